// The native program, whose answers are the measure.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../..", import.meta.url));
export const program = process.env.CASINO_NATIVE ?? `${root}build/release/bin/casino`;
export const packed = `${root}web/oracle/dist/casino-oracle.cjs`;
/** As much as was promised once, and not only what fits in a few minutes. */
export const many = process.env.CASINO_MANY === "1";

const most = 1 << 30; // bytes
const longest = 600_000; // milliseconds

/** What a program prints, and its exit code. */
export function run(command, words, input = "", cwd = root, timeout = longest) {
  const done = spawnSync(command, words, { input, cwd, maxBuffer: most, timeout, encoding: "utf8" });
  if (done.error) throw done.error;
  return { code: done.status, output: done.stdout, errors: done.stderr };
}

/** The answers to requests, as if each of them stood on the first line. */
export function answers(verb, requests) {
  const { output } = run(program, [verb, "--json"], requests.map((request) => `${request}\n`).join(""));
  return output
    .split("\n")
    .slice(0, -1)
    .map((answer, i) => answer.replaceAll(new RegExp(`"line":${i + 1}\\b`, "g"), '"line":1'));
}
