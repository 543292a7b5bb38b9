// What it costs: the size of the scripts, the time from a click to the next picture, the time of a list of turns.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";

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
