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

const caseNamed = /\(([A-Z][A-Z0-9]*-[A-Za-z0-9-]+)\)/g;
const documents = ({ output }) => output.split("\n").filter(Boolean).map((line) => JSON.parse(line));
let known;

/** The cases that a page names, as the corpus has them: a drawing leaves out some of what a position says. */
async function casesIn(markdown) {
  known ??= casino.run(["corpus", "list", "--json"]).then((ran) => new Set(documents(ran).map(({ id }) => id)));
  const all = await known;
  const ids = [...new Set([...markdown.matchAll(caseNamed)].map(([, id]) => id).filter((id) => all.has(id)))];
  if (ids.length === 0) return new Map();
  const told = documents(await casino.run(["show", "--json", ...ids.flatMap((id) => ["--case", id])]));
  return new Map(told.map((one) => [one.id, one]));
}

class Page {
  #oracle;
  #variant;
  #cases;
  #case = null; // that was named last
  #last = null; // the position of the example before: "in the same position"

  constructor(oracle, variant, cases) {
    this.#oracle = oracle;
    this.#variant = variant;
    this.#cases = cases;
  }

  /** What the case asks, by whose rules; a page of a dialect has cases of its game, and goes by its own. */
  #asked(drawn) {
    if (!this.#case?.position) return undefined;
    const { position, rules: { variant, seats, options } } = this.#case;
    const loose = (where) => JSON.stringify([...(where?.loose ?? [])].sort());
    const isDrawn = drawn.position === "" || loose(this.#read(drawn.position, { variant: this.#variant, seats })?.position) === loose(position);
    return isDrawn ? { position, seats, ...(variant === this.#variant && options && { options }) } : undefined;
  }

  #read(position, rules) {
    const shown = this.#oracle.show(position, { rules });
    return "errors" in shown ? null : shown;
  }

  #example(text) {
    const drawn = readDrawing(text);
    const isSame = drawn.position === "";
    if (!isSame) this.#last = drawn.seats > 1 ? drawn : null;
    const asked = this.#asked(drawn) ?? this.#last;
    if (drawn.turn === "" || !asked) return { kind: "code", text };
    const { position, seats, options } = asked;
    const shown = this.#read(position, { variant: this.#variant, seats, ...(options && { options }) });
    if (!shown) return { kind: "code", text };
    return { kind: "example", rules: this.#variant, seats, ...(options && { options }), text: shown.text, turn: drawn.turn.replace(/^(\w+): /, ""), ...(!isSame && { position: shown.position }) };
  }

  /** Whatever the text names: the example below it is this one. */
  #named(token) {
    const ids = [...(token.raw ?? "").matchAll(caseNamed)].map(([, id]) => id);
    if (ids.length > 0) this.#case = this.#cases.get(ids.at(-1)) ?? null;
  }

  block(token) {
    if (token.type !== "code") this.#named(token);
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
  const page = new Page(await load({ rules: name, seats }), name, await casesIn(markdown));
  return lexer(markdown).flatMap((token) => page.block(token));
}
