// Builds the explorer: what the page is given, the page itself, its service worker, and the page that is one file.

import { rmSync } from "node:fs";
import { join } from "node:path";

import { build } from "vite";

import { writeWhatIsGiven } from "./given.js";
import { writeOneFile } from "./one_file.js";
import { writeServiceWorker } from "./service_worker.js";

const root = join(import.meta.dirname, "..");
const [dist, single] = [join(root, "dist"), join(root, "dist-single")];

await writeWhatIsGiven(join(root, "public"));
await build({ root, logLevel: "warn", build: { outDir: dist, emptyOutDir: true } });
writeServiceWorker(dist);
await build({ root, logLevel: "warn", mode: "single", publicDir: false, build: { outDir: single, emptyOutDir: true } });
writeOneFile(single, dist, join(dist, "explorer.html"));
rmSync(single, { recursive: true });
