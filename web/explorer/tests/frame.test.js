// What holds of every page: nobody is excluded, nothing leaves the origin, nothing is lost without a network.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";

import AxeBuilder from "@axe-core/playwright";

import { packed } from "./support/links.js";
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

const ready = (page) => page.locator("main h1").first().waitFor({ state: "attached" }).then(() => page.waitForTimeout(700));

/** What a page can look like: its address, and something on it that is worth looking at. */
const looks = {
  position: ["position", async (page) => {
    await page.locator('.felt [data-card="4D"]').click();
    await page.locator(".turns .turn").first().click();
    await page.locator(".everywhere").waitFor();
  }],
  "position, laid out": ["position", async (page) => {
    await page.getByRole("button", { name: "Lay out" }).click();
    await page.locator(".pack .card").first().waitFor();
  }],
  "position, its options": ["position", async (page) => {
    await page.locator("summary", { hasText: "As the text has it" }).click();
    await page.getByRole("searchbox").first().waitFor();
  }],
  game: ["game", async (page) => {
    await page.locator(".repairs").first().waitFor();
  }],
  "game, dealt by hand": ["game", async (page) => {
    await page.getByRole("button", { name: "New game" }).click();
    await page.getByRole("button", { name: "Deal by hand" }).click();
    await page.locator(".pack .card").first().waitFor();
  }],
  rules: ["rules"],
  "a game": ["rules/haiti"],
  "a dialect": ["rules/opl"],
  "a question": ["rules/Q-AA-09"],
  "a clause": ["rules/AA-TRL-3"],
  "two games": ["rules/compare/royal/haiti"],
  house: ["house", async (page) => {
    const rules = { variant: "royal", seats: 2, options: { "trail.owning_build": "allowed" }, off: [] };
    await page.evaluate((hash) => (location.hash = hash), `#/house/${packed([1, "Ours", rules, {}])}`);
    await page.locator(".house-rule .felt").waitFor();
  }],
  conform: ["conform", async (page) => {
    const reports = ["first-run.ndjson", "second-run.ndjson"].map((name) => join(import.meta.dirname, "reports", name));
    await page.locator('input[type="file"]').setInputFiles(reports);
    await page.locator(".mistake .felt").waitFor();
    await page.locator(".histories summary").first().click();
  }],
  licences: ["licences", async (page) => {
    await page.locator("summary", { hasText: "zlib" }).click();
  }],
};
const addresses = [...new Set(Object.values(looks).map(([address]) => address))];

async function seen(name, settings) {
  const [address, fill] = looks[name];
  const visited = await visit(browser, `${site.origin}#/${address}`, settings);
  await ready(visited.page);
  await fill?.(visited.page);
  return visited;
}

for (const theme of ["light", "dark"])
  for (const name of Object.keys(looks))
    test(`axe finds nothing: ${name}, ${theme}`, async () => {
      const { page, context, troubles } = await seen(name, { colorScheme: theme, reducedMotion: "reduce" });
      const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).slice(0, 4).join(" | ")}`), []);
      assert.deepEqual(troubles, []);
      await context.close();
    });

test("no page is wider than its screen: 320, 768 and 1440 pixels", async () => {
  for (const width of [320, 768, 1440])
    for (const name of Object.keys(looks)) {
      const { page, context } = await seen(name, { viewport: { width, height: 800 } });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(over <= 0, `${name} at ${width}: ${over} pixels too wide`);
      await context.close();
    }
});

test("no request leaves the origin, and after the first visit none is needed", async () => {
  const { page, context, requests } = await visit(browser, site.origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const name of addresses) {
    await page.evaluate((hash) => (location.hash = hash), `#/${name}`);
    await ready(page);
  }
  assert.deepEqual(requests.filter((url) => !url.startsWith(site.origin) && !url.startsWith("blob:")), []);
  await context.setOffline(true);
  await page.goto(`${site.origin}#/rules/swazi`);
  await page.reload();
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await page.getByRole("link", { name: "Position", exact: true }).click();
  await page.locator('.felt [data-card="4D"]').click();
  await page.locator(".turns .turn").first().click();
  await page.locator(".everywhere").waitFor();
});

test("whatever the page is made of stands on its page of licences, in the page that is one file, too", async () => {
  for (const origin of [site.origin, pathToFileURL(join(dist, "explorer.html")).href]) {
    const { page, context, troubles } = await visit(browser, `${origin}#/licences`);
    for (const part of ["Casino Oracle", "preact", "@codemirror/view", "comlink", "fflate", "JSON for Modern C++", "zlib", "Zstandard"])
      await page.locator("summary").filter({ hasText: part }).first().waitFor();
    assert.equal(await page.locator("summary", { hasText: /axe|playwright|marked|vite/ }).count(), 0);
    await page.locator("summary", { hasText: "fflate" }).click();
    await page.locator("details[open]").getByText(/Permission is hereby granted/).waitFor();
    assert.deepEqual(troubles, []);
    await context.close();
  }
});

test("a page that is one file: it opens from a disk and judges in full", async () => {
  const { page, troubles, requests } = await visit(browser, pathToFileURL(join(dist, "explorer.html")).href);
  await page.locator('.felt [data-card="4D"]').click();
  await page.locator(".turns .turn").first().click();
  await page.locator(".everywhere").waitFor();
  assert.deepEqual(requests.filter((url) => !/^(file|blob|data):/.test(url)), []);
  assert.deepEqual(troubles, []);
});

test("the page says what it may do: no inline script, no eval, nothing from elsewhere", () => {
  for (const file of ["index.html", "explorer.html"]) {
    const [, policy] = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(readFileSync(join(dist, file), "utf8"));
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:|\*/);
  }
});
