// `npx casino-oracle` is the program: each golden test of the native one holds (tests/cli/golden), but for those of the verbs
// that start other programs.

import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import assert from "node:assert/strict";

import { packed, root, run } from "./support/native.js";

// Under this name it stands in the commands.
const folder = join(root, "build", "web", "program");
mkdirSync(folder, { recursive: true });
const program = join(folder, "casino");
writeFileSync(program, `#!/bin/sh\nexec node "${packed}" "$@"\n`);
chmodSync(program, 0o755);

const golden = join(root, "tests", "cli", "golden");
const needsProcesses = new Set(["conform"]);

for (const verb of readdirSync(golden).filter((name) => !needsProcesses.has(name)))
  test(verb, async (context) => {
    for (const name of readdirSync(join(golden, verb)).filter((name) => existsSync(join(golden, verb, name, "command"))))
      await context.test(name, () => {
        const { code, output, errors } = run(join(root, "tests", "cli", "run_golden"), [program, join(golden, verb, name)], "", root, 60_000);
        assert.equal(code, 0, output + errors);
      });
  });
