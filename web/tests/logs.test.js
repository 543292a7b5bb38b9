// Logs are judged as the native program judges them, and converted: good ones of every variant, broken ones, and such as
// somebody's hand slipped over.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { dice } from "./support/dice.js";
import { many, packed, program, root, run } from "./support/native.js";

const variants = JSON.parse(run(program, ["rules", "list", "--json"]).output).variants.map(({ name }) => name);
const count = many ? 10_000 : 100;

function holdTogether(words, input) {
  const native = run(program, words, input);
  const here = run(process.execPath, [packed, ...words], input);
  assert.equal(here.output, native.output);
  assert.equal(here.errors, native.errors);
  assert.equal(here.code, native.code);
  return native;
}

const generated = (rules) =>
  run(program, ["generate", "--rules", rules, "--count", String(count), "--deals", "1", "--to", "ndjson"]).output;

// Some lines with a sign left out, put twice, or in place of another.
function slipped(text, roll) {
  const lines = text.split("\n");
  return lines
    .map((line) => {
      if (line === "" || roll(3) === 0) return line;
      const at = roll(line.length);
      return line.slice(0, at) + ["", line[at] + line[at], line[roll(line.length)]][roll(3)] + line.slice(at + 1);
    })
    .join("\n");
}

for (const rules of variants)
  test(`${rules}: ${count} logs`, () => {
    const logs = generated(rules);
    holdTogether(["validate", "--json", "--all", "-"], logs);
    holdTogether(["validate", "--json", "-"], slipped(logs, dice(7)));
    const text = holdTogether(["convert", "--to", "text", "-"], logs).output;
    holdTogether(["convert", "--to", "ndjson", "-"], text);
    holdTogether(["validate", "--json", "-"], slipped(text, dice(8)));
  });

test("the generated games of the corpus, good and broken", () => {
  for (const name of ["games.ndjson", "broken.ndjson"])
    holdTogether(["validate", "--json", "--questions", "-"], readFileSync(join(root, "corpus", "generated", name), "utf8"));
});

test("the games of the corpus, good and broken", () => {
  holdTogether(["validate", "--all", "corpus/games"]);
  holdTogether(["validate", "--json", "corpus/broken-games"]);
});

test("the corpus itself, and its fixtures", () => {
  holdTogether(["corpus", "run", "--all", "--json"]);
});

test("what the program leaves behind of the corpus it says", () => {
  const folder = mkdtempSync(join(tmpdir(), "casino-"));
  const unpacked = run(process.execPath, [packed, "corpus", "unpack", folder]);
  assert.equal(unpacked.errors, "casino: corpus unpack: not in this program, and not written: broken-games, fixtures, games, generated, studies\n");
  assert.equal(unpacked.code, 3);
  const exported = run(process.execPath, [packed, "corpus", "export", mkdtempSync(join(tmpdir(), "casino-"))]);
  assert.equal(exported.errors, "casino: corpus export: not in this program, and not written: broken-games, fixtures, games\n");
  assert.equal(exported.code, 3);
});
