// For browsers, workers and whatever else fetches.

import { compiled } from "./compile.js";
import { loader } from "./loader.js";

export const load = loader((source) => compiled(source ?? new URL("./casino.wasm", import.meta.url)));
export * from "./oracle.js";
export type * from "./formats.js";
export type { Loading } from "./loader.js";
export type { WasmSource } from "./compile.js";
