// One test that passes as long as the engine plays by the rules, and else one that fails for each of its mistakes.

import { conformanceTests } from "casino-oracle/conform";
import { test } from "vitest";

import { score } from "./engine.js";

await conformanceTests(test, { name: "the small engine", score }, { rules: "anglo-american", count: 300 });
