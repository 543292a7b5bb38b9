// The parts of the page that speak the oracle's language, held to what it says: faults, edits, drawings, repairs, turns.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { load } from "casino-oracle";
import { casino } from "casino-oracle/program";

import { pageOf } from "../build/pages.js";
import { partsOf } from "./support/parts.js";

let made;
before(async () => {
  made = await partsOf({ packed: "link/packed.ts", faults: "notation/faults.ts", edit: "position/edit.ts", candidates: "position/candidates.ts", repair: "game/repair.ts", drawn: "table/drawn.js" });
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
  const african = (await load({ rules: "south-african", seats: 2 })).show("table [3C 5C]=8 of S; hand S: 7D 8S; pile S: AD; to act S").position;
  assert.ok(guesses(african, new Set(["7D", "AD", "3C", "5C"])).includes("7D takes S:AD [3C 5C]"));
});

test("each step of a log has a position that says all that is known", async () => {
  const partners = `rules swazi, 4 players
deal
position table 7D AD [4S 5S]=9 of S; hand S: 9S 7S KC; hand E: 9H 9D KD; hand N: 2H JH KH 8D; hand W: 2C QC KS 7H; to act E; dealer S
E: 9H takes [9]
`;
  const last = async (log) => {
    const { output } = await casino.run(["show", "--json", "log"], { files: { log } });
    return output.split("\n").filter(Boolean).map((line) => JSON.parse(line).position).filter(Boolean).at(-1);
  };
  const swazi = await load({ rules: "swazi", seats: 4 });
  assert.equal(swazi.judge(await last(partners), "build 9: 2H on 7D, for partner").verdict, "legal");
  const crazy = `rules crazy\ndeal\nposition table [4C 8C]=12 of S; hand S: 3C QS; stock none; to act S; dealer N\n`;
  assert.equal((await load("crazy")).judge(await last(crazy), "trail 3C").verdict, "legal");
  for (const [rules, seats] of [["royal", 2], ["swazi", 3], ["sotho", 4], ["tuxedo", 5], ["south-african", 2]]) {
    const oracle = await load({ rules, seats });
    const [game] = await casino.generate({ rules, seats, seed: 9, deals: 1 });
    const { output } = await casino.run(["show", "--json", "log"], { files: { log: `${JSON.stringify(game)}\n` } });
    const positions = output.split("\n").filter(Boolean).map((line) => JSON.parse(line).position).filter(Boolean);
    assert.ok(positions.length > 20);
    for (const position of positions) assert.equal(oracle.show(position).text, position);
  }
});

const verdictOf = (answer) => /^(?:legal|illegal|undetermined)/.exec(answer)?.[0];
const asValue = (text) => (/^-?\d+$/.test(text) ? Number(text) : text);

test("a witness opens by the rules by which it was answered, and so does a case in which readings part", async () => {
  let [asked, parted] = [0, 0];
  for (const { partings = [], witnesses = [] } of (await casino.questions()).questions)
    for (const { rules, options, position, turn, answers } of [...partings, ...witnesses]) {
      if (!position || !turn) continue;
      const [, variant, seats] = /^(\S+) \((\d)\)/.exec(rules);
      for (const { setting, answer } of answers) {
        const verdict = verdictOf(answer);
        if (!verdict) continue;
        const own = Object.fromEntries(Object.entries(options ?? {}).map(([name, value]) => [name, asValue(value)]));
        const set = Object.fromEntries(setting.split(" ").map((one) => one.split("=")).map(([name, value]) => [name, asValue(value)]));
        const oracle = await load({ variant, seats: Number(seats), options: { ...own, ...set } });
        assert.equal(oracle.judge(position, turn).verdict, verdict, `${rules}: ${position}: ${turn}, ${setting}`);
        asked += 1;
        parted += partings.some((one) => one.answers === answers);
      }
    }
  assert.ok(asked > 200 && parted > 50, `${asked}, ${parted}`);
});

test("an example of a page opens with the verdict that stands below it", async () => {
  let asked = 0;
  for (const game of JSON.parse((await casino.run(["rules", "list", "--json"])).output).variants) {
    const blocks = await pageOf(game);
    for (const [at, block] of blocks.entries()) {
      if (block.kind !== "example" || block.turn.includes(";")) continue;
      const below = blocks[at + 1]?.kind === "paragraph" ? blocks[at + 1].text.find(([kind]) => kind === "b")?.[1] : undefined;
      const verdict = verdictOf((below ?? "").toLowerCase());
      if (!verdict) continue;
      const oracle = await load({ variant: block.rules, seats: block.seats, ...(block.options && { options: block.options }) });
      assert.equal(oracle.judge(block.text, block.turn).verdict, verdict, `${block.rules}: ${block.text}: ${block.turn}`);
      asked += 1;
    }
  }
  assert.ok(asked > 200, `${asked}`);
});
