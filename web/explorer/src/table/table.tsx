// A table as people know it: what lies open in the middle, the seats around it.

import type { Build, Position } from "casino-oracle";

import { Card } from "../cards/card.js";
import { onlyLooked, type Play } from "./play.js";
import { Place, Seat } from "./seat.js";
import { cardsOf, holdingOf, seatName, seatsOf } from "./told.js";

function BuildOf({ build, play }: { build: Build; play: Play }) {
  const cards = cardsOf(build.cards);
  const chosen = cards.every((card) => play.isChosen(card));
  const label = `Build of ${build.value}, of ${seatName(build.owner)}`;
  const inside = (
    <>
      <span class="fan" role={play.onBuild ? undefined : "group"}>{cards.map((card) => <Card card={card} key={card} />)}</span>
      <span class="build-tag"><b>{build.value}</b> {seatName(build.owner)}{(build.groups ?? 1) > 1 && <> · {build.groups} groups</>}</span>
    </>
  );
  if (!play.onBuild) return <div class="build" role="group" aria-label={label} data-build={cards.join(" ")}>{inside}</div>;
  return (
    <button type="button" class={chosen ? "build chosen" : "build"} aria-pressed={chosen} aria-label={`${label}: ${cards.join(", ")}`} data-build={cards.join(" ")} onClick={() => play.onBuild!(cards)}>
      {inside}
    </button>
  );
}

function Stock({ position }: { position: Position }) {
  if (position.stock === undefined) return null;
  const { cards, more } = holdingOf(position.stock);
  const count = cards.length + (more ?? 0);
  return <p class="stock">{count === 0 ? "No stock left" : `Stock ${count}`}{position.dealing && position.dealing > 1 && ` · dealing ${position.dealing}`}</p>;
}

/** Which seats sit beyond the table, at its sides, and near. */
const sides: Record<string, string> = { N: "north", E: "east", S: "south", W: "west" };
const placeOf = (seat: string, at: number, count: number): string =>
  sides[seat] ?? (at < Math.ceil(count / 2) ? "south" : "north");

interface Props {
  position: Position;
  seats: number;
  play?: Play;
  isOld?: boolean;
  /** In a text: without headings of its own. */
  isSmall?: boolean;
}

export function Table({ position, seats, play = onlyLooked, isOld = false, isSmall = false }: Props) {
  const all = seatsOf(seats);
  const placed = all.map((seat, at) => ({ seat, place: placeOf(seat, at, seats) }));
  const loose = cardsOf(position.loose);
  const builds = position.builds ?? [];
  return (
    <div class={`felt seats-${seats}${isOld ? " old" : ""}${isSmall ? " small" : ""}`} data-seats={all.join(" ")}>
      {["north", "west", "east", "south"].map((side) => {
        const here = placed.filter(({ place }) => place === side);
        return here.length > 0 && (
          <div class={`side ${side}`} key={side}>
            {here.map(({ seat }) => <Seat seat={seat} position={position} play={play} key={seat} />)}
          </div>
        );
      })}
      <div role="group" class="middle" data-zone="table" aria-label="Table">
        <p class={play.onPlace ? "name" : "unseen"}>Table {play.onPlace && <Place zone="table" play={play} name="table" />}</p>
        <div class="open">
          {loose.map((card) => <Card card={card} key={card} where="on the table" chosen={play.isChosen(card)} onChoose={play.onCard} />)}
          {builds.map((build) => <BuildOf build={build} play={play} key={cardsOf(build.cards).join(" ")} />)}
          {loose.length + builds.length === 0 && <p class="empty">The table is empty</p>}
        </div>
        <Stock position={position} />
      </div>
    </div>
  );
}
