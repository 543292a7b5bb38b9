// The parts of the page that need neither a page nor the oracle: links, places of faults, completion, logs, reports.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { deflateRawSync } from "node:zlib";

import { packed as packedByOthers } from "./support/links.js";
import { partsOf } from "./support/parts.js";

let made;
before(async () => {
  made = await partsOf({ packed: "link/packed.ts", faults: "notation/faults.ts", cards: "notation/cards.ts", recording: "game/recording.ts", echoes: "notation/echoes.ts", reports: "conform/reports.ts", history: "conform/history.ts", names: "cards/names.ts" });
});

test("a link holds whatever is packed, and nothing else is taken for one", () => {
  const { packed, unpacked } = made.packed;
  const values = [null, [1, "♠ 10D", { a: [] }], "x".repeat(65_536), { deep: [[[[[]]]]] }, Array.from({ length: 52 }, (_, at) => [`table ${at}`, "N: trail 9S"])];
  for (const value of values) {
    assert.deepEqual(unpacked(packed(value)), value);
    assert.match(packed(value), /^[\w-]+$/);
    assert.deepEqual(unpacked(packedByOthers(value)), value);
  }
  const whole = packed([1, "a position"]);
  for (const letters of ["", "a", "AAAA", "%", "ä", whole.slice(0, -3), "_".repeat(999)]) assert.throws(() => unpacked(letters), `${letters} is taken for a link`);
  const bomb = deflateRawSync(Buffer.alloc(64 << 20, 0x20)).toString("base64url");
  assert.throws(() => unpacked(bomb), /more than a page holds/);
});

test("a turn is written anew in its place", () => {
  const { withTurn, withLine, untilFirstTurn } = made.recording;
  const log = "rules royal, 2 players\nplayer N: Anna\n\ndeal 1, dealer S\nhand N: 2S\nN: trail 2S\nS: trail 3S\n\ndeal 2, dealer N\nS: trail 4S\n";
  assert.equal(withTurn(log, 1, 2, "S: trail 5S"), log.replace("S: trail 3S", "S: trail 5S"));
  assert.equal(withTurn(log, 2, 1, "S: trail 5S"), log.replace("S: trail 4S", "S: trail 5S"));
  assert.equal(withTurn(log, 3, 1, "S: trail 5S"), log);
  assert.equal(withTurn(log.replace("S: trail 3S", "S: trail 3S  # slowly"), 1, 2, "S: trail 5S"), log.replace("S: trail 3S", "S: trail 5S  # slowly"));
  assert.equal(withLine("a\n\n", "b"), "a\nb\n");
  assert.equal(untilFirstTurn(log), "rules royal, 2 players\nplayer N: Anna\n\ndeal 1, dealer S\nhand N: 2S\n");
});

test("reports: what is none is refused, what breaks off tells what it has", () => {
  const { readReport, rightOf } = made.reports;
  const text = readFileSync(join(import.meta.dirname, "reports", "first-run.ndjson"), "utf8");
  const report = readReport("x", text);
  assert.equal(report.mistakes.length, 1);
  assert.deepEqual(rightOf(report.byClause["AA-TRL-3"]).right < rightOf(report.byClause["AA-TRL-3"]).all, true);
  const partial = readReport("x", text.split("\n").slice(0, 4).join("\n"));
  assert.equal(partial.isWhole, false);
  for (const none of ["", "{}", "[]", "nothing", '{"run":7}', '{"run":{"format":"casino-conform/9"}}']) assert.throws(() => readReport("x", none));
});

test("what comes back late is not written over what was typed since; all else is written", () => {
  const echoes = new made.echoes.Echoes();
  for (const text of ["t", "ta", "tab"]) echoes.tell(text);
  assert.deepEqual(["t", "tab", "t", "other"].map((value) => echoes.isEcho(value)), [true, true, false, false]);
});

test("cards have names, and packs their cards", () => {
  assert.equal(made.names.nameOf("10D"), "ten of diamonds");
  assert.equal(made.names.nameOf("R10"), "red 10");
  assert.deepEqual(["standard52", "no_pictures40", "rook40"].map((kind) => made.names.packOf(kind).flat().length), [52, 40, 40]);
});

const pack = ["S", "H", "D", "C"].flatMap((suit) => ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"].map((rank) => rank + suit));
/** What is offered where the text has a stroke. */
const offered = (kind, marked, there) => {
  const at = marked.indexOf("|");
  return made.cards.completed(kind, marked.replace("|", ""), at, { pack, ...(there && { there }) })?.cards;
};

test("where cards are laid out, those are offered that lie nowhere yet", () => {
  assert.deepEqual(offered("position", "table 9H 4C; hand N: 9|\npile S: 9D"), ["9S", "9C"]);
  assert.deepEqual(offered("position", "table 1|0S"), ["10S", "10H", "10D", "10C"]);
  assert.deepEqual(offered("position", "table [5C 4d]=9 of N [4|"), ["4S", "4H", "4C"]);
  for (const none of ["table [5C 4D]=9|", "table 9H; stock 4|", "sweeps N 3|", "hand N: 9H +2|", "table 9H|", "dealing 2|"]) assert.equal(offered("position", none), undefined, none);
});

test("in a turn, those are offered that lie there", () => {
  const there = ["9S", "9H", "4D", "KC"];
  assert.deepEqual(offered("turn", "9|", there), ["9S", "9H"]);
  assert.deepEqual(offered("turn", "9S takes 4D k|", there), ["KC"]);
  assert.deepEqual(offered("turn", "N: 4|", there), ["4D"]);
  for (const value of ["build 9|", "raise [9] with 4D to 1|", "add 4D to 9H at 1|", "AS=1|"]) assert.equal(offered("turn", value, there), undefined, value);
});

test("in a log, a deal uses the pack anew", () => {
  const log = "rules royal, 2 players\n\ndeal 1\ntable 9H\nhand N: 9S\nN: trail 9|\n\ndeal 2\ntable 9H 9C\nhand N: 9D\n";
  assert.deepEqual(offered("log", log), ["9H", "9S"]);
  assert.deepEqual(offered("log", log.replace("9|", "9S").replace("hand N: 9D", "hand N: 9|")), ["9S", "9D"]);
  for (const none of ["deal 1|", "dealing 1|", "total N 1|", "rules royal, 2|"]) assert.equal(offered("log", `${log.replace("|", "")}${none}`), undefined, none);
});

test("a fault in JSON is marked where its value stands, or its key", () => {
  const { rangeOf, faultsOf } = made.faults;
  const marked = (text, fault) => text.slice(...Object.values(rangeOf(text, fault)));
  const log = '{"play": [{"seat":"N","steps":[{"do":"trail","hand":["11C","}{"]}]},\n  {"seat":"S"}]}';
  assert.equal(marked(log, { line: 1, column: log.indexOf('"11C"') + 1, found: "11C" }), "11C");
  assert.equal(marked(log, { line: 1, column: 11 }), '{"seat":"N","steps":[{"do":"trail","hand":["11C","}{"]}]}');
  const [key] = faultsOf([{ pointer: "/play/1/saet", found: 'the key "saet"', expected: "a key of a turn; the nearest is seat" }]);
  assert.equal(key.nearest, "seat");
  assert.equal(marked('{"play": [{"saet": "N"}]}', { ...key, line: 1, column: 12 }), "saet");
  assert.equal(marked(log, { line: 2, column: 3 }), '{"seat":"S"}');
  assert.equal(marked('{"deals": 17, "a": {\n"b": 1', { line: 1, column: 11 }), "17");
  assert.equal(marked('{"deals": 17, "a": {\n"b": 1', { line: 1, column: 20 }), "{");
});

test("the nearest word is found where something else is said behind it", () => {
  const expected = 'what is done with them: takes, trails; the nearest is takes; legal with 5C 8S: "N: 8S takes 5C" (line 1, column 4 of the text)';
  assert.deepEqual(made.faults.faultsOf([{ found: '"tkaes"', expected }]).map(({ nearest, column }) => [nearest, column]), [["takes", 4]]);
});

test("the runs of a program: what is wrong since, and what no longer", () => {
  const { readReport } = made.reports;
  const { historiesOf } = made.history;
  const read = (name, change = (text) => text) => readReport(name, change(readFileSync(join(import.meta.dirname, "reports", name), "utf8")));
  const first = read("first-run.ndjson");
  const second = read("second-run.ndjson");
  const other = read("second-run.ndjson", (text) => text.replaceAll("a small engine", "another"));
  assert.deepEqual(historiesOf([first, other]), []);
  const [{ program, runs }, ...more] = historiesOf([first, other, second]);
  assert.equal(more.length, 0);
  assert.equal(program, "a small engine");
  assert.equal(first.wrong.size, 15);
  assert.deepEqual(runs.map(({ broken, mended }) => [broken.length, mended.length]), [[0, 0], [0, 15]]);
  assert.deepEqual(historiesOf([second, first])[0].runs.map(({ broken, mended }) => [broken.length, mended.length]), [[0, 0], [15, 0]]);
  const brokenOff = read("first-run.ndjson", (text) => text.split("\n").slice(0, 4).join("\n"));
  assert.deepEqual(historiesOf([second, brokenOff])[0].runs[1].broken, []);
});
