// After the first visit the page needs its server no more: all its files are kept, under the version that they make up.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const script = (version, files) => `const version = "explorer-${version}";
const files = ${JSON.stringify(files)};
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(version).then((kept) => kept.addAll(files)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("explorer-") && name !== version);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const known = caches.open(version).then((kept) => kept.match(event.request, { ignoreSearch: true }));
  event.respondWith(known.then((answer) => answer ?? fetch(event.request)));
});
`;

export function writeServiceWorker(dist) {
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1).replaceAll("\\", "/"))
    .sort();
  const sum = createHash("sha256");
  for (const path of paths) sum.update(path).update(readFileSync(join(dist, path)));
  writeFileSync(join(dist, "service_worker.js"), script(sum.digest("hex").slice(0, 12), ["./", ...paths]));
}
