// What it costs: the size of the scripts, the time from a click to the next picture, the time of a list of turns.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";

import { casino } from "casino-oracle/program";

import { readDrawing } from "../src/table/drawn.js";
import { positionLink } from "./support/links.js";
import { dist, opened, served, visit } from "./support/page.js";

let [browser, site] = [];
before(async () => {
  site = await served();
  browser = await opened();
});
after(async () => {
  await browser.close();
  await site.close();
});

test("scripts are at most 180 kB by gzip", (context) => {
  const folder = join(dist, "assets");
  const sizes = readdirSync(folder).filter((name) => name.endsWith(".js")).map((name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  context.diagnostic(`scripts: ${(all / 1000).toFixed(1)} kB by gzip`);
  assert.ok(all <= 180_000, `${all} bytes`);
});

/** The time from each click until the picture after it. */
const timed = (page, names) =>
  page.evaluate(async (cards) => {
    const times = [];
    for (const name of cards) {
      const button = document.querySelector(`.felt [data-card="${name}"]`);
      const start = performance.now();
      button.click();
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
      times.push(performance.now() - start);
      await new Promise((rest) => setTimeout(rest, 250));
    }
    return times;
  }, names);

test("a click on a card is drawn within 100 ms", async (context) => {
  const { page } = await visit(browser, site.origin);
  await page.locator(".turns .turn").first().waitFor();
  const times = (await timed(page, ["4D", "5C", "3S", "4D", "9C", "5C", "3S", "9C", "AS", "8H"])).sort((a, b) => a - b);
  context.diagnostic(`a click: median ${times[5].toFixed(0)} ms, longest ${times.at(-1).toFixed(0)} ms`);
  assert.ok(times[5] < 100, `${times}`);
});

test("the legal turns of positions of a full deal are listed within 50 ms, in the page's own thread", async (context) => {
  const { page } = await visit(browser, site.origin);
  const times = [];
  for (const [rules, seats] of [["swazi", 4], ["royal", 2]]) {
    const [game] = await casino.generate({ rules, seats, seed: 4, deals: 1 });
    const shown = await casino.run(["show", "--json", "log"], { files: { log: `${JSON.stringify(game)}\n` } });
    const tables = shown.output.split("\n").filter(Boolean).map((line) => JSON.parse(line).table).filter(Boolean);
    for (const table of tables.filter((_, at) => at % 5 === 1)) {
      await page.evaluate((hash) => (location.hash = hash), positionLink(rules, seats, readDrawing(table).position));
      await page.waitForTimeout(250);
      times.push(Number(await page.locator("[data-milliseconds]").getAttribute("data-milliseconds")));
    }
  }
  times.sort((a, b) => a - b);
  context.diagnostic(`legal turns of ${times.length} positions: median ${times[times.length >> 1].toFixed(1)} ms, longest ${times.at(-1).toFixed(1)} ms`);
  assert.ok(times[Math.floor(times.length * 0.9)] < 50, `${times}`);
});

// In a browser that has never seen the page, from a server beside it.
test("the first answer comes within a second", async (context) => {
  const times = [];
  for (let i = 0; i < 3; ++i) {
    const { page, context: stranger } = await visit(browser, site.origin);
    await page.locator("[data-milliseconds]").waitFor();
    times.push(await page.evaluate(() => performance.now()));
    await stranger.close();
  }
  context.diagnostic(`the first answer: ${times.map((time) => time.toFixed(0)).join(", ")} ms after the page was asked for`);
  assert.ok(Math.min(...times) < 1000, `${times}`);
});
