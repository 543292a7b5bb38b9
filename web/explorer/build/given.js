// What the page fetches besides its scripts: the two files of WebAssembly, and what the program says of the rules.

import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { casino } from "casino-oracle/program";

import { pageOf } from "./pages.js";

const { resolve } = createRequire(import.meta.url);

const listings = {
  "games.json": ["rules", "list"],
  "options.json": ["rules", "options"],
  "clauses.json": ["rules", "clauses"],
  "questions.json": ["rules", "questions"],
};

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1f5a45"/><path d="M16 5l8 11-8 11-8-11z" fill="#f6f1e4"/></svg>`;

export async function writeWhatIsGiven(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "given"), { recursive: true });
  for (const [file, words] of Object.entries(listings)) {
    const { code, output, errors } = await casino.run([...words, "--json"]);
    if (code !== 0) throw new Error(`casino ${words.join(" ")}: ${errors}`);
    writeFileSync(join(folder, "given", file), output);
  }
  const { variants, dialects } = JSON.parse((await casino.run(["rules", "list", "--json"])).output);
  const shown = {}; // all that a dialect has, for its variant does not tell it
  for (const { name } of dialects) shown[name] = JSON.parse((await casino.run(["rules", "show", name, "--json"])).output).options;
  for (const game of [...variants, ...dialects]) writeFileSync(join(folder, "given", `page-${game.name}.json`), JSON.stringify(await pageOf(game)));
  writeFileSync(join(folder, "given", "dialects.json"), JSON.stringify(shown));
  for (const file of ["casino.wasm", "program.wasm"]) copyFileSync(resolve(`casino-oracle/${file}`), join(folder, "given", file));
  writeFileSync(join(folder, "icon.svg"), icon);
}
