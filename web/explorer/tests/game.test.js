// The page of a game, as people use it.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";

import { casino } from "casino-oracle/program";

import { card, write, written } from "./support/fields.js";
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

const broken = `rules anglo-american, 2 players
deal 1, dealer S
table 10D 5C 3S 8H
hand N: 9C 4D KH AS
hand S: 2S 7D JC 8C
N: build 9: 4D on 5C
S: 8C takes 8H 5C 3S
`;

test("the wrong turn of a broken log is found, drawn and mended by one click", async () => {
  const { page, troubles } = await visit(browser, `${site.origin}#/game`);
  await write(page, "The log", broken);
  await page.getByRole("heading", { name: "It does not hold" }).waitFor();
  await page.getByText("A build is captured whole").waitFor();
  await page.getByRole("button", { name: /line 7.*illegal/ }).click();
  await page.locator("#step-title", { hasText: "takes" }).waitFor();
  assert.equal(await page.locator(".cm-lintRange-error").count() > 0, true);
  await page.locator(".repairs button", { hasText: "Mend" }).nth(1).click();
  await page.getByRole("heading", { name: "It holds" }).waitFor();
  assert.match(await written(page, "The log"), /S: 8C takes 8H$/m);
  await page.goBack().catch(() => {});
  assert.deepEqual(troubles, []);
});

test("why a turn is impossible is told, and how the log is read on", async () => {
  const { page } = await visit(browser, `${site.origin}#/game`);
  await write(page, "The log", "rules anglo-american\n\ndeal, dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D KH AS\nN: 9C takes 9D\n");
  const problem = page.locator(".problems li").first();
  await problem.getByText("This card is not on the table: ").waitFor();
  assert.match(await problem.innerText(), /From here on it is taken that nothing was done with 9♦/);
});

test("a log that cannot be read is marked at its place; what was drawn stays", async () => {
  const { page } = await visit(browser, `${site.origin}#/game`);
  await page.locator(".felt").waitFor();
  await write(page, "The log", broken.replace("takes", "tkaes"));
  await page.locator(".faults li", { hasText: "7:7" }).first().waitFor();
  assert.equal(await page.locator(".felt").count(), 1);
  await page.locator(".faults button", { hasText: "Write takes" }).first().click();
  await page.getByRole("heading", { name: "It does not hold" }).waitFor();
});

test("a log in JSON is marked where the turn stands, and where a card is none; both are mended by a click", async () => {
  const { page } = await visit(browser, `${site.origin}#/game`);
  const json = JSON.stringify(JSON.parse(await casino.convert(broken, "json")));
  await write(page, "The log", json);
  await page.getByRole("heading", { name: "It does not hold" }).waitFor();
  const marked = async () => {
    await page.locator(".cm-lintRange-error").first().waitFor();
    return (await page.locator(".cm-lintRange-error").allInnerTexts()).join("");
  };
  assert.equal(await marked(), /\{"seat":"S".*?\]\}\]\}/.exec(json)[0]);
  await write(page, "The log", json.replace("anglo-american", "angol-american"));
  await page.locator(".faults li", { hasText: "angol-american" }).first().waitFor();
  assert.equal(await marked(), "angol-american");
  await page.locator(".faults button", { hasText: "Write anglo-american" }).first().click();
  await page.getByRole("heading", { name: "It does not hold" }).waitFor();
  assert.equal(await written(page, "The log"), json);
});

/** The native program, or, where there is none, the same program in WebAssembly. */
async function validated(log) {
  const native = process.env.CASINO_NATIVE;
  if (!native || !existsSync(native)) return (await casino.run(["validate", "--json", "log"], { files: { log } })).output;
  return spawnSync(native, ["validate", "--json", "-"], { input: log, encoding: "utf8" }).stdout;
}

test("a deal of two is recorded by clicks, and holds; an earlier turn is corrected", async () => {
  const { page, troubles } = await visit(browser, `${site.origin}#/game`);
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("button", { name: "Deal at random and record" }).click();
  await page.getByRole("heading", { name: "The next turn" }).waitFor();
  await page.getByText("0 legal, 0 illegal").waitFor();
  for (let turn = 1; turn <= 8; ++turn) {
    const hand = page.locator(".seat.acts .hand button.card").first();
    const name = await hand.getAttribute("data-card");
    await hand.click();
    await page.locator(".turns .turn", { hasText: "legal" }).filter({ has: page.locator(".mini") }).and(page.locator(`.turns li:first-child .turn`)).first().click();
    await page.getByText(`, ${turn} ${turn === 1 ? "turn" : "turns"}:`).waitFor();
    assert.match(await written(page, "The log"), new RegExp(`: .*${name}`));
  }
  const recorded = await validated(await written(page, "The log"));
  assert.match(recorded, /"verdict":"holds","tally":{"deals":1,"turns":8,"legal":8,/);
  await page.getByRole("button", { name: "Deal the next hands" }).click();
  await page.locator(".seat.acts .hand button.card").nth(3).waitFor();
  // The first turn is written anew: another card is laid down.
  await page.locator("summary", { hasText: "All steps" }).click();
  const first = page.locator(".all-steps .turn", { hasText: /^[NS]: / }).first();
  const before = await first.innerText();
  await first.click();
  await page.getByRole("button", { name: "Correct this turn" }).click();
  await page.getByRole("heading", { name: "What was played instead" }).waitFor();
  const other = page.locator(".turns .turn", { hasText: "trail" }).filter({ hasNotText: before });
  const text = (await other.first().innerText()).slice(0, 12);
  await other.first().click();
  await page.locator(".notice", { hasText: "Written anew" }).waitFor();
  assert.notEqual(text, before);
  const log = await written(page, "The log");
  assert.match(await validated(log), /"tally":{"deals":1,"turns":8,/);
  assert.equal(log.split("\n").find((line) => /^[NS]: /.test(line)).includes("trail"), true);
  assert.deepEqual(troubles, []);
});

test("a deal that is over is scored, and the score is written", async () => {
  const { page, troubles } = await visit(browser, `${site.origin}#/game`);
  const { output } = await casino.run(["generate", "--seed", "3", "--deals", "1"]);
  const [played, , points] = /^([^]*?\n)\n?(score (.*)\n)/.exec(output).slice(1);
  await write(page, "The log", played);
  await page.getByText("48 legal, 0 illegal").waitFor();
  await page.getByText("The deal is over.").waitFor();
  await page.getByRole("button", { name: "Write the score" }).click();
  await page.waitForFunction((text) => document.body.innerText.includes("It holds") || text === "", points);
  assert.match(await written(page, "The log"), new RegExp(`\nscore ${points}\n$`));
  assert.match(await validated(await written(page, "The log")), /"verdict":"holds"/);
  assert.deepEqual(troubles, []);
});

test("a hand that nobody knows: the turn is typed, and no hands are dealt over it", async () => {
  const { page } = await visit(browser, `${site.origin}#/game`);
  await write(page, "The log", `rules anglo-american, 2 players
deal 1, dealer S
table 10D 5C 3S 8H
hand N: 9C 4D KH AS
N: trail KH
`);
  await page.getByText("1 legal, 0 illegal").waitFor();
  await page.getByText("Not all cards are known here").waitFor();
  assert.equal(await page.getByRole("button", { name: "Deal the next hands" }).count(), 0);
});

test("logs are opened from files: text, JSON, many in a packed file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "casino-logs-"));
  const many = (await casino.run(["generate", "--to", "ndjson", "--rules", "haiti", "--seats", "4", "--count", "3", "--deals", "1"])).output;
  writeFileSync(join(folder, "one.txt"), broken);
  writeFileSync(join(folder, "one.json"), await casino.convert(broken, "json"));
  writeFileSync(join(folder, "many.ndjson.gz"), gzipSync(many));
  const { page } = await visit(browser, `${site.origin}#/game`);
  const open = (name) => page.locator('input[type="file"]').setInputFiles(join(folder, name));
  await open("one.json");
  await page.getByRole("heading", { name: "It does not hold" }).waitFor();
  await open("many.ndjson.gz");
  await page.getByText("Log 1 of 3").waitFor();
  await page.getByRole("heading", { name: "It holds" }).waitFor();
  await page.getByRole("button", { name: "The next log" }).click();
  await page.getByText("Log 2 of 3").waitFor();
  await page.getByRole("button", { name: "To the end" }).click();
  await page.locator("#step-title", { hasText: "The end" }).waitFor();
  await open("one.txt");
  await page.getByRole("heading", { name: "It does not hold" }).waitFor();
  // What is none says so, and leaves what was there.
  writeFileSync(join(folder, "none.gz"), Buffer.from([0x1f, 0x8b, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  writeFileSync(join(folder, "none.json"), '{"format":"<img src=x onerror=alert(1)>"}');
  for (const name of ["none.gz", "none.json"]) {
    await open(name);
    await page.getByText("The log that was here is still here.").waitFor();
    await page.getByRole("button", { name: "Dismiss" }).click();
    assert.match(await written(page, "The log"), /8C takes 8H 5C 3S/);
  }
});

test("the link holds the log; a reload loses nothing", async () => {
  const here = await visit(browser, `${site.origin}#/game`);
  await write(here.page, "The log", broken.replace("KH", "KD"));
  await here.page.getByRole("heading", { name: "It does not hold" }).waitFor();
  const link = here.page.url();
  const there = await visit(browser, link);
  await there.page.getByRole("heading", { name: "It does not hold" }).waitFor();
  assert.match(await written(there.page, "The log"), /9C 4D KD AS/);
  await there.page.goto(`${site.origin}#/rules`);
  await there.page.goto(`${site.origin}#/game`);
  await there.page.reload();
  await there.page.getByRole("heading", { name: "It does not hold" }).waitFor();
  assert.match(await written(there.page, "The log"), /9C 4D KD AS/);
});

test("an option that would make a log hold is written into it; the question that it touched is named", async () => {
  const { page } = await visit(browser, `${site.origin}#/game`);
  await write(page, "The log", broken.replace("S: 8C takes 8H 5C 3S", "S: trail 2S\nN: trail AS"));
  await page.getByRole("heading", { name: "Or other rules?" }).waitFor();
  await page.locator("summary", { hasText: "touched" }).click();
  await page.getByRole("link", { name: "Q-AA-34" }).waitFor();
  await page.getByRole("button", { name: "Play by trail.owning_build=allowed" }).click();
  await page.getByRole("heading", { name: "It holds" }).waitFor();
  assert.match(await written(page, "The log"), /^option trail\.owning_build=allowed$/m);
});

test("which rules fit a log is looked for", async () => {
  const { page } = await visit(browser, `${site.origin}#/game`);
  await write(page, "The log", "rules anglo-american, 2 players\ndeal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D KH AS\nhand S: 2S 7D JC 8C\nN: build 9: 4D on 5C\n");
  await page.getByRole("heading", { name: "It holds" }).waitFor();
  await page.getByRole("button", { name: "Which rules fit it?" }).click();
  await page.getByRole("heading", { name: "It can have been" }).waitFor();
  assert.match(await page.locator("main").innerText(), /Royal Casino/);
});
