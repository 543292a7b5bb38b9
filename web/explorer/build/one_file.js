// explorer.html: the whole page in one file that opens from anywhere. What a server would give lies within it, packed.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Within HTML nothing may look like the end of a script. */
const asScript = (code) => code.replace(/<\/(script)/gi, "<\\/$1").replace(/<!--/g, "<\\!--");

export function writeOneFile(single, given, target) {
  const assets = join(single, "assets");
  const only = (end) => {
    const names = readdirSync(assets).filter((name) => name.endsWith(end));
    if (names.length !== 1) throw new Error(`the page that is one file has ${names.length} files ${end}`);
    return readFileSync(join(assets, names[0]), "utf8");
  };
  const script = asScript(only(".js"));
  const style = only(".css");
  const blocks = readdirSync(join(given, "given")).map((name) => {
    const packed = gzipSync(readFileSync(join(given, "given", name)), { level: 9 }).toString("base64");
    return `<script type="application/gzip" id="given-${name}">${packed}</script>`;
  });
  const policy = `default-src 'none'; script-src ${hashOf(script)} 'wasm-unsafe-eval' blob:; style-src ${hashOf(style)}; img-src blob: data:; worker-src blob:; base-uri 'none'; form-action 'none'`;
  const icon = `data:image/svg+xml;base64,${readFileSync(join(given, "icon.svg")).toString("base64")}`;
  const page = readFileSync(join(single, "index.html"), "utf8")
    .replace(/<script type="module"[^>]*><\/script>/, "")
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
    .replace(/content="default-src[^"]*"/, () => `content="${policy}"`)
    .replace('href="icon.svg" type="image/svg+xml"', () => `href="${icon}"`)
    .replace("</body>", () => `${blocks.join("\n")}\n<script type="module">${script}</script>\n</body>`);
  writeFileSync(target, page);
}
