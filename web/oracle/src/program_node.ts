// The program in node, with files in memory.

import { readFile } from "node:fs/promises";

import { compiled } from "./compile.js";
import { runner, verbs } from "./program.js";

export const casino = verbs(
  runner(
    async () => (await import("./in_memory.js")).default,
    async () => compiled(await readFile(new URL("./program.wasm", import.meta.url))),
  ),
);
export type * from "./program.js";
export type * from "./formats.js";
