// What the package promises in its README, beside the answers themselves.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { isUnusable, load, sentence, usable, UnusableRequest, UnusableRules } from "casino-oracle";

import { root } from "./support/native.js";

const casino = await load();
const build = "table [5C 4D]=9 of N; hand N: 9H 6C";

test("a turn is judged, and by other rules", () => {
  assert.equal(casino.judge(build, "trail 6C").verdict, "illegal");
  assert.deepEqual(casino.judge(build, "trail 6C").violations.map(({ clause }) => clause), ["AA-TRL-3"]);
  assert.equal(casino.judge(build, "trail 6C", { rules: { options: { "trail.owning_build": "allowed" } } }).verdict, "legal");
});

test("a position is judged, listed, scored, shown and drawn", () => {
  assert.equal(casino.judge(build).verdict, "legal");
  assert.deepEqual(casino.moves("table 9H; hand N: 9C").turns.map(({ text }) => text), ["N: trail 9C", "N: 9C takes 9H"]);
  assert.equal(casino.show("table 9H; hand N: 9C").text.includes("9H"), true);
  assert.match(casino.picture("table 9H; hand N: 9C").svg, /^<svg /);
  assert.equal(casino.scoreCaptured({ sides: { N: { count: 52 }, S: { count: 0 } } }).total.N > 0, true);
  assert.equal(casino.scoreMatch({ totals: { N: 15, S: 3 }, deals: [] }).match.totals.N, 15);
});

test("an ID comes back", () => {
  assert.equal(casino.request({ verb: "judge", id: 7, position: build, turn: "trail 6C" }).id, 7);
});

test("rules have seats, options, and clauses that are off", async () => {
  const lenient = await load({ options: { "trail.owning_build": "allowed" } });
  assert.equal(lenient.judge(build, "trail 6C").verdict, "legal");
  const without = await load({ rules: "anglo-american", seats: 4, off: ["AA-TRL-3"] });
  assert.equal(without.judge(build, "trail 6C").verdict, "legal");
});

test("rules in JSON are loaded, and not the usual ones in their place", async () => {
  const ofSwazi = await load({ variant: "swazi", seats: 3, options: { "trail.owning_build": "allowed" } });
  const swazi = await load({ rules: "swazi", seats: 3, options: { "trail.owning_build": "allowed" } });
  const asked = JSON.stringify({ position: "table 9H; hand N: 9S 4D; to act N" });
  assert.equal(ofSwazi.ask("moves", asked), swazi.ask("moves", asked));
  assert.notEqual(ofSwazi.ask("moves", asked), casino.ask("moves", asked));
});

test("what cannot be used is answered with its place and the nearest name", () => {
  const answer = casino.moves("table 11H");
  assert.ok(isUnusable(answer));
  const [error] = answer.errors;
  assert.deepEqual([error.pointer, error.line, error.found], ["/position", 1, '"11H"']);
  assert.match(sentence(error), /^\/position: found "11H", expected a card/);
  assert.ok(isUnusable(casino.request({ verb: "guess", position: build })));
  assert.throws(() => casino.ask("judge", "\0"), TypeError);
});

test("a usable answer is that; another is thrown, with its errors", () => {
  assert.equal(usable(casino.judge(build, "trail 6C")).verdict, "illegal");
  assert.equal(usable("text"), "text");
  const isWhy = (error) => error instanceof UnusableRequest && /expected a card/.test(error.message);
  assert.throws(() => usable(casino.moves("table 11H")), isWhy);
});

test("rules that there are not", async () => {
  for (const none of [5, null, [], true, { variants: "royal" }, { rules: "royal", seats: 99 }, { rules: 5, seats: 2 }])
    await assert.rejects(load(none), UnusableRules, JSON.stringify(none));
  await assert.rejects(load("swasi"), (error) => error instanceof UnusableRules && /the nearest is swazi/.test(error.message));
});

test("the library from bytes, from a URL, compiled before", async () => {
  const file = new URL("../oracle/dist/casino.wasm", import.meta.url);
  const bytes = readFileSync(file);
  for (const wasm of [bytes, file, file.pathname, await WebAssembly.compile(bytes), new Response(bytes)])
    assert.equal((await load({ wasm })).judge(build, "trail 6C").verdict, "illegal");
});

test("many rules at once, and an answer of many turns", async () => {
  const all = await Promise.all(["royal", "swazi", "sotho", "dominican"].map((rules) => load(rules)));
  for (const one of all) assert.match(one.show("table 9H").text, /9H/);
  const many = casino.moves("table AC 2C 3C 4C 5C 6C 7C 8C 9C 10C AD 2D 3D; hand N: 4S 9S 10S KS");
  assert.ok(many.turns.length > 50);
});

test("the version is that of the project", () => {
  const [, version] = /VERSION ([0-9.]+)/.exec(readFileSync(`${root}CMakeLists.txt`, "utf8").split("project(")[1]);
  assert.equal(JSON.parse(readFileSync(`${root}web/oracle/package.json`, "utf8")).version, version);
});
