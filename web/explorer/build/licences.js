// licences.json: of all that the page carries, by whom it is and under which licence.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { licences as ofWebAssembly } from "../../oracle/licences.js";

const ours = join(import.meta.dirname, "..", "..", "..", "LICENSE");

/** The folder of the package of npm to which a module belongs. */
function packageOf(file) {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return folder && existsSync(join(folder, "package.json")) ? folder : undefined;
}

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  if (!file) throw new Error(`${name} comes without its licence`);
  return { name: `${name} ${version}`, licence: license, text: readFileSync(join(folder, file), "utf8").trim() };
}

/** A plugin of vite: sees what is bundled, and writes the file beside what else the page is given. */
export function licences() {
  const folders = new Set();
  const see = { name: "licences-seen", transform: (_, file) => void (packageOf(file) && folders.add(packageOf(file))) };
  const write = {
    name: "licences-written",
    generateBundle() {
      const packages = [...folders].map(licenceOf).sort((a, b) => (a.name < b.name ? -1 : 1));
      const all = [{ name: "Casino Oracle", licence: "MIT", text: readFileSync(ours, "utf8").trim() }, ...packages, ...ofWebAssembly()];
      this.emitFile({ type: "asset", fileName: "given/licences.json", source: JSON.stringify(all) });
    },
  };
  return { see, write };
}
