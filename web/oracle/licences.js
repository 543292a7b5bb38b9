// What the WebAssembly is made of besides our own sources, and under which licences that comes.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

const root = fileURLToPath(new URL("../..", import.meta.url));
const system = "/usr/share/emscripten/system/lib";
const ofDebian = (name) => `/usr/share/doc/${name}/copyright`;
const files = {
  "JSON for Modern C++": ofDebian("nlohmann-json3-dev"),
  "{fmt}": ofDebian("libfmt-dev"),
  CLI11: ofDebian("libcli11-dev"),
  RapidCheck: ofDebian("librapidcheck-dev"),
  zlib: join(root, "build/sources/zlib/LICENSE"),
  Zstandard: join(root, "build/sources/libzstd/LICENSE"),
  musl: join(system, "libc/musl/COPYRIGHT"),
  "Emscripten, and libc++ of LLVM": ofDebian("emscripten"),
};

/** Each part by its name, with the text of its licence. */
export const licences = () => Object.entries(files).map(([name, file]) => ({ name, text: readFileSync(file, "utf8").trim() }));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rule = "=".repeat(80);
  const parts = licences().map(({ name, text }) => `${rule}\n${name}\n${rule}\n\n${text}\n`);
  writeFileSync(process.argv[2], `What is compiled into casino.wasm and program.wasm besides Casino Oracle itself.\n\n${parts.join("\n")}`);
}
