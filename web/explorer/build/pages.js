// The pages of the games, as the program writes them in Markdown, for the page to show: blocks and pieces of text, positions read.

import { lexer } from "marked";

import { load } from "casino-oracle";
import { casino } from "casino-oracle/program";

import { readDrawing } from "../src/table/drawn.js";

const plain = (text) => text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&amp;/g, "&");

/** The game to whose page a link leads. */
const gameOf = (href) => /^([a-z0-9-]+)\.md(?:#.*)?$/.exec(href)?.[1];

/** Text, or [kind, text]: b, i, c (code), s (a source); or ["g", text, game], a link to another page. */
function pieces(tokens = []) {
  const told = [];
  let inSource = false;
  for (const token of tokens) {
    if (token.type === "html") inSource = token.raw.startsWith("<sup");
    else if (inSource) told.push(["s", plain(token.text)]);
    else if (token.type === "strong") told.push(["b", plain(token.text)]);
    else if (token.type === "em") told.push(["i", plain(token.text)]);
    else if (token.type === "codespan") told.push(["c", plain(token.text)]);
    else if (token.type === "link" && gameOf(token.href)) told.push(["g", plain(token.text), gameOf(token.href)]);
    else if (token.tokens) told.push(...pieces(token.tokens));
    else told.push(plain(token.text ?? token.raw));
  }
  return told;
}

const item = ({ tokens }) => ({ text: tokens.flatMap(({ type, tokens: own }) => (type === "list" ? [] : pieces(own))), items: tokens.filter(({ type }) => type === "list").flatMap(({ items }) => items.map(item)) });

class Page {
  #oracle;
  #variant;
  #last = null; // the position of the example before: "in the same position"

  constructor(oracle, variant) {
    this.#oracle = oracle;
    this.#variant = variant;
  }

  #read(position, seats) {
    const shown = this.#oracle.show(position, { rules: { variant: this.#variant, seats } });
    return "errors" in shown ? null : shown;
  }

  #example(text) {
    const drawn = readDrawing(text);
    const isSame = drawn.position === "";
    if (!isSame) this.#last = drawn.seats > 1 ? drawn : null;
    if (!this.#last || drawn.turn === "") return { kind: "code", text };
    const { position, seats } = this.#last;
    const shown = this.#read(position, seats);
    if (!shown) return { kind: "code", text };
    return { kind: "example", rules: this.#variant, seats, text: shown.text, turn: drawn.turn.replace(/^(\w+): /, ""), ...(!isSame && { position: shown.position }) };
  }

  block(token) {
    switch (token.type) {
      case "heading": return [{ kind: "heading", level: token.depth, text: pieces(token.tokens) }];
      case "paragraph": return [{ kind: "paragraph", text: pieces(token.tokens) }];
      case "list": return [{ kind: "list", items: token.items.map(item) }];
      case "table": return [{ kind: "table", header: token.header.map(({ tokens }) => pieces(tokens)), rows: token.rows.map((row) => row.map(({ tokens }) => pieces(tokens))) }];
      case "code": return [this.#example(token.text)];
      case "space": return [];
      default: throw new Error(`a page of ${this.#variant} has ${token.type}, which nobody shows`);
    }
  }
}

export async function pageOf({ name, usual_seats: seats }) {
  const markdown = await casino.rulesPage(name);
  if (typeof markdown !== "string") throw new Error(JSON.stringify(markdown));
  const page = new Page(await load({ rules: name, seats }), name);
  return lexer(markdown).flatMap((token) => page.block(token));
}
