// What is before one seat: its hand and its pile.

import type { Position } from "casino-oracle";

import { Card, CardBack } from "../cards/card.js";
import { Pile } from "./pile.js";
import { holdingOf, seatName } from "./told.js";
import type { Play } from "./play.js";

interface Props {
  seat: string;
  position: Position;
  play: Play;
}

function Hand({ seat, position, play }: Props) {
  const { cards, more } = holdingOf(position.hands?.[seat]);
  const where = `in the hand of ${seatName(seat)}`;
  const backs = Math.min(more ?? 1, 13);
  return (
    <div class={cards.length + backs > 7 ? "hand full" : "hand"} data-zone={`hand ${seat}`}>
      {cards.map((card) => <Card card={card} key={card} where={where} chosen={play.isChosen(card)} onChoose={play.onCard} />)}
      {more === null ? (
        <span class="untold" role="img" aria-label={cards.length ? "perhaps more cards" : "hand unknown"}>?</span>
      ) : (
        more > 0 && (
          <span class="backs" role="img" aria-label={`${more} unknown ${more === 1 ? "card" : "cards"}`}>
            {Array.from({ length: backs }, (_, at) => <span class="card" key={at}><CardBack /></span>)}
            {more > 1 && <span class="count" aria-hidden="true">{more}</span>}
          </span>
        )
      )}
      {cards.length === 0 && more === 0 && <span class="empty">no cards</span>}
    </div>
  );
}

/** The pile of a seat stands with the first of those who share it. */
const pilesBefore = (seat: string, position: Position) =>
  Object.entries(position.piles ?? {}).filter(([keeper, pile]) => keeper.split("+")[0] === seat && pile.length > 0);

export function Seat({ seat, position, play }: Props) {
  const acts = position.to_act === seat;
  return (
    <div role="group" class={acts ? "seat acts" : "seat"} data-seat={seat} aria-label={seatName(seat)}>
      <p class="name">
        {seatName(seat)}
        {acts && <span class="tag acts">to act</span>}
        {position.dealer === seat && <span class="tag">dealer</span>}
        {play.onPlace && <Place zone={`hand ${seat}`} play={play} name="hand" />}
        {play.onPlace && <Place zone={`pile ${seat}`} play={play} name="pile" />}
      </p>
      <div class="before">
        <Hand seat={seat} position={position} play={play} />
        {pilesBefore(seat, position).map(([keeper, pile]) => <Pile keeper={keeper} pile={pile} play={play} key={keeper} />)}
      </div>
    </div>
  );
}

export const Place = ({ zone, play, name }: { zone: string; play: Play; name: string }) => (
  <button type="button" class="place" aria-pressed={play.place === zone} aria-label={`Put cards here: ${zone}`} onClick={() => play.onPlace!(zone)}>
    + {name}
  </button>
);
