// The program in node, with files in memory.

import { readFile } from "node:fs/promises";

import { compiled, type WasmSource } from "./compile.js";
import { runner, verbs } from "./program.js";

export const inMemory = runner(
  async () => (await import("./in_memory.js")).default,
  async () => compiled(await readFile(new URL("./program.wasm", import.meta.url))),
);
export const casino = verbs(inMemory);

/** The program out of program.wasm from elsewhere: bytes, or a compiled module. */
export const programFrom = (wasm: WasmSource) =>
  verbs(runner(async () => (await import("./in_memory.js")).default, () => compiled(wasm)));
export type * from "./program.js";
export type * from "./formats.js";
export type { WasmSource } from "./compile.js";
