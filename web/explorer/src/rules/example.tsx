// A worked example: its position drawn, its turn, and a way to it on the page of positions.

import type { Position } from "casino-oracle";

import { linkOf } from "../position/desk.js";
import { TurnText } from "../notation/turn_text.js";
import { Table } from "../table/table.js";

interface Props {
  rules: string;
  seats: number;
  options?: Record<string, string | number>;
  text: string;
  turn: string;
  position?: Position;
}

/** The address of a position on its page. */
export const linkTo = (variant: string, seats: number, position: string, turn = "", options: Record<string, string | number> = {}): string =>
  `#/position/${linkOf({ rules: { variant, seats, options, off: [] }, position, turn, past: [] })}`;

export const Example = ({ rules, seats, options, text, turn, position }: Props) => (
  <figure class="example">
    {position && <Table position={position} seats={seats} isSmall />}
    <figcaption>
      <TurnText text={turn} /> <a href={linkTo(rules, seats, text, turn, options)}>Open this position</a>
    </figcaption>
  </figure>
);
