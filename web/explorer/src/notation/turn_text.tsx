// A turn or a position as the notation has it, with suits as people know them.

import { nameOf } from "../cards/names.js";

const signs: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
const cards = /(?<![\w-])((?:10|[2-9AJQK])[SHDC])(?![\w-])/;

export const TurnText = ({ text }: { text: string }) => (
  <span class="turn-text">
    {text.split(cards).map((piece, at) =>
      at % 2 === 0 ? piece : (
        <span class={`mini suit-${piece.slice(-1)}`} key={at}>
          <span aria-hidden="true">{piece.slice(0, -1)}{signs[piece.slice(-1)]}</span>
          <span class="unseen">{nameOf(piece)}</span>
        </span>
      ),
    )}
  </span>
);
