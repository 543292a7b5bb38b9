// The page of a position, as people use it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { casino } from "casino-oracle/program";

import { card, field, write, written } from "./support/fields.js";
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

const position = "The position, as it is written";
const turn = "The turn to weigh";
const verdict = (page) => page.locator("#verdict-word");
test("a dispute is settled: the owner of a build wants to lay a card down", async () => {
  const { page, troubles } = await visit(browser, site.origin);
  await write(page, position, "table [5C 4D]=9 of N; hand N: 9H 6C");
  await card(page, "6C").click();
  await page.locator(".turns .turn", { hasText: "illegal" }).first().click();
  await verdict(page).getByText("Illegal").waitFor();
  const said = page.locator(".verdict");
  await said.getByText("A player may not trail while the table holds a build that he was the last to add to.").waitFor();
  await said.getByRole("link", { name: "AA-TRL-3" }).waitFor();
  await said.getByText("004 The Play 4, 6").waitFor();
  await said.getByRole("heading", { name: "Legal instead" }).waitFor();
  await said.getByText("The owner of a build may trail all the same.").waitFor();
  await said.getByText("What all games say").waitFor();
  assert.match(await said.locator(".everywhere").innerText(), /illegal[^]*Royal Casino/);
  await said.getByRole("button", { name: "Play by trail.owning_build=allowed" }).click();
  await page.locator(".verdict.legal").waitFor();
  assert.deepEqual(troubles, []);
});

test("a click on hand and table tells what that can be; it is played, and taken back by the browser's own button", async () => {
  const { page } = await visit(browser, site.origin);
  await card(page, "4D").click();
  await card(page, "5C").click();
  await page.locator(".turns .turn", { hasText: "build 9" }).first().click();
  await page.getByRole("button", { name: "Play it" }).click();
  await page.locator(".build", { hasText: "9" }).waitFor();
  assert.equal(await page.locator('[data-seat="S"].acts').count(), 1);
  await page.goBack();
  await page.locator(".build").waitFor({ state: "detached" });
  await page.goForward();
  await page.locator(".build").waitFor();
  await page.getByRole("button", { name: "Step back" }).click();
  await page.locator(".build").waitFor({ state: "detached" });
  assert.match(await written(page, turn), /build 9: 4D on 5C/);
});

test("a link holds everything, and opens elsewhere", async () => {
  const here = await visit(browser, site.origin);
  await here.page.getByRole("combobox", { name: "Game" }).selectOption("swazi");
  await here.page.getByRole("combobox", { name: "Players" }).selectOption("4");
  await write(here.page, position, "table 9H 7C [5C 4H]=9 of E; hand S: 9S 2S; pile E: 5D > 2H > {JC 10C}; to act S");
  await write(here.page, turn, "9S takes 9H [9]");
  await verdict(here.page).waitFor();
  await here.page.locator("summary", { hasText: "Share" }).click();
  await here.page.getByRole("button", { name: "Copy link" }).click();
  const link = await here.page.evaluate(() => navigator.clipboard.readText());
  const there = await visit(browser, link);
  await verdict(there.page).waitFor();
  assert.equal(await written(there.page, turn), "9S takes 9H [9]");
  assert.equal(await there.page.getByRole("combobox", { name: "Game" }).inputValue(), "swazi");
  assert.equal(await there.page.locator('.felt [data-zone="pile E"] [data-card="5D"]').count() > 0, true);
  await there.page.reload();
  await verdict(there.page).waitFor();
  assert.equal(await written(there.page, turn), "9S takes 9H [9]");
});

test("what is mistyped is marked at its place, with what was meant; what was drawn stays", async () => {
  const { page } = await visit(browser, site.origin);
  await card(page, "8H").waitFor();
  await write(page, position, "tabel 9H 4S\nhand N: 9S");
  const fault = page.locator(".faults li").first();
  await fault.getByText("1:1").waitFor();
  assert.equal(await card(page, "8H").count(), 1);
  await page.locator(".cm-lintRange-error").waitFor();
  await fault.getByRole("button", { name: "Write table" }).click();
  await card(page, "4S").waitFor();
  assert.equal(await page.locator(".faults li").count(), 0);
});

test("a card that is begun is completed by those that lie nowhere; in a turn, by those that lie there", async () => {
  const { page } = await visit(browser, site.origin);
  await write(page, position, "table 9H 4C; hand N: 9D 2S");
  await card(page, "2S").waitFor();
  await field(page, position).press("Control+End");
  await page.keyboard.type(" 9");
  const offers = page.locator(".cm-tooltip-autocomplete li");
  await offers.first().waitFor();
  assert.deepEqual(await offers.locator(".cm-completionLabel").allInnerTexts(), ["9S", "9C"]);
  await page.waitForTimeout(100); // what has just opened takes no key that was meant for the text
  await page.keyboard.press("ArrowDown");
  await page.locator(".cm-tooltip-autocomplete li[aria-selected=true]", { hasText: "9C" }).waitFor();
  await page.keyboard.press("Enter");
  await card(page, "9C").waitFor();
  assert.match(await written(page, position), /hand N: 9D 2S 9C$/);
  await field(page, turn).click();
  await page.keyboard.type("trail 2");
  await offers.first().waitFor();
  assert.deepEqual(await offers.locator(".cm-completionLabel").allInnerTexts(), ["2S"]);
});

test("the field of a turn takes a click anywhere, and a pasted line with its end", async () => {
  const { page } = await visit(browser, site.origin);
  await write(page, position, "table 9H 4C; hand N: 9D 2S");
  await card(page, "2S").waitFor();
  const { x, y, width, height } = await page.locator(".notation-field.of-turn").boundingBox();
  await page.mouse.click(x + 0.8 * width, y + height / 2);
  await page.keyboard.type("trail 2S");
  assert.equal(await written(page, turn), "trail 2S");
  await page.evaluate(() => navigator.clipboard.writeText("9D takes 9H\n"));
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+v");
  await page.locator(".verdict.legal").waitFor();
  assert.equal(await written(page, turn), "9D takes 9H");
});

test("a position is laid out card by card, dragged too, and what is drawn is written", async () => {
  const { page } = await visit(browser, site.origin);
  await card(page, "8H").waitFor();
  await page.getByRole("button", { name: "Lay out" }).click();
  await page.getByRole("button", { name: "Clear the table" }).click();
  await card(page, "8H").waitFor({ state: "detached" });
  const pack = (name) => page.locator(`.pack [data-card="${name}"]`);
  for (const name of ["5C", "4D", "2S"]) await pack(name).click();
  await page.getByRole("button", { name: "Put cards here: hand N" }).click();
  await pack("9H").click();
  await page.getByRole("button", { name: "Put cards here: pile S" }).click();
  await pack("KC").click();
  await card(page, "KC").first().waitFor();
  await pack("3D").dragTo(page.locator('[data-zone="hand N"]'));
  await card(page, "3D").waitFor();
  await card(page, "5C").click();
  await card(page, "4D").click();
  await page.getByRole("spinbutton", { name: "Value" }).fill("9");
  await page.getByRole("button", { name: "Make the build" }).click();
  await page.locator(".build").waitFor();
  const text = await written(page, position);
  for (const part of ["2S", "[4D 5C]=9 of N", "hand N: 3D 9H", "pile S: KC"]) assert.ok(text.includes(part), `${part} in ${text}`);
});

test("a deal that is over is scored", async () => {
  const { page } = await visit(browser, site.origin);
  const { output } = await casino.run(["generate", "--seed", "3", "--deals", "1"]);
  const points = Object.fromEntries(/^score (.*)$/m.exec(output)[1].split(", ").map((one) => one.split(" ")));
  const steps = (await casino.run(["show", "--json", "log"], { files: { log: output } })).output.split("\n").filter(Boolean).map((line) => JSON.parse(line));
  await write(page, position, steps.findLast((step) => step.position).position);
  await page.getByText("The deal is over.").waitFor();
  assert.deepEqual(await page.locator(".points .total td").allInnerTexts(), [points.N, points.S]);
});

test("any option is found, set and taken back", async () => {
  const { page } = await visit(browser, site.origin);
  await page.locator("summary", { hasText: "As the text has it" }).click();
  await page.getByRole("searchbox").fill("owner trail");
  await page.locator('[data-option="trail.owning_build"]').getByText("The owner of a build may trail all the same.").click();
  await page.locator("summary", { hasText: "1 rule changed" }).waitFor();
  await page.getByRole("button", { name: "Undo trail.owning_build" }).click();
  await page.locator("summary", { hasText: "As the text has it" }).waitFor();
});

test("copies: notation, JSON, a case of the corpus, pictures", async () => {
  const { page } = await visit(browser, site.origin);
  await write(page, position, "table 6H; hand N: 6C");
  await write(page, turn, "trail 6C");
  await verdict(page).waitFor();
  const take = async (name) => {
    await page.locator("summary", { hasText: "Share" }).click();
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByText(/copied|saved/).waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole("button", { name: "Dismiss" }).click();
    return text;
  };
  assert.equal(await take("Copy notation"), "table 6H; hand N: 6C");
  assert.deepEqual(JSON.parse(await take("Copy JSON")).loose, ["6H"]);
  const file = JSON.parse(await take("Copy case for the corpus"));
  assert.equal(file.format, "casino-cases/1");
  assert.equal(file.cases[0].expect.verdict, "legal");
  for (const kind of ["SVG", "PNG"]) {
    await page.locator("summary", { hasText: "Share" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: `Save as ${kind}` }).click();
    assert.equal((await download).suggestedFilename(), `position.${kind.toLowerCase()}`);
  }
});

test("broken and hostile links say so, and leave what was there", async () => {
  const { page, troubles } = await visit(browser, site.origin);
  await write(page, position, "table 6H; hand N: 6C");
  await card(page, "6C").waitFor();
  const evil = await page.evaluate(async () => {
    const stream = new Blob([JSON.stringify([1, { variant: "<img src=x onerror=alert(1)>", seats: 2, options: {}, off: [] }, "table 9H", "<script>alert(1)</script>", []])]).stream();
    const bytes = new Uint8Array(await new Response(stream.pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer());
    return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
  });
  for (const rest of ["xyz", "%00%00", "AAAA", "<script>", "a".repeat(5000)]) {
    await page.evaluate((hash) => (location.hash = hash), `#/position/${rest}`);
    await page.getByText("What was here before is still here.").waitFor();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await card(page, "6C").waitFor();
  }
  await page.evaluate((hash) => (location.hash = hash), `#/position/${evil}`);
  await page.locator(".faults li").first().waitFor();
  assert.equal(await page.locator("main img, main script").count(), 0);
  assert.deepEqual(troubles, []);
});
