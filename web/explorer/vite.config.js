import { defineConfig } from "vite";

import { licences } from "./build/licences.js";

// The page hands both files of WebAssembly over (src/oracle/given.ts); the package need not look for them.
const givenByThePage = {
  name: "wasm-is-given-by-the-page",
  enforce: "pre",
  transform(code, file) {
    if (/oracle\/dist\/in_memory\.js$/.test(file)) return { code: code.replace(/new URL\("program\.wasm",\s*import\.meta\.url\)/, "new URL(\"about:blank\")"), map: null };
    if (!/oracle\/dist\/(index|program_index)\.js$/.test(file)) return null;
    return { code: code.replace(/new URL\("\.\/\w+\.wasm", import\.meta\.url\)/g, '"given by the page"'), map: null };
  },
};

// In the page that is one file its threads are parts of its script.
const threadsWithin = {
  name: "threads-within",
  enforce: "pre",
  transform(code, file) {
    if (!file.endsWith("src/oracle/threads.ts")) return null;
    return { code: code.replaceAll('.js?worker"', '.js?worker&inline"'), map: null };
  },
};

export default defineConfig(({ mode }) => {
  const isSingle = mode === "single";
  const { see, write } = licences();
  return {
    base: "./",
    plugins: [givenByThePage, see, write, ...(isSingle ? [threadsWithin] : [])],
    // Licences stand on a page of their own, and need not stand in each thread.
    worker: { format: isSingle ? "iife" : "es", plugins: () => [givenByThePage, see], rollupOptions: { output: { comments: false } } },
    build: {
      target: "es2022",
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: !isSingle,
      chunkSizeWarningLimit: 600,
      rollupOptions: { output: { comments: false, ...(isSingle && { codeSplitting: false }) } },
    },
  };
});
