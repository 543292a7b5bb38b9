// The pages of the rules, as people read them.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { opened, served, visit } from "./support/page.js";

let [browser, site] = [];
before(async () => {
  site = await served();
  browser = await opened();
});
after(async () => {
  await browser.close();
  await site.close();
});

test("all games have a page, and an example of it opens as a position", async () => {
  const { page, troubles } = await visit(browser, `${site.origin}#/rules`);
  await page.locator(".games li").nth(16).waitFor();
  await page.getByRole("link", { name: "Royal Casino, North America" }).click();
  await page.getByRole("heading", { level: 1, name: "Royal Casino, North America" }).waitFor();
  await page.getByRole("heading", { level: 2, name: "Capturing" }).waitFor();
  await page.locator(".example .felt").first().scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Open this position" }).first().click();
  await page.locator("#verdict-word").waitFor();
  assert.match(await page.locator("#verdict-word").innerText(), /Legal/);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Royal Casino, North America" }).waitFor();
  assert.deepEqual(troubles, []);
});

test("a dialect has a page that says how it differs, and leads to the game that it comes from", async () => {
  const { page, troubles } = await visit(browser, `${site.origin}#/rules`);
  await page.getByRole("heading", { name: "Dialects" }).waitFor();
  await page.getByRole("link", { name: "The OPL project", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "The OPL project" }).waitFor();
  await page.getByText("If the best totals are level, the match is a draw.").first().waitFor();
  await page.locator(".example .felt").first().scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Royal Casino, North America" }).click();
  await page.getByRole("heading", { level: 1, name: "Royal Casino, North America" }).waitFor();
  assert.deepEqual(troubles, []);
});

test("clauses and questions are found; a witness opens as a position", async () => {
  const { page } = await visit(browser, `${site.origin}#/rules`);
  await page.getByRole("searchbox").fill("may not trail while");
  await page.locator(".results a", { hasText: "AA-TRL-3" }).first().click();
  await page.getByRole("heading", { level: 1, name: /may not trail while the table holds a build/ }).waitFor();
  await page.getByRole("link", { name: "SWZ2-RST-1" }).waitFor();
  await page.getByRole("link", { name: "Q-AA-34" }).click();
  await page.getByRole("heading", { name: "How it can be read" }).waitFor();
  await page.getByRole("heading", { name: "Where the readings part" }).waitFor();
  assert.match(await page.locator(".witness .answers").first().innerText(), /^a [^]*\nb /);
  await page.locator(".witness a").first().click();
  await page.locator("#verdict-word").waitFor();
});

test("two games side by side", async () => {
  const { page } = await visit(browser, `${site.origin}#/rules/compare/royal/swazi`);
  await page.getByText(/\d+ of 111 options differ/).waitFor();
  await page.getByRole("combobox", { name: "The other" }).selectOption("royal");
  await page.getByText("They are the same.").waitFor();
});

test("a game that there is not is not compared as another", async () => {
  const { page } = await visit(browser, `${site.origin}#/rules/compare/royale/swazi`);
  await page.getByText("“royale”").waitFor();
});

test("a name that nothing has", async () => {
  const { page, troubles } = await visit(browser, `${site.origin}#/rules/%3Cimg%20src=x%20onerror=alert(1)%3E%E0%A4%A`);
  await page.getByRole("heading", { name: "Nothing is called so" }).waitFor();
  assert.equal(await page.locator("main img").count(), 0);
  assert.deepEqual(troubles, []);
});
