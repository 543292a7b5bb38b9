// House rules and reports of programs, as people use them.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { casino } from "casino-oracle/program";

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

const folder = mkdtempSync(join(tmpdir(), "casino-house-"));
const setting = (page, option, text) => page.locator(`[data-option="${option}"]`).getByText(text).click();

test("house rules are made, each with the smallest position that shows it; saved, opened elsewhere and printed", async () => {
  const { page, troubles } = await visit(browser, `${site.origin}#/house`);
  await page.getByLabel("What your rules are called").fill("At grandmother's");
  await page.getByRole("searchbox").fill("owner trail");
  await setting(page, "trail.owning_build", "The owner of a build may trail all the same.");
  const rule = page.locator('.house-rule[data-option="trail.owning_build"]');
  await rule.getByText("Instead of: The owner of a build may not trail.").waitFor();
  await rule.locator(".felt").waitFor();
  await rule.getByText("By the text: illegal").waitFor();
  await rule.getByText("In this house: legal").waitFor();
  await rule.getByLabel("Why, or since when").fill("she never minded");
  await rule.getByLabel("Why, or since when").press("Tab");
  await page.getByText(/cases? of the corpus/).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save" }).click();
  const path = join(folder, "house.json");
  await (await download).saveAs(path);
  const shown = await casino.run(["rules", "show", "--json", "--rules", "house.json", "--changed"], { files: { "house.json": readFileSync(path, "utf8") } });
  assert.deepEqual(JSON.parse(shown.output).options, { "trail.owning_build": "allowed" });

  const there = await visit(browser, `${site.origin}#/house`);
  await there.page.locator('input[type="file"]').setInputFiles(path);
  await there.page.getByRole("heading", { level: 1, name: "At grandmother's" }).waitFor();
  await there.page.locator(".because", { hasText: "she never minded" }).waitFor();
  await there.page.emulateMedia({ media: "print" });
  assert.equal(await there.page.locator(".house-rule h3").isVisible(), true);
  assert.equal(await there.page.getByRole("searchbox").isVisible(), false);
  await there.page.emulateMedia({ media: "screen" });
  writeFileSync(join(folder, "none.json"), '{"format":"casino-dialect/1","name":"x","title":"<b>x</b>","base":"nowhere","source":"x"}');
  await there.page.locator('input[type="file"]').setInputFiles(join(folder, "none.json"));
  await there.page.getByText("The rules that were here are still here.").waitFor();
  await there.page.getByRole("heading", { level: 1, name: "At grandmother's" }).waitFor();
  assert.deepEqual(troubles, []);
});

test("a report of a program is read: its mistake is drawn and opens as a position; two runs stand side by side", async () => {
  const reports = join(import.meta.dirname, "reports");
  const { page, troubles } = await visit(browser, `${site.origin}#/conform`);
  const files = page.locator('input[type="file"]');
  await files.setInputFiles([join(reports, "first-run.ndjson"), join(reports, "second-run.ndjson")]);
  await page.getByText("15 mistakes fewer than before").waitFor();
  const mended = page.locator(".histories summary", { hasText: "no longer wrong" });
  await mended.getByText("15", { exact: true }).waitFor();
  await mended.click();
  await page.locator(".histories").getByText("an owner trails when the last hands are played").waitFor();
  assert.equal(await page.locator(".histories summary", { hasText: "wrong since" }).count(), 0);
  await page.locator(".mistake .felt").waitFor();
  await page.locator(".mistake").getByText("The owner of a build may trail all the same.").waitFor();
  const row = page.locator(".matrix tr", { hasText: "AA-TRL-3" });
  await row.locator("td.broken").first().waitFor();
  await row.locator("td.kept").first().waitFor();
  writeFileSync(join(folder, "hostile.ndjson"), '{"run":{"format":"casino-conform/1","adapter":{"name":"<img src=x onerror=alert(1)>"}}}\n{"disagreement":{"outcome":"fail","expected":"<b>","found":"<i>","again":"x","smallest":{"ask":"judge","position":"nonsense","turn":7}}}\n');
  writeFileSync(join(folder, "broken.ndjson"), "\u0000\u0001 nothing");
  await files.setInputFiles(join(folder, "hostile.ndjson"));
  await page.locator(".runs", { hasText: "<img src=x" }).waitFor();
  await files.setInputFiles(join(folder, "broken.ndjson"));
  await page.getByText("The reports that were here are still here.").waitFor();
  assert.equal(await page.locator("main img").count(), 0);
  await page.locator(".mistake").first().getByRole("link", { name: "Open this position" }).click();
  await page.locator(".verdict.illegal").waitFor();
  await page.goBack();
  await page.getByText("15 mistakes fewer than before").waitFor();
  assert.deepEqual(troubles, []);
});
