// A card, drawn: its index large enough to be read at 40 pixels, below it its pips.

import { Component } from "preact";

import { faceOf, nameOf } from "./names.js";
import { pipsOf, sizeOfPips } from "./pips.js";
import { crowns, suitPaths } from "./suits.js";

const Suit = ({ suit, x, y, size }: { suit: string; x: number; y: number; size: number }) => (
  <path d={suitPaths[suit]!} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`} />
);

const Picture = ({ rank, suit }: { rank: string; suit: string }) => (
  <>
    <path d={crowns[rank]!} transform="translate(24 50) scale(.52)" />
    <rect x="30" y="93" width="40" height="4" rx="2" />
    <Suit suit={suit} x={50} y={114} size={26} />
  </>
);

function Middle({ rank, suit }: { rank: string; suit: string }) {
  if (rank === "A") return <Suit suit={suit} x={50} y={92} size={56} />;
  if (crowns[rank]) return <Picture rank={rank} suit={suit} />;
  return (
    <>
      {pipsOf(rank).map(([x, y]) => (
        <Suit suit={suit} x={x} y={y} size={sizeOfPips(rank)} key={`${x} ${y}`} />
      ))}
    </>
  );
}

/** A face stays as it is drawn, whatever happens around it. */
export class CardFace extends Component<{ card: string }> {
  override shouldComponentUpdate(next: { card: string }) {
    return next.card !== this.props.card;
  }

  override render() {
    return <Face card={this.props.card} />;
  }
}

function Face({ card }: { card: string }) {
  const { rank, suit, isRook } = faceOf(card);
  return (
    <svg viewBox="0 0 100 140" class={`face suit-${suit}`} aria-hidden="true" focusable="false">
      <rect class="paper" x="1" y="1" width="98" height="138" rx="10" />
      {isRook ? (
        <>
          <rect class="band" x="12" y="14" width="76" height="112" rx="6" />
          <text class={rank.length > 1 ? "rook wide" : "rook"} x="50" y={rank.length > 1 ? 85 : 88} text-anchor="middle">{rank}</text>
        </>
      ) : (
        <>
          <text class={rank.length > 1 ? "index wide" : "index"} x="9" y="43">{rank}</text>
          <Suit suit={suit} x={77} y={28} size={33} />
          <Middle rank={rank} suit={suit} />
        </>
      )}
    </svg>
  );
}

export const CardBack = () => (
  <svg viewBox="0 0 100 140" class="face back" aria-hidden="true" focusable="false">
    <rect class="paper" x="1" y="1" width="98" height="138" rx="10" />
    <rect class="weave" x="9" y="9" width="82" height="122" rx="5" />
    <path class="thread" d="M50 22L80 70 50 118 20 70zM50 44L66 70 50 96 34 70z" />
  </svg>
);

export interface CardProps {
  card: string;
  chosen?: boolean | undefined;
  onChoose?: ((card: string) => void) | undefined;
  /** What is said beside its name: where it lies. */
  where?: string | undefined;
}

/** A card on the table: a button where it can be chosen. */
export function Card({ card, chosen, onChoose, where }: CardProps) {
  const label = where ? `${nameOf(card)}, ${where}` : nameOf(card);
  if (!onChoose) return <span class="card" role="img" aria-label={label} data-card={card}><CardFace card={card} /></span>;
  return (
    <button
      type="button"
      class={chosen ? "card chosen" : "card"}
      aria-label={label}
      aria-pressed={chosen ?? false}
      data-card={card}
      onClick={() => onChoose(card)}
    >
      <CardFace card={card} />
    </button>
  );
}
