// While a position is laid out: the pack, of which each card goes to the place that is pressed, or back.

import { useState } from "preact/hooks";

import { Card } from "../cards/card.js";
import { packBy } from "../cards/pack.js";
import { useKnown } from "./rules_bar.js";
import { cardsOf, seatName, seatsOf } from "../table/told.js";
import { chooseNothing, chosen } from "./choice.js";
import { desk, lay } from "./desk.js";
import { built, unbuilt } from "./edit.js";
import { isOn, laidOut, place, putOrTake } from "./laying.js";
import { position } from "./looked.js";

export function Pack() {
  const all = useKnown();
  const { rules } = desk.value;
  const rows = packBy(all, rules);
  return (
    <section class="pack" aria-labelledby="pack-title">
      <h2 id="pack-title">The pack</h2>
      <p class="quiet">A card goes to: <b>{nameOfPlace(place.value)}</b>. Press a place on the table to change that; press a card that is out to take it back, or drag it.</p>
      {rows.map((row) => (
        <div class="pack-row" key={row[0]}>
          {row.map((card) => (
            <span class={isOn(position.value, card) ? "out" : ""} key={card}>
              <Card card={card} chosen={isOn(position.value, card)} onChoose={(one) => void putOrTake(one)} where={isOn(position.value, card) ? "out of the pack" : "in the pack"} />
            </span>
          ))}
        </div>
      ))}
      <Builder />
      <Facts />
    </section>
  );
}

const nameOfPlace = (zone: string) => {
  const [where, seat] = zone.split(" ");
  return seat ? `${where} of ${seatName(seat)}` : "the table";
};

function Builder() {
  const [value, setValue] = useState(9);
  const seats = seatsOf(desk.value.rules.seats);
  const [owner, setOwner] = useState("");
  const loose = cardsOf(position.value.loose).filter((card) => chosen.value.has(card));
  const build = position.value.builds?.find(({ cards }) => cardsOf(cards).every((card) => chosen.value.has(card)));
  const make = () => void laidOut((now) => built(now, loose, value, owner || seats[0]!)).then(chooseNothing);
  if (build) return <button type="button" onClick={() => void laidOut((now) => unbuilt(now, cardsOf(build.cards))).then(chooseNothing)}>Take the build of {build.value} apart</button>;
  return (
    <fieldset class="builder" disabled={loose.length === 0}>
      <legend>{loose.length === 0 ? "Choose loose cards to make a build of them" : `A build of ${loose.join(" ")}`}</legend>
      <label class="field"><span>Value</span><input type="number" min={1} max={16} value={value} onInput={(event) => setValue(Number(event.currentTarget.value))} /></label>
      <label class="field"><span>Owner</span><select value={owner || seats[0]} onChange={(event) => setOwner(event.currentTarget.value)}>{seats.map((seat) => <option key={seat} value={seat}>{seatName(seat)}</option>)}</select></label>
      <button type="button" onClick={make}>Make the build</button>
    </fieldset>
  );
}

function Facts() {
  const seats = seatsOf(desk.value.rules.seats);
  const { to_act, dealer } = position.value;
  const pick = (key: "to_act" | "dealer", seat: string) => void laidOut((now) => ({ ...now, [key]: seat }));
  return (
    <div class="facts">
      {(["to_act", "dealer"] as const).map((key) => (
        <label class="field" key={key}>
          <span>{key === "dealer" ? "Dealer" : "To act"}</span>
          <select value={(key === "dealer" ? dealer : to_act) ?? ""} onChange={(event) => pick(key, event.currentTarget.value)}>
            {seats.map((seat) => <option key={seat} value={seat}>{seatName(seat)}</option>)}
          </select>
        </label>
      ))}
      <button type="button" onClick={() => lay({ position: "table none", turn: "", past: [] }, true)}>Clear the table</button>
    </div>
  );
}
