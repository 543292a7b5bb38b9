// What is loaded, and by which rules; how the bytes come here is said by index.ts and node.ts.

import type { WasmSource } from "./compile.js";
import { Door } from "./door.js";
import { Oracle } from "./oracle.js";
import type { Changes, Options, Rules } from "./formats.js";

export interface Loading {
  /** By default "anglo-american". */
  rules?: Rules;
  /** Laid over the rules. */
  seats?: number;
  options?: Options;
  off?: Changes["off"];
  /** casino.wasm, where a bundler does not find it by itself. */
  wasm?: WasmSource;
}

function stated({ rules = "anglo-american", seats, options, off }: Loading): Rules {
  if (seats === undefined && options === undefined && off === undefined) return rules;
  const named = typeof rules === "string" ? { variant: rules } : rules;
  return {
    ...named,
    ...(seats === undefined ? {} : { seats }),
    ...(options === undefined ? {} : { options: { ...("options" in named ? named.options : {}), ...options } }),
    ...(off === undefined ? {} : { off }),
  } as Rules;
}

/** Makes `load` for a host that compiles the library in its own way. The library is compiled once. */
export function loader(compile: (source?: WasmSource) => Promise<WebAssembly.Module>) {
  let usual: Promise<WebAssembly.Module> | undefined;
  /** The library, and rules to ask by. Rejects with UnusableRules where these cannot be used. */
  return async function load(wanted: Loading | Rules = {}): Promise<Oracle> {
    const loading: Loading = typeof wanted === "string" ? { rules: wanted } : (wanted as Loading);
    const module = await (loading.wasm === undefined ? (usual ??= compile()) : compile(loading.wasm));
    return new Oracle(new Door(module), stated(loading));
  };
}
