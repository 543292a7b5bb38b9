// Engines as functions: one that plays by the rules has no mistake, and each mistake that is planted is found as one.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { before, test } from "node:test";

import { load } from "casino-oracle";
import { conform, conformanceTests } from "casino-oracle/conform";

import { root } from "./support/native.js";

let casino;
before(async () => {
  casino = await load();
});

// Plays as the rules say, asked of the library.
const honest = {
  name: "an honest engine",
  judge: (position, turn, rules) => casino.judge(position, turn, { rules }).verdict,
  moves: (position, rules) => casino.moves(position, { rules }).turns.map(({ turn }) => turn),
  apply: async (position, turn, rules) => casino.judge(position, turn, { rules }).after,
  score: (captured, rules) => casino.scoreCaptured(captured, { rules }).total,
};
const wanted = { rules: "anglo-american", count: 100 };

test("an honest engine has no mistakes", async () => {
  const { mistakes, holds, summary } = await conform(honest, wanted);
  assert.deepEqual(mistakes, []);
  assert.ok(holds, JSON.stringify(summary));
});

const doing = (turn, kind) => turn.steps?.some((step) => step.do === kind);

const planted = {
  "the owner of a build may trail": {
    judge: (position, turn, rules) => casino.judge(position, turn, { rules: { ...rules, off: ["AA-TRL-3"] } }).verdict,
  },
  "everybody has a point too many": {
    score: (captured, rules) =>
      Object.fromEntries(Object.entries(honest.score(captured, rules)).map(([side, points]) => [side, points + 1])),
  },
  "what is trailed is gone": {
    apply: async (position, turn, rules) => {
      const after = await honest.apply(position, turn, rules);
      return doing(turn, "trail") ? { ...after, loose: position.loose ?? [] } : after;
    },
  },
  "builds are not listed": { moves: (position, rules) => honest.moves(position, rules).filter((turn) => !doing(turn, "build")) },
  "it throws at a raise": {
    judge: (position, turn, rules) => {
      if (doing(turn, "raise")) throw new RangeError("no raise");
      return honest.judge(position, turn, rules);
    },
  },
};

for (const [name, wrong] of Object.entries(planted))
  test(`found: ${name}`, async () => {
    const { mistakes, holds } = await conform({ name, ...wrong }, wanted);
    assert.ok(!holds && mistakes.length >= 1, "nothing was found");
    for (const { text, title } of mistakes) assert.ok(text.includes("again:\nimport { conform }") && title.length > 0);
    assert.equal(new Set(mistakes.map(({ title }) => title)).size, mistakes.length);
    if (name.startsWith("the owner")) assert.ok(mistakes.some(({ text }) => text.includes("AA-TRL-3")), mistakes[0].text);
    if (name.startsWith("it throws")) assert.ok(mistakes.some(({ found }) => found.includes("RangeError: no raise")));
  });

test("a failing test for each, and one that asks it again", async () => {
  const wrong = { name: "an engine", ...planted["the owner of a build may trail"] };
  const bodies = [];
  await conformanceTests((name, body) => bodies.push([name, body]), wrong, wanted);
  const [[name, body]] = bodies;
  assert.match(name, /^an engine: judge: expected illegal by AA-TRL-3, found legal/);
  assert.throws(body, /table /);
  const [{ ids }] = (await conform(wrong, wanted)).mistakes;
  assert.equal((await conform(wrong, { ...wanted, cases: ids.slice(0, 1) })).mistakes.length, 1);
});

test("reasons are those of the rules that were wanted, and none but what breaks them", async () => {
  const { mistakes } = await conform({ name: "everything goes", judge: () => true }, { rules: "swazi", seats: 3, count: 60 });
  const swazi = await load({ rules: "swazi", seats: 3 });
  for (const { text, smallest } of mistakes) {
    const { violations, impossible } = swazi.judge(smallest.position, smallest.turn);
    const broken = new Set(violations.map(({ clause }) => clause));
    const why = impossible ? `it cannot be done: ${impossible.what.replaceAll("_", " ")}` : `by ${[...broken].join(", ")}`;
    assert.ok(text.split("\n").includes(why), text);
  }
  assert.ok(mistakes.some(({ text }) => /^by SWZ-/m.test(text)));
});

test("what an engine does not know it skips", async () => {
  const knowing = (ask) => ({ name: "an engine", score: (captured, rules) => (ask(captured) ? honest.score(captured, rules) : undefined) });
  const all = (await conform(knowing(() => true), wanted)).summary;
  const { mistakes, summary } = await conform(knowing(({ sweeps }) => !sweeps), wanted);
  assert.deepEqual(mistakes, []);
  assert.ok(summary.pass > 0 && summary.pass < all.pass, JSON.stringify(summary));
  assert.equal(summary.pass + summary.skip, all.pass + all.skip);
});

// The corpus and the games are asked by two runs: what both find is told once.
test("an engine that lists turns is asked the turns of the corpus, too", async () => {
  const { mistakes, summary } = await conform({ moves: honest.moves }, wanted);
  assert.deepEqual(mistakes, []);
  assert.ok(summary.by_clause["AA-TRL-3"].pass > 0 && summary.asked > 300, JSON.stringify(summary));
  const options = { "trail.owning_build": "allowed" };
  const wrong = { moves: (position, rules) => honest.moves(position, { ...rules, options }) };
  const titles = (await conform(wrong, { ...wanted, count: 0 })).mistakes.map(({ title }) => title);
  assert.deepEqual(titles, ["moves: expected illegal by AA-TRL-3, found among its turns (AA-TRL-3a)"]);
  const thrown = await conform({ moves: () => { throw new RangeError("no list"); } }, wanted);
  assert.equal(thrown.mistakes.length, 1);
  assert.equal(thrown.mistakes[0].times, thrown.summary.error);
});

// Where others say something in a turn, or cards lie in an order, the list of the rules does not have every legal turn either.
for (const rules of ["tuxedo", "hungarian", "swazi", "crazy", "sotho", "south-african"])
  test(`an honest list of ${rules} has no mistakes`, async () => {
    const moves = (position, by) => honest.moves(position, by);
    assert.deepEqual((await conform({ moves }, { rules, count: 20 })).mistakes, []);
  });

test("a title names the clause, be it of a turn that is legal, or of a score", async () => {
  const { mistakes } = await conform({ judge: () => false, score: planted["everybody has a point too many"].score }, wanted);
  const titles = mistakes.map(({ title }) => title);
  for (const one of [/^judge: expected legal by AA-[A-Z]+-\d+.*, found illegal \(/, /^score: expected \{.*\} by AA-SCO-\d.*, found /])
    assert.ok(titles.some((title) => one.test(title)), titles.join("\n"));
  for (const { title, ids, clauses } of mistakes) assert.ok(title.endsWith(`(${ids[0]})`) && clauses.length > 0, title);
  assert.equal(new Set(titles).size, titles.length);
});

test("the lines that ask it again do so as they stand", async () => {
  const { mistakes } = await conform({ judge: () => true }, { ...wanted, count: 0 });
  const { title, text } = mistakes[0];
  const lines = text.slice(text.indexOf("again:\n") + "again:\n".length);
  const script = `const engine = { judge: () => true };\n${lines}`;
  const words = ["--input-type=module", "-e", script];
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: join(root, "web"), encoding: "utf8" });
  assert.ok(stdout.startsWith(`${title}\n`), stdout + stderr);
});

const tested = async (engine, more = {}) => {
  const bodies = [];
  await conformanceTests((name, body) => bodies.push([name, body]), engine, { ...wanted, ...more });
  return bodies;
};

test("why nothing is known is said in a sentence", async () => {
  const [[name, body], ...others] = await tested({ name: "a silent engine", judge: () => undefined });
  assert.equal(name, "a silent engine: plays by the rules of anglo-american");
  assert.deepEqual(others, []);
  assert.throws(body, /^Error: Nothing is known of it: everything was skipped\. Skipped: \d+ times ".*"\.$/);
});

test("a summary has no number of other games", async () => {
  const { summary } = await conform(honest, wanted);
  const counts = ["pass", "fail", "undecided", "error", "hang", "skip", "asked", "answered"];
  assert.deepEqual(Object.keys(summary).sort(), [...counts, "whole", "by_clause", "skipped_because"].sort());
  assert.equal(summary.asked, summary.answered);
});

test("a case that there is not", async () => {
  const near = /nothing is asked by the name of AA-TRL-3x: .*the nearest are AA-TRL-3a, AA-TRL-3b/;
  await assert.rejects(conform(honest, { ...wanted, cases: ["AA-TRL-3x"] }), near);
  await assert.rejects(conform(honest, { ...wanted, cases: ["AA-TRL-3a", "AA-TRL-3x"] }), near);
  const ofGames = /questions about random games are found by the count/;
  await assert.rejects(conform(honest, { ...wanted, cases: ["judge-0123456789ab"] }), ofGames);
  assert.equal((await conform(honest, { ...wanted, cases: ["AA-TRL-3a"] })).holds, true);
  assert.equal((await conform({ moves: honest.moves }, { ...wanted, cases: ["AA-TRL-3a"] })).holds, true);
});

test("what cannot be asked", async () => {
  await assert.rejects(conform(honest, { rules: "swasi" }), /swazi/);
  await assert.rejects(conform({ name: "nothing" }, wanted), /judge, moves, apply, score/);
});

// What comes too late is no answer to the question after it; and whoever is late is not asked any more.
test("an engine that is late is late, and not wrong", async () => {
  const late = {
    name: "a late engine",
    async judge(position, turn, rules) {
      if (doing(turn, "trail")) await new Promise((done) => setTimeout(done, 1500));
      return honest.judge(position, turn, rules);
    },
    score: honest.score,
  };
  const { mistakes, holds, summary } = await conform(late, { ...wanted, timeout: 1 });
  assert.deepEqual(mistakes.map(({ outcome, times }) => [outcome, times]), [["hang", 1]]);
  assert.ok(!holds && summary.skipped_because["judge hangs"] > 300, JSON.stringify(summary));
  assert.equal(summary.hang + summary.error + summary.fail, 1);
});

test("an engine that never answers is told once", async () => {
  const mute = { name: "a mute engine", moves: () => new Promise(() => {}), score: honest.score };
  const [[name], ...others] = await tested(mute, { timeout: 1 });
  assert.match(name, /^a mute engine: moves: expected an answer, found no answer within 1000 ms \(/);
  assert.deepEqual(others, []);
});

test("of an endless loop the question is told", async () => {
  const script = `import { conform } from "casino-oracle/conform";
    await conform({ judge() { for (;;); } }, { rules: "royal", timeout: 1 });`;
  const looping = spawn(process.execPath, ["--input-type=module", "-e", script], { cwd: join(root, "web"), timeout: 60_000 });
  let said = "";
  await new Promise((done) => {
    looping.stderr.on("data", (piece) => (said += piece).includes("\n") && done());
    looping.on("close", done);
  });
  looping.kill("SIGKILL");
  assert.match(said, /^casino-oracle: the engine has not come back from \{.*"ask":"judge".*\}\n/);
});
