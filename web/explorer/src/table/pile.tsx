// A pile of captured cards: its top, how many lie in it, and all of it on demand.

import type { Position } from "casino-oracle";

import { Card, CardBack } from "../cards/card.js";
import { countOf, layersOf, seatName } from "./told.js";
import type { Play } from "./play.js";

type Piles = NonNullable<Position["piles"]>;

export function Pile({ keeper, pile, play }: { keeper: string; pile: Piles[string]; play: Play }) {
  const layers = layersOf(pile);
  const top = layers[0];
  if (!top) return null;
  const isOpen = top.cards.length === 1 && top.hidden === 0;
  const count = countOf(layers);
  const where = `on top of the pile of ${seatName(keeper)}`;
  return (
    <div class="pile" data-zone={`pile ${keeper}`}>
      <div class="pile-top">
        {isOpen ? <Card card={top.cards[0]!} where={where} chosen={play.isChosen(top.cards[0]!)} onChoose={play.onCard} /> : <span class="card"><CardBack /></span>}
      </div>
      <details class="pile-all">
        <summary>{count} captured<span class="unseen"> by {seatName(keeper)}</span></summary>
        <ol>
          {layers.map((layer, at) => (
            <li key={at}>
              {layer.cards.map((card) => <Card card={card} key={card} />)}
              {layer.hidden > 0 && <span class="more">{layer.hidden} untold</span>}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
