// The library, compiled, from wherever it comes.

/** Where the library comes from, if not from beside the package's own files. */
export type WasmSource = string | URL | Response | PromiseLike<Response> | BufferSource | WebAssembly.Module;

export async function compiled(source: WasmSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source as BufferSource);
  const response = await (typeof source === "string" || source instanceof URL ? fetch(source) : source);
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  // Not compileStreaming: many a server does not know that .wasm is application/wasm.
  return WebAssembly.compile(await response.arrayBuffer());
}
