// The program with files in memory says what the native one says, and its verbs as functions.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { isUnusable } from "casino-oracle";
import { casino, programFrom } from "casino-oracle/program";

import { program, root, run } from "./support/native.js";

const broken = readFileSync(join(root, "corpus", "generated", "broken.ndjson"), "utf8").split("\n").slice(0, 20).join("\n");

// What was found in studies the native program alone has with it.
const withoutStudies = (output) => output.replace(/,?"studied":\[[^\]]*\]/g, "");

for (const [words, input] of [
  [["--version"]],
  [["validate", "--help"]],
  [["validate", "--json", "-"], broken],
  [["convert", "--to", "text", "-"], broken],
  [["generate", "--rules", "sotho", "--count", "3"]],
  [["generate", "--break", "AA-TRL-3", "--count", "3"]],
  [["judge", "--full", "--json", "table [5C 4D]=9 of N; hand N: 9H 6C", "trail 6C"]],
  [["judge", "table 11H", "trail 6C"]],
  [["perft", "--depth", "3", "table 5C 3D; hand N: 8S 2C; hand S: 9H 4D"]],
  [["compare", "royal", "dominican", "--json"]],
  [["distinguish", "royal", "dominican", "--json"]],
  [["rules", "questions", "--json"]],
  [["rules", "page", "swazi"]],
  [["corpus", "list", "--json"]],
  [["corpus", "coverage"]],
  [["no", "such", "verb"]],
])
  test(`casino ${words.join(" ")}`, async () => {
    const native = run(program, words, input);
    const here = await casino.run(words, { input });
    assert.deepEqual(here, { ...native, output: withoutStudies(native.output) });
  });

test("validate, repair and infer rules", async () => {
  const { logs, summary } = await casino.validate(broken, { all: true });
  assert.equal(logs.length, summary.logs);
  assert.ok(logs.some(({ verdict, problems }) => verdict === "does_not_hold" && problems[0].message.length > 0));
  const repairs = await casino.repair(broken);
  assert.equal(repairs.length, logs.length);
  assert.ok(repairs.some((some) => some?.length > 0));
  const [game] = await casino.generate({ rules: "swazi", seats: 3, seed: 7, deals: 1 });
  assert.equal((await casino.validate(game)).logs[0].verdict, "holds");
  const fitting = (await casino.inferRules([game])).filter(({ fits }) => fits).map(({ variant }) => variant);
  assert.deepEqual(fitting, ["swazi"]);
  assert.ok(isUnusable(await casino.inferRules("nonsense")));
});

test("convert", async () => {
  const text = await casino.convert(broken, "text");
  assert.match(text, /^casino-log\/1\n/);
  const back = await casino.convert(text, "ndjson");
  assert.equal(back, await casino.convert(broken, "ndjson"));
  const refused = await casino.convert("casino-log/1\nrules swasi\n", "json");
  assert.ok(isUnusable(refused) && /nearest is swazi/.test(JSON.stringify(refused)));
});

test("rules", async () => {
  assert.equal((await casino.distinguish("royal", "dominican")).differ, true);
  assert.ok((await casino.compare("royal", "dominican")).at.length > 0);
  assert.ok((await casino.questions()).questions.length > 50);
  assert.match(await casino.rulesPage("swazi"), /^# /);
  assert.ok(isUnusable(await casino.rulesPage("swasi")));
  assert.ok((await casino.explain("table [5C 4D]=9 of N; hand N: 9H 6C", "trail 6C")).would_change.length > 0);
});

test("files that a run writes come back where they are wanted; a module that is compiled already does", async () => {
  const module = await WebAssembly.compile(readFileSync(join(root, "web", "oracle", "dist", "program.wasm")));
  const words = ["judge", "--save", "kept", "--id", "ours", "table 6H; hand N: 6C", "trail 6C"];
  const { code, files } = await programFrom(module).run(words, { wanted: ["kept/ours.json", "kept/none.json"] });
  assert.equal(code, 0);
  assert.deepEqual(Object.keys(files), ["kept/ours.json"]);
  assert.equal(JSON.parse(files["kept/ours.json"]).format, "casino-cases/1");
});
