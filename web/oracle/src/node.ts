// For node, which reads files.

import { readFile } from "node:fs/promises";

import { compiled, type WasmSource } from "./compile.js";
import { loader } from "./loader.js";

const isFile = (source: WasmSource): source is string | URL =>
  source instanceof URL ? source.protocol === "file:" : typeof source === "string" && !URL.canParse(source);

export const load = loader(async (source = new URL("./casino.wasm", import.meta.url)) =>
  compiled(isFile(source) ? await readFile(source) : source),
);
export * from "./oracle.js";
export type * from "./formats.js";
export type { Loading } from "./loader.js";
export type { WasmSource } from "./compile.js";
