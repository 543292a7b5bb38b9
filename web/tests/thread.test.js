// Runs in threads of their own: the same answers, what is told meanwhile, and what is stopped.

import assert from "node:assert/strict";
import { test } from "node:test";

import { isUnusable } from "casino-oracle";
import { conform } from "casino-oracle/conform";
import { casino } from "casino-oracle/program";
import { inThread } from "casino-oracle/thread";

const endless = { rules: "sotho", count: 1_000_000 };

test("the same verbs, the same answers", async () => {
  const beside = inThread();
  const wanted = { rules: "swazi", seats: 3, seed: 7, count: 2 };
  assert.deepEqual(await beside.generate(wanted), await casino.generate(wanted));
  const [games, refused] = await Promise.all([beside.generate({ seed: 3 }), beside.rulesPage("swasi")]);
  assert.deepEqual(games, await casino.generate({ seed: 3 }));
  assert.ok(isUnusable(refused));
});

test("lines come as they are printed, and how far it is; what is printed stays the same", async () => {
  const words = ["generate", "--rules", "royal", "--count", "100", "--to", "ndjson"];
  for (const run of [casino.run, inThread().run]) {
    const [lines, told] = [[], []];
    const ran = await run(words, { onLine: (line) => lines.push(line), onProgress: (text) => told.push(text) });
    assert.deepEqual(ran, await casino.run(words));
    assert.equal(lines.join("\n") + "\n", ran.output);
    assert.ok(told.includes("96 of 100 games"), told.join("; "));
    assert.ok(told.every((text) => /^\d+ of 100 games$/.test(text)), told.join("; "));
  }
});

test("a run is stopped in its middle, and at once", async () => {
  const stop = new AbortController();
  let lines = 0;
  const reason = new Error("enough");
  const patient = inThread({ signal: stop.signal, onLine: () => ++lines === 3 && stop.abort(reason) });
  await assert.rejects(patient.generate(endless), reason);
  assert.ok(lines < 10_000);
  await assert.rejects(patient.questions(), reason); // and what is asked afterwards
  await assert.rejects(inThread({ signal: AbortSignal.timeout(300) }).generate(endless), { name: "TimeoutError" });
});

test("conform is stopped, and says how far it is", async () => {
  const stop = new AbortController();
  const asked = [];
  const engine = { judge: async () => undefined };
  const onProgress = (count) => asked.push(count) === 20 && stop.abort();
  await assert.rejects(conform(engine, { rules: "royal", signal: stop.signal, onProgress }), { name: "AbortError" });
  assert.deepEqual(asked.slice(0, 20), Array.from({ length: 20 }, (_, i) => i + 1));
  await assert.rejects(conform(engine, { rules: "royal", signal: AbortSignal.abort() }), { name: "AbortError" });
});

test("a run that cannot be there says so", async () => {
  await assert.rejects(inThread().run(["conform", "--", "engine"], { channel: () => {} }), /a channel cannot go/);
});
