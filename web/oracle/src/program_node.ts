// The program in node, with files in memory.

import { readFile } from "node:fs/promises";

import { compiled } from "./compile.js";
import { runner, verbs } from "./program.js";

export const inMemory = runner(
  async () => (await import("./in_memory.js")).default,
  async () => compiled(await readFile(new URL("./program.wasm", import.meta.url))),
);
export const casino = verbs(inMemory);
export type * from "./program.js";
export type * from "./formats.js";
