// Fields of notation, and cards, as tests reach them.

export const card = (page, name) => page.locator(`.felt [data-card="${name}"]`);
export const field = (page, label) => page.getByRole("textbox", { name: label });

export const written = (page, label) => field(page, label).locator(".cm-line").allInnerTexts().then((lines) => lines.map((line) => line.replace(/^\n$/, "")).join("\n"));

export async function write(page, label, text) {
  await field(page, label).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}
