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

// Rules in JSON are such a wish, too: all but `rules` and `wasm` is laid over. A key that is none is refused with them.
function stated({ rules, wasm: _, ...over }: Loading): Rules {
  const changes = Object.entries(over).filter(([, value]) => value !== undefined);
  if (changes.length === 0) return rules === undefined ? "anglo-american" : rules;
  const named = namedBy(rules, "variant" in over || "base" in over);
  const options = over.options && { ...("options" in named ? named.options : {}), ...over.options };
  return { ...named, ...Object.fromEntries(changes), ...(options && { options }) } as Rules;
}

function namedBy(rules: Rules | undefined, isNamed: boolean): Changes | Rules & object {
  if (typeof rules === "object") return rules;
  return rules === undefined && isNamed ? {} : { variant: rules ?? "anglo-american" };
}

/** Makes `load` for a host that compiles the library in its own way. The library is compiled once. */
export function loader(compile: (source?: WasmSource) => Promise<WebAssembly.Module>) {
  let usual: Promise<WebAssembly.Module> | undefined;
  /** The library, and rules to ask by. Rejects with UnusableRules where these cannot be used. */
  return async function load(wanted: Loading | Rules | Changes = {}): Promise<Oracle> {
    const isObject = typeof wanted === "object" && wanted !== null && !Array.isArray(wanted);
    const loading = (isObject ? wanted : { rules: wanted }) as Loading;
    const module = await (loading.wasm === undefined ? (usual ??= compile()) : compile(loading.wasm));
    return new Oracle(new Door(module), stated(loading));
  };
}
