// The page of a game, to learn it from.

import { useEffect, useState } from "preact/hooks";

import { reasonOf, trouble } from "../app/notice.js";
import { given } from "../oracle/given.js";
import type { Game } from "../oracle/rules.js";
import { anchorOf, BlockOf, textOf, type Block } from "./markup.js";
import { linkTo } from "./example.js";

export function GamePage({ game }: { game: Game }) {
  const [blocks, setBlocks] = useState<Block[] | null>(null);
  useEffect(() => {
    given<Block[]>(`page-${game.name}.json`).then(setBlocks, (error: unknown) => trouble(`This page cannot be fetched: ${reasonOf(error)}`));
  }, [game.name]);
  if (!blocks) return <h1>{game.title}</h1>;
  const chapters = blocks.flatMap((block) => (block.kind === "heading" && block.level === 2 ? [block.text] : []));
  const reach = (anchor: string) => document.getElementById(anchor)?.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  return (
    <div class="game-page">
      <nav class="chapters" aria-label="Chapters">
        <ul>{chapters.map((text) => <li key={textOf(text)}><button type="button" class="plain" onClick={() => reach(anchorOf(text))}>{textOf(text)}</button></li>)}</ul>
        <p><a href={linkTo(game.name, game.usual_seats, "table none")}>Lay out a position</a></p>
        <p><a href={`#/rules/compare/${game.base ?? (game.name === "royal" ? "anglo-american" : "royal")}/${game.name}`}>Compare</a></p>
      </nav>
      <div class="prose">{blocks.map((block, at) => <BlockOf block={block} key={at} />)}</div>
    </div>
  );
}
