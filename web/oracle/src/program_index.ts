// The program in browsers and workers.

import { compiled } from "./compile.js";
import { runner, verbs } from "./program.js";

export const casino = verbs(
  runner(
    async () => (await import("./in_memory.js")).default,
    () => compiled(new URL("./program.wasm", import.meta.url)),
  ),
);
export type * from "./program.js";
export type * from "./formats.js";
