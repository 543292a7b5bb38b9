// What the library asks of its host: next to nothing. It reads no file and no clock.

const done = 0; // of WASI

export function imports(memory: () => WebAssembly.Memory): WebAssembly.Imports {
  return {
    env: { emscripten_notify_memory_growth: () => {} },
    wasi_snapshot_preview1: {
      // There are no variables of an environment.
      environ_get: () => done,
      environ_sizes_get: (count: number, bytes: number) => {
        const view = new DataView(memory().buffer);
        view.setUint32(count, 0, true);
        view.setUint32(bytes, 0, true);
        return done;
      },
      proc_exit: (code: number) => {
        throw new Error(`the library ended itself (${code})`);
      },
    },
  };
}
