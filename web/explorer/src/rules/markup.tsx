// A page of a game: blocks as the build has read them out of the program's Markdown.

import type { Position } from "casino-oracle";

import { Example } from "./example.js";

export type Piece = string | [kind: "b" | "i" | "c" | "s", text: string] | [kind: "g", text: string, game: string];
interface Item {
  text: Piece[];
  items: Item[];
}
export type Block =
  | { kind: "heading"; level: number; text: Piece[] }
  | { kind: "paragraph"; text: Piece[] }
  | { kind: "list"; items: Item[] }
  | { kind: "table"; header: Piece[][]; rows: Piece[][][] }
  | { kind: "code"; text: string }
  | { kind: "example"; rules: string; seats: number; options?: Record<string, string | number>; text: string; turn: string; position?: Position };

const isCited = /^(?:[A-Z]+\d?(?:-[A-Z]+)*-\d+[a-z]?|Q-[A-Z0-9]+-\d+)$/;

function Source({ text }: { text: string }) {
  return <span class="cited">{text.split(/([ ,;]+)/).map((word, at) => (isCited.test(word) ? <a href={`#/rules/${word}`} key={at}>{word}</a> : word))}</span>;
}

export const Pieces = ({ pieces }: { pieces: Piece[] }) => (
  <>
    {pieces.map((piece, at) => {
      if (typeof piece === "string") return piece;
      const [kind, text, game] = piece;
      if (kind === "b") return <strong key={at}>{text}</strong>;
      if (kind === "g") return <a href={`#/rules/${game}`} key={at}>{text}</a>;
      if (kind === "i") return <em key={at}>{text}</em>;
      return kind === "c" ? <code key={at}>{text}</code> : <Source text={text} key={at} />;
    })}
  </>
);

const List = ({ items }: { items: Item[] }) => (
  <ul>{items.map((item, at) => <li key={at}><Pieces pieces={item.text} />{item.items.length > 0 && <List items={item.items} />}</li>)}</ul>
);

export const textOf = (pieces: Piece[]): string => pieces.map((piece) => (typeof piece === "string" ? piece : piece[1])).join("");
export const anchorOf = (pieces: Piece[]): string => textOf(pieces).toLowerCase().replace(/[^a-z0-9]+/g, "-");

export function BlockOf({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${Math.min(block.level, 4)}` as "h2";
      return <Heading id={anchorOf(block.text)}><Pieces pieces={block.text} /></Heading>;
    }
    case "paragraph": return <p><Pieces pieces={block.text} /></p>;
    case "list": return <List items={block.items} />;
    case "code": return <pre tabIndex={0}>{block.text}</pre>;
    case "example": return <Example {...block} />;
    case "table": {
      const hasHeader = block.header.some((cell) => cell.length > 1 || (cell[0] ?? "") !== "");
      return (
        <div class="scrolled" tabIndex={0} role="group" aria-label="Table">
          <table>
            {hasHeader && <thead><tr>{block.header.map((cell, at) => (cell.length ? <th scope="col" key={at}><Pieces pieces={cell} /></th> : <td key={at} />))}</tr></thead>}
            <tbody>{block.rows.map((row, at) => <tr key={at}>{row.map((cell, column) => (column === 0 ? <th scope="row" key={column}><Pieces pieces={cell} /></th> : <td key={column}><Pieces pieces={cell} /></td>))}</tr>)}</tbody>
          </table>
        </div>
      );
    }
  }
}
