// What the README promises comes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { load } from "casino-oracle";

import { root } from "./support/native.js";

test("verdicts", async () => {
  const text = readFileSync(join(root, "web", "oracle", "README.md"), "utf8");
  const [, rules] = /const casino = await load\("([\w-]+)"\)/.exec(text);
  const casino = await load(rules);
  const promises = [...text.matchAll(/^casino\.judge\("(.*)", "(.*)"\); \/\/ \{ verdict: "(\w+)"/gm)];
  assert.notEqual(promises.length, 0);
  for (const [line, position, turn, verdict] of promises) assert.equal(casino.judge(position, turn).verdict, verdict, line);
});
