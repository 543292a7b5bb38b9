// Empty projects of somebody who knows nothing but the package's README: node's test runner, vitest, a bundled page, types.
// Each installs what npm would, and runs the README's own examples.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { test } from "node:test";

import { root } from "./support/native.js";

const packages = join(root, "build", "packages");
const tarball = join(packages, readdirSync(packages).find((name) => /^casino-oracle-[0-9.]+\.tgz$/.test(name)));
const { devDependencies } = JSON.parse(readFileSync(join(root, "web", "package.json"), "utf8"));
const tools = { ...devDependencies, jest: "^30.5.2" }; // jest brings some 300 packages, which nothing else needs
const readme = readFileSync(join(root, "web", "oracle", "README.md"), "utf8");

/** The first example below a heading. */
const example = (heading) => new RegExp(`## ${heading}\\n[^]*?\`\`\`js\\n([^]*?)\`\`\``).exec(readme)[1];

function project(name, files, ...needed) {
  const folder = join(root, "build", "web", "strangers", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name, private: true, type: "module" }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const versions = needed.map((tool) => `${tool}@${tools[tool]}`);
  done("npm", ["install", "--silent", "--prefer-offline", "--no-audit", "--no-fund", tarball, ...versions], folder);
  return folder;
}

function done(command, words, cwd) {
  // What runs here is asked as from a shell, and not as a part of these tests.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, env, encoding: "utf8" });
  assert.equal(status, 0, `${command} ${words.join(" ")}\n${error ?? ""}${stdout}${stderr}`);
  return stdout;
}

test("node's test runner", () => {
  const folder = project("node", { "rules.test.js": example("In tests") });
  assert.match(done("node", ["--test"], folder), /pass 1\b/);
});

test("vitest", () => {
  const code = example("In tests").replace('"node:test"', '"vitest"');
  const folder = project("vitest", { "rules.test.js": code }, "vitest");
  assert.match(done("npx", ["vitest", "run"], folder), /1 passed/);
});

// It takes modules only where node is told to let it.
test("jest", () => {
  const code = (heading) => example(heading).replace('"node:test"', '"@jest/globals"');
  const files = { "rules.test.js": code("In tests"), "engine.test.js": code("Does your engine play by the rules\\?") };
  const folder = project("jest", files, "jest");
  const jest = (...words) => [process.execPath, ["--experimental-vm-modules", "node_modules/jest/bin/jest.js", ...words]];
  assert.match(done(...jest("--json", "rules.test.js"), folder), /"numPassedTests":1,/);
  const { status, stdout } = spawnSync(...jest("--json", "engine.test.js"), { cwd: folder, encoding: "utf8" });
  assert.equal(status, 1);
  const told = JSON.parse(stdout).testResults.flatMap(({ assertionResults }) => assertionResults);
  assert.ok(told.length > 1, stdout);
  for (const { title } of told) assert.match(title, /^my engine: judge: expected /);
});

const examples = join(root, "web", "examples");

test("the example: an engine that plays by the rules, and a failing test for each of five mistakes", () => {
  const files = readdirSync(join(examples, "vitest")).filter((name) => name.endsWith(".ts"));
  const folder = project("example", Object.fromEntries(files.map((name) => [name, readFileSync(join(examples, "vitest", name), "utf8")])), "vitest", "typescript");
  assert.match(done("npx", ["vitest", "run", "engine.test.ts"], folder), /1 passed/);
  const { failed, told } = failures(folder, "planted.test.ts");
  const planted = [...readFileSync(join(folder, "planted.test.ts"), "utf8").matchAll(/^  "([^"]+)": /gm)].map(([, name]) => name);
  assert.equal(planted.length, 5);
  for (const name of planted) assert.ok(failed.some((title) => title.startsWith(`${name}: score: expected`)), `${name}\n${told}`);
  done("npx", ["tsc", "--noEmit", "--strict", "--skipLibCheck", "--target", "es2022", "--module", "nodenext", ...files], folder);
});

/** Names of the tests of a file that fail, as vitest reports them. */
function failures(folder, file) {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout } = spawnSync("npx", ["vitest", "run", "--reporter=json", file], { cwd: folder, env, encoding: "utf8" });
  const tests = JSON.parse(stdout).testResults.flatMap(({ assertionResults }) => assertionResults);
  return { failed: tests.filter(({ status }) => status === "failed").map(({ title }) => title), told: stdout };
}

test("types", () => {
  const code = `import { isUnusable, load } from "casino-oracle";
import type { Position, ToldTurn } from "casino-oracle";

const casino = await load({ rules: "swazi", seats: 3, options: { "trail.owning_build": "allowed" } });
const position: Position = { loose: ["9H"], hands: { N: ["9C"] } };
const answer = casino.moves(position);
const moves: ToldTurn[] = isUnusable(answer) ? [] : answer.turns;
const judged = casino.request({ verb: "judge", position, turn: { do: "trail", hand: "9C" } });
if (!isUnusable(judged) && judged.verdict === "illegal") console.log(judged.violations?.[0]?.clause, moves.length);
// @ts-expect-error: there are no such rules
void load("swasi");
// @ts-expect-error: there is no such value
void load({ options: { "trail.owning_build": "perhaps" } });
`;
  const folder = project("types", { "main.ts": code }, "typescript");
  const words = ["tsc", "--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "main.ts"];
  done("npx", words, folder);
});

test("the program", () => {
  const folder = project("program", {});
  assert.match(done("npx", ["casino-oracle", "--version"], folder), /^casino \d+\.\d+\.\d+\n$/);
  const judged = spawnSync("npx", ["casino-oracle", "judge", "table [5C 4D]=9 of N; hand N: 9H 6C", "trail 6C"], { cwd: folder });
  assert.equal(judged.status, 1);
});

const types = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

// A browser shows its page when all of it is there: a picture that comes late leaves time for what scripts do meanwhile.
async function served(folder, use) {
  const server = createServer(({ url }, answer) => {
    if (url === "/late") return setTimeout(() => answer.writeHead(404).end(), 10_000);
    const file = join(folder, url === "/" ? "index.html" : url);
    if (!existsSync(file)) return answer.writeHead(404).end();
    answer.writeHead(200, { "content-type": types[extname(file)] ?? "text/plain" }).end(readFileSync(file));
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  try {
    return await use(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.close();
  }
}

// The page as it stands after its scripts, by a browser that is not seen.
async function shown(url, profile) {
  const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
  const words = ["--headless", "--no-sandbox", "--disable-gpu", ...quiet];
  const browser = spawn("chromium", [...words, `--user-data-dir=${profile}`, "--dump-dom", url], { timeout: 60_000 });
  let text = "";
  browser.stdout.on("data", (piece) => (text += piece));
  await new Promise((ended, failed) => browser.on("close", ended).on("error", failed));
  return text;
}

const page =
  '<!doctype html><title>Casino</title><body></body><script type="module" src="main.js"></script><script>new Image().src = "/late"</script>';

/** What stands in the body of a page that vite bundles, after its scripts. */
async function bundled(context, name, main, ...wanted) {
  const folder = project(name, { "index.html": page, "main.js": main }, "vite");
  done("npx", ["vite", "build"], folder);
  const files = readdirSync(join(folder, "dist", "assets"));
  for (const file of wanted) assert.ok(files.some((one) => one.startsWith(file) && one.endsWith(".wasm")), `without ${file}.wasm`);
  if (spawnSync("chromium", ["--version"]).error) return context.diagnostic("no chromium: the page was only bundled");
  return served(join(folder, "dist"), (url) => shown(url, join(folder, "profile")));
}

test("a bundled page", async (context) => {
  const text = await bundled(context, "page", example("In a page"), "casino");
  if (text !== undefined) assert.match(text, /<body><svg /);
});

test("a bundled page with a thread", async (context) => {
  const main = `import { inThread } from "casino-oracle/thread";
const told = [];
const games = await inThread({ onProgress: (text) => told.push(text) }).generate({ rules: "swazi", seats: 3, count: 64 });
const stopped = inThread({ signal: AbortSignal.timeout(200) }).generate({ rules: "swazi", count: 1_000_000 });
document.body.innerText = \`\${games.length} games; \${told.at(-1)}; \${await stopped.catch(({ name }) => name)}\`;
`;
  const text = await bundled(context, "thread", main, "program");
  if (text !== undefined) assert.match(text, /64 games; 64 of 64 games; TimeoutError/);
});
