// The explorer as people have it: served as files, in Debian's Chromium. Every request that it makes is counted.

import { createServer } from "node:http";
import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";

import { chromium } from "playwright-core";

export const dist = join(import.meta.dirname, "..", "..", "dist");
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".wasm": "application/wasm", ".svg": "image/svg+xml" };

export async function served() {
  const server = createServer(({ url }, answer) => {
    const path = new URL(url, "http://localhost").pathname;
    const file = join(dist, path === "/" ? "index.html" : path);
    if (!existsSync(file) || statSync(file).isDirectory()) return answer.writeHead(404).end();
    answer.writeHead(200, { "content-type": types[extname(file)] ?? "text/plain" }).end(readFileSync(file));
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return { origin: `http://127.0.0.1:${server.address().port}/`, close: () => new Promise((done) => (server.closeAllConnections(), server.close(done))) };
}

export const opened = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });

/** A page in a browser that knows nothing yet; with all that it complains about, and all that it asks of whom. */
export async function visit(browser, url, settings = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true, ...settings });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => {});
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const [troubles, requests] = [[], []];
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  context.on("request", (request) => requests.push(request.url()));
  await page.goto(url);
  return { page, context, troubles, requests };
}
