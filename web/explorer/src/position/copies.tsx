// What lies on the desk, to take along: as a link, as text, as a picture, as a case of a corpus.

import { isUnusable } from "casino-oracle";

import { reasonOf, tell, trouble } from "../app/notice.js";
import { asRequest } from "../oracle/rules.js";
import { positions } from "../oracle/threads.js";
import { asCase } from "./case.js";
import { desk } from "./desk.js";
import { seen } from "./looked.js";
import { pngOf, saved } from "../app/files.js";

async function svg(): Promise<string> {
  const { rules, position } = desk.peek();
  const answer = await (await positions()).picture(asRequest(rules), position);
  if (isUnusable(answer)) throw new Error("it cannot be drawn");
  return answer.svg;
}

const ways: Record<string, () => Promise<string | void>> = {
  "Link": async () => location.href,
  "Notation": async () => desk.peek().position,
  "JSON": async () => JSON.stringify(seen.peek().looked?.shown.position ?? {}, null, 2),
  "Case for the corpus": () => asCase(desk.peek()),
  "SVG": async () => saved("position.svg", new Blob([await svg()], { type: "image/svg+xml" })),
  "PNG": async () => saved("position.png", await pngOf(await svg())),
};
const isFile = (name: string) => name === "SVG" || name === "PNG";

async function take(name: string, event: Event): Promise<void> {
  (event.currentTarget as Element).closest("details")?.removeAttribute("open");
  try {
    const text = await ways[name]!();
    if (text !== undefined) await navigator.clipboard.writeText(text as string);
    tell(isFile(name) ? `${name} saved` : `${name} copied`);
  } catch (error) {
    trouble(`${name}: ${reasonOf(error)}`);
  }
}

export const Copies = () => (
  <details class="menu">
    <summary>Share</summary>
    <ul class="menu-body list">
      {Object.keys(ways).map((name) => (
        <li key={name}><button type="button" class="plain" onClick={(event) => void take(name, event)}>{isFile(name) ? `Save as ${name}` : `Copy ${name[0]!.toLowerCase() === "l" || name === "Notation" || name.startsWith("Case") ? name.toLowerCase() : name}`}</button></li>
      ))}
    </ul>
  </details>
);
