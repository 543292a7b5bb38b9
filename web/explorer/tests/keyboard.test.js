// Every story by keyboard alone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { card, written } from "./support/fields.js";
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

/** Presses Tab until something is reached; where nothing of the kind ever is, that is the failure. */
async function tabTo(page, isIt, what, key = "Tab") {
  for (let presses = 0; presses < 150; ++presses) {
    await page.keyboard.press(key);
    if (await page.evaluate(isIt)) return;
  }
  assert.fail(`${what} is not reached by ${key}`);
}
const onCard = (name) => `document.activeElement?.closest(".felt [data-card='${name}']") !== null && document.activeElement?.dataset.card === "${name}"`;
const onText = (text) => `document.activeElement?.textContent?.includes(${JSON.stringify(text)}) && document.activeElement.tagName !== "BODY"`;

const isBesideTheTable = `document.activeElement.closest(".desk .right") !== null`;

test("a turn is chosen on the table, judged, played and taken back", async () => {
  const { page } = await visit(browser, site.origin);
  await page.locator(".turns .turn").first().waitFor();
  await tabTo(page, onCard("4D"), "the four of diamonds");
  await page.keyboard.press("Space");
  await tabTo(page, onCard("5C"), "the five of clubs");
  await page.keyboard.press("Enter");
  await page.getByText("This can be").waitFor();
  await tabTo(page, onText("build 9"), "the build");
  await page.keyboard.press("Enter");
  await page.locator(".verdict.legal").waitFor();
  await tabTo(page, onText("Play it"), "the button that plays it");
  await page.keyboard.press("Enter");
  await page.locator(".build").waitFor();
  assert.equal(await page.evaluate(isBesideTheTable), true, "whoever played on goes on beside the table");
  await tabTo(page, onText("Step back"), "the way back");
  await page.keyboard.press("Enter");
  await page.locator(".build").waitFor({ state: "detached" });
  assert.equal(await page.evaluate(isBesideTheTable), true, "so does whoever stepped back");
});

test("fields of notation are left by Tab, a mistake is mended, another page is opened, menus close by Escape", async () => {
  const { page } = await visit(browser, site.origin);
  await card(page, "4D").waitFor();
  const inField = (label) => `document.activeElement?.shadowRoot?.activeElement?.getAttribute("aria-label") === "${label}"`;
  await tabTo(page, inField("The position, as it is written"), "the field of the position");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("tabel 9H");
  await page.locator(".faults li", { hasText: "tabel" }).first().waitFor();
  await page.keyboard.press("Escape");
  await tabTo(page, onText("Write table"), "what was meant");
  await page.keyboard.press("Enter");
  await card(page, "9H").waitFor();
  assert.match(await written(page, "The position, as it is written"), /^table 9H/);
  await tabTo(page, onText("Share"), "the menu", "Shift+Tab");
  await page.keyboard.press("Enter");
  assert.equal(await page.getByRole("button", { name: "Copy link" }).isVisible(), true);
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("button", { name: "Copy link" }).isVisible(), false);
  await tabTo(page, onText("Rules"), "the rules", "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("searchbox").waitFor();
});
