// How large and how quick it is, beside the native program, in this run. CASINO_ALLOWED_RATIO allows a busy machine more.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { spawnSync } from "node:child_process";
import { brotliCompressSync, constants } from "node:zlib";

import { load } from "casino-oracle";

import { cases, request } from "./support/corpus.js";
import { packed, program, root } from "./support/native.js";

const rounds = 3;
const allowed = Number(process.env.CASINO_ALLOWED_RATIO ?? 2.5);
const dist = join(root, "web", "oracle", "dist");

const best = (measure) => Math.min(...Array.from({ length: rounds }, measure));

// The processor's time in milliseconds that a command took, its start taken off by that of another.
function timeOf(command, words, input) {
  const script = [
    "import resource, subprocess, sys",
    "subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)",
    "used = resource.getrusage(resource.RUSAGE_CHILDREN)",
    "print((used.ru_utime + used.ru_stime) * 1000)",
  ].join("\n");
  return Number(spawnSync("python3", ["-c", script, command, ...words], { input, encoding: "utf8" }).stdout);
}

function ratio(context, what, native, here) {
  context.diagnostic(`${what}: ${native.toFixed(0)} ms natively, ${here.toFixed(0)} ms here: ${(here / native).toFixed(2)} times`);
  assert.ok(here / native <= allowed, `${what}: more than ${allowed} times`);
}

// So many times, that the start of a process does not matter.
for (const [verb, times] of [["judge", 40], ["moves", 5]])
  test(`${verb}, the whole corpus, ${times} times`, async (context) => {
    const once = cases().map((one) => request(verb, one)).filter(Boolean).map((one) => JSON.stringify(one));
    const requests = Array(times).fill(once).flat();
    const input = requests.map((one) => `${one}\n`).join("");
    const start = best(() => timeOf(program, [verb, "--json"], `${requests[0]}\n`));
    const native = best(() => timeOf(program, [verb, "--json"], input)) - start;
    const casino = await load();
    const here = best(() => {
      const before = process.cpuUsage();
      for (const one of requests) casino.ask(verb, one);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    ratio(context, `${verb}, ${requests.length} requests`, native, here);
  });

// Many of them: at first node compiles beside, which takes as long as thousands of logs.
test("validate, the generated games", (context) => {
  const words = ["validate", "--summary", "--jobs", "1", ...Array(480).fill(join(root, "corpus", "generated", "games.ndjson"))];
  const native = best(() => timeOf(program, words)) - best(() => timeOf(program, ["--version"]));
  const here = best(() => timeOf("node", [packed, ...words])) - best(() => timeOf("node", [packed, "--version"]));
  ratio(context, "validate", native, here);
});

// From the first line of a script on, and not to the end of its process: node goes on compiling when the answer is there.
test("the first answer", (context) => {
  const script = [
    "const before = performance.now();",
    `const { load } = await import(${JSON.stringify(join(dist, "node.js"))});`,
    '(await load()).judge("table 9H; hand N: 9C", "trail 9C");',
    "console.log(performance.now() - before, before);",
  ].join("\n");
  const told = Array.from({ length: 2 * rounds }, () => spawnSync("node", ["--input-type=module", "-e", script], { encoding: "utf8" }));
  const [ours, nodes] = told.map(({ stdout }) => stdout.split(" ").map(Number)).sort(([a], [b]) => a - b)[0];
  context.diagnostic(`${ours.toFixed(0)} ms, ${nodes.toFixed(0)} ms after node was started`);
  assert.ok(ours <= 150 * (allowed / 2.5), "more than 150 ms");
});

for (const [file, most] of [["casino.wasm", 0.9], ["program.wasm", 1.5]])
  test(`${file}: at most ${most} MB`, (context) => {
    const bytes = readFileSync(join(dist, file));
    const size = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }).length / 1e6;
    context.diagnostic(`${file}: ${(bytes.length / 1e6).toFixed(2)} MB, by brotli ${size.toFixed(2)} MB`);
    assert.ok(size <= most);
  });
