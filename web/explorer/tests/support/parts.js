// Parts of the page, as the build makes them, for tests that need no page.

import { join } from "node:path";

import { build } from "vite";

const root = join(import.meta.dirname, "..", "..");

/** The modules that are named, each by what it is called here: { packed: "link/packed.ts" }. */
export async function partsOf(parts) {
  const entry = Object.fromEntries(Object.entries(parts).map(([name, file]) => [name, join(root, "src", file)]));
  const { output } = await build({ root, configFile: false, logLevel: "error", publicDir: false, build: { write: true, outDir: "dist-parts", lib: { entry, formats: ["es"] }, minify: false } }).then((all) => all[0]);
  const made = {};
  for (const chunk of output) if (chunk.isEntry) made[chunk.name] = await import(join(root, "dist-parts", chunk.fileName));
  return made;
}
