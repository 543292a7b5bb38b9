// The parts of the page that need no page, as the build makes them: links, places of faults, edits, drawings, repairs, reports.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { deflateRawSync } from "node:zlib";

import { build } from "vite";

import { casino } from "casino-oracle/program";
import { load } from "casino-oracle";

import { packed as packedByOthers } from "./support/links.js";

const root = join(import.meta.dirname, "..");
const parts = { packed: "link/packed.ts", faults: "notation/faults.ts", edit: "position/edit.ts", candidates: "position/candidates.ts", repair: "game/repair.ts", recording: "game/recording.ts", echoes: "notation/echoes.ts", reports: "conform/reports.ts", names: "cards/names.ts", drawn: "table/drawn.js" };
const made = {};

before(async () => {
  const entry = Object.fromEntries(Object.entries(parts).map(([name, file]) => [name, join(root, "src", file)]));
  const { output } = await build({ root, configFile: false, logLevel: "error", publicDir: false, build: { write: true, outDir: "dist-parts", lib: { entry, formats: ["es"] }, minify: false } }).then((all) => all[0]);
  for (const chunk of output) if (chunk.isEntry) made[chunk.name] = await import(join(root, "dist-parts", chunk.fileName));
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

test("the largest position fits into a link", async () => {
  const [game] = await casino.generate({ rules: "swazi", seats: 4, seed: 2, deals: 1 });
  const shown = await casino.run(["show", "--json", "log"], { files: { log: `${JSON.stringify(game)}\n` } });
  const drawings = shown.output.split("\n").filter(Boolean).map((line) => JSON.parse(line).table).filter(Boolean);
  const longest = Math.max(...drawings.map((text) => made.packed.packed([1, {}, made.drawn.readDrawing(text).position, "", []]).length));
  assert.ok(longest < 2_000, `${longest} letters`);
});

test("a fault has its place, and what was probably meant", async () => {
  const oracle = await load("royal");
  const text = "table 9H 11D\nhnad N: 9S ♠";
  const faults = made.faults.faultsOf(oracle.show(text).errors);
  const places = faults.map((fault) => text.slice(...Object.values(made.faults.rangeOf(text, fault))));
  assert.deepEqual(places.slice(0, 2), ["11D", "hnad"]);
  assert.equal(faults[1].nearest, "hand");
});

test("edits are such as the oracle reads", async () => {
  const { put, taken, built, unbuilt } = made.edit;
  const oracle = await load("royal");
  const read = (position) => {
    const shown = oracle.show(position);
    assert.ok(shown.text, JSON.stringify(shown.errors));
    return shown.text;
  };
  const start = oracle.show("table 5C 4D 2S [6C 3C]=9 of S; hand N: 9H +2; pile S: 5D > {JC 10C} > +3; to act N").position;
  assert.match(read(put(start, "KH", "hand N")), /hand N: 9H KH \+2/);
  assert.match(read(put(start, "9H", "table")), /table 2S 4D 5C 9H /);
  assert.match(read(put(start, "KH", "pile S")), /pile S: .*KH/);
  assert.match(read(put(start, "KH", "pile N")), /pile N: KH/);
  assert.doesNotMatch(read(taken(start, "JC")), /JC/);
  assert.match(read(built(start, ["5C", "4D"], 9, "N")), /\[4D 5C\]=9 of N/);
  assert.match(read(unbuilt(start, ["6C", "3C"])), /table 2S 3C 4D 5C 6C/);
});

test("what the program draws is read back as the position that it drew", async () => {
  for (const [rules, seats] of [["royal", 2], ["swazi", 3], ["sotho", 4], ["tuxedo", 5]]) {
    const oracle = await load({ rules, seats });
    const [game] = await casino.generate({ rules, seats, seed: 5, deals: 1 });
    const shown = await casino.run(["show", "--json", "log"], { files: { log: `${JSON.stringify(game)}\n` } });
    const tables = shown.output.split("\n").filter(Boolean).map((line) => JSON.parse(line).table).filter(Boolean);
    assert.ok(tables.length > 20);
    for (const table of tables) {
      const { position } = made.drawn.readDrawing(table);
      const read = oracle.show(position);
      assert.ok(read.text, `${table}\n${position}\n${JSON.stringify(read.errors)}`);
      const again = await drawnAgain(rules, seats, read.text, table);
      assert.equal(again, table);
    }
  }
});

const sample = new Map();
/** Each twentieth drawing is drawn again by the program, which takes its time. */
async function drawnAgain(rules, seats, position, table) {
  const count = (sample.get(rules) ?? 0) + 1;
  sample.set(rules, count);
  if (count % 20 !== 1) return table;
  const { output } = await casino.run(["show", "--rules", rules, "--seats", String(seats), position]);
  return output.trimEnd();
}

test("slips are mended where the program says", async () => {
  const broken = "rules anglo-american, 2 players\ndeal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D KH AS\nhand S: 2S 7D JC 8C\nN: build 9: 4D on 5C\nS: 8C takes 8H 5C 3S\n";
  const json = JSON.parse(await casino.convert(broken, "json"));
  const [repairs] = await casino.repair(broken);
  assert.ok(repairs.length >= 3);
  for (const repair of repairs.filter(({ holds }) => holds)) {
    const { logs } = await casino.validate(made.repair.mended(json, repair));
    assert.equal(logs[0].verdict, "holds", repair.text);
  }
  assert.equal(made.repair.mended(json, { text: "", holds: true, pointer: "/deals/0/dealer", dealer: "N" }).deals[0].dealer, "N");
});

test("a turn is written anew in its place", () => {
  const { withTurn, withLine, untilFirstTurn } = made.recording;
  const log = "rules royal, 2 players\nplayer N: Anna\n\ndeal 1, dealer S\nhand N: 2S\nN: trail 2S\nS: trail 3S\n\ndeal 2, dealer N\nS: trail 4S\n";
  assert.equal(withTurn(log, 1, 2, "S: trail 5S"), log.replace("S: trail 3S", "S: trail 5S"));
  assert.equal(withTurn(log, 2, 1, "S: trail 5S"), log.replace("S: trail 4S", "S: trail 5S"));
  assert.equal(withTurn(log, 3, 1, "S: trail 5S"), log);
  assert.equal(withLine("a\n\n", "b"), "a\nb\n");
  assert.equal(untilFirstTurn(log), "rules royal, 2 players\nplayer N: Anna\n\ndeal 1, dealer S\nhand N: 2S\n");
});

test("which turns a choice can be", async () => {
  const { legalWith, guesses } = made.candidates;
  const oracle = await load("royal");
  const told = "table 5C 4D 9H; hand N: 9S 2S; to act N";
  const { turns } = oracle.moves(told);
  const exact = legalWith(turns, new Set(["9S", "9H"])).filter(({ isExact }) => isExact);
  assert.deepEqual(exact.map(({ text }) => text), ["N: 9S takes 9H"]);
  assert.ok(legalWith(turns, new Set(["9S"])).length > 2);
  const { position } = oracle.show(told);
  assert.deepEqual(guesses(position, new Set(["2S"])), ["trail 2S"]);
  assert.deepEqual(guesses(position, new Set(["2S", "5C"])), ["2S takes 5C", "build: 2S on 5C"]);
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
