// The program in browsers and workers.

import { compiled, type WasmSource } from "./compile.js";
import { runner, verbs } from "./program.js";

/** The program out of program.wasm that the page has by itself: a URL, bytes, or a compiled module. */
export const programFrom = (wasm: WasmSource) =>
  verbs(
    runner(
      async () => (await import("./in_memory.js")).default,
      () => compiled(wasm),
    ),
  );

export const casino = programFrom(new URL("./program.wasm", import.meta.url));
export type * from "./program.js";
export type * from "./formats.js";
export type { WasmSource } from "./compile.js";
