// Engines as functions: one that plays by the rules has no mistake, and each mistake that is planted is found as one.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { load } from "casino-oracle";
import { conform, conformanceTests } from "casino-oracle/conform";

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
    for (const { text, title } of mistakes) assert.ok(text.includes("again: await conform(engine, ") && title.length > 0);
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

test("what cannot be asked", async () => {
  await assert.rejects(conform(honest, { rules: "swasi" }), /swazi/);
  await assert.rejects(conform({ name: "nothing" }, wanted), /judge, moves, apply, score/);
});

// What comes too late is no answer to the question after it.
test("an engine that is late is late, and not wrong", async () => {
  const late = {
    name: "a late engine",
    async judge(position, turn, rules) {
      if (doing(turn, "trail")) await new Promise((done) => setTimeout(done, 1500));
      return honest.judge(position, turn, rules);
    },
  };
  const { mistakes, holds } = await conform(late, { ...wanted, count: 10, timeout: 1, budget: "20s" });
  assert.ok(!holds && mistakes.length >= 1);
  for (const { outcome, title } of mistakes) assert.equal(outcome, "hang", title);
});
