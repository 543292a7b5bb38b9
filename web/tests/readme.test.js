// What the README promises comes.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { load } from "casino-oracle";

import { root } from "./support/native.js";

const text = readFileSync(join(root, "web", "oracle", "README.md"), "utf8");

/** The examples below a heading, one after the other; without one, those before the first. */
const examples = (heading) => {
  const section = heading ? text.split(`## ${heading}\n`)[1] : text;
  return [...section.split(/^## /m)[0].matchAll(/```js\n([^]*?)```/g)].map(([, code]) => code).join("");
};

const { NODE_TEST_CONTEXT: _, ...env } = process.env; // as from a shell
const run = (code) => spawnSync(process.execPath, ["--input-type=module", "-e", code], { cwd: join(root, "web"), env, encoding: "utf8" });

test("examples run as they stand", () => {
  const first = run(`${examples()}\nconsole.log(turns.length);`);
  assert.match(first.stdout, /found "11H", expected a card/, first.stderr);
  assert.match(first.stdout, /\n[1-9]\d*\n$/, first.stderr);
  const games = run(`${examples("Games, rules and random play")}\nconsole.log(logs[0].verdict, code, page.slice(0, 2));`);
  assert.equal(games.stdout, "holds 0 # \n", games.stderr);
  const tested = run(examples("In tests"));
  assert.match(tested.stdout, /pass 1\b/, tested.stderr);
});

test("verdicts", async () => {
  const [, rules] = /const casino = await load\("([\w-]+)"\)/.exec(text);
  const casino = await load(rules);
  const promises = [...text.matchAll(/^casino\.judge\("(.*)", "(.*)"\); \/\/ \{ verdict: "(\w+)"/gm)];
  assert.notEqual(promises.length, 0);
  for (const [line, position, turn, verdict] of promises) assert.equal(casino.judge(position, turn).verdict, verdict, line);
});
