// A game begins: at random, to look at or to play on; or with the cards that were really dealt.

import { useState } from "preact/hooks";
import { isUnusable, type Unusable } from "casino-oracle";

import { reasonOf, trouble } from "../app/notice.js";
import { Card } from "../cards/card.js";
import { packBy } from "../cards/pack.js";
import { asWords, type HouseRules } from "../oracle/rules.js";
import { lines, run } from "../oracle/threads.js";
import { RulesBar, useKnown } from "../position/rules_bar.js";
import { seatName, seatsOf } from "../table/told.js";
import { openLogs, shelf, writeLog } from "./log.js";
import { untilFirstTurn } from "./recording.js";
import { at } from "./stepper.js";

async function generated(rules: HouseRules, count: number, to: "text" | "ndjson"): Promise<string> {
  const { words, files } = asWords(rules);
  const seed = Math.floor(Math.random() * 1_000_000);
  const ran = await run(["generate", "--to", to, ...words, "--seed", String(seed), "--count", String(count), ...(count === 1 && to === "text" ? ["--deals", "1"] : [])], { files });
  if (ran.code !== 2) return ran.output;
  const [refused] = lines<Unusable>(ran);
  throw new Error(refused && isUnusable(refused) ? JSON.stringify(refused.errors) : ran.errors.trim());
}

/** A game of which the whole pack is told, so that the next hands can be dealt; not every random game tells it. */
async function withPack(rules: HouseRules): Promise<string> {
  for (let tries = 0; tries < 12; ++tries) {
    const text = await generated(rules, 1, "text");
    if (/^pack\b/m.test(text)) return text;
  }
  return generated(rules, 1, "text");
}

/** How rules are named at the head of a log in text. */
const head = ({ variant, seats, options, off }: HouseRules): string =>
  [`rules ${variant}, ${seats} players`, ...Object.entries(options).map(([name, value]) => `option ${name}=${value}`), ...off.map((id) => `off ${id}`)].join("\n");

export function NewGame({ onBegun }: { onBegun(): void }) {
  const [rules, setRules] = useState<HouseRules>({ variant: "royal", seats: 2, options: {}, off: [] });
  const [isBusy, setBusy] = useState(false);
  const [byHand, setByHand] = useState(false);
  const attempt = (work: () => Promise<void>) => {
    setBusy(true);
    work().then(onBegun, (error: unknown) => trouble(`This cannot be dealt: ${reasonOf(error)}`)).finally(() => setBusy(false));
  };
  const deal = async () => {
    const text = await withPack(rules);
    shelf.value = [];
    at.value = Number.MAX_SAFE_INTEGER;
    writeLog(untilFirstTurn(text));
  };
  const hundred = async () => {
    at.value = 0;
    await openLogs(await generated(rules, 100, "ndjson"));
  };
  return (
    <div class="new-game">
      <RulesBar rules={rules} onChange={setRules} />
      <div class="row start">
        <button type="button" class="main" disabled={isBusy} onClick={() => attempt(deal)}>Deal at random and record</button>
        <button type="button" aria-pressed={byHand} onClick={() => setByHand(!byHand)}>Deal by hand</button>
        <button type="button" disabled={isBusy} onClick={() => attempt(hundred)}>{isBusy ? "Dealing…" : "A hundred random games"}</button>
      </div>
      {byHand && <ByHand rules={rules} onBegun={(text) => ((shelf.value = []), (at.value = Number.MAX_SAFE_INTEGER), writeLog(text), onBegun())} />}
    </div>
  );
}

function ByHand({ rules, onBegun }: { rules: HouseRules; onBegun(log: string): void }) {
  const known = useKnown();
  const seats = seatsOf(rules.seats);
  const [dealer, setDealer] = useState(seats.at(-1)!);
  const places = ["table", ...seats.map((seat) => `hand ${seat}`)];
  const [place, setPlace] = useState("table");
  const [dealt, setDealt] = useState<Record<string, string[]>>({});
  const rows = packBy(known, rules);
  const where = (card: string) => places.find((one) => dealt[one]?.includes(card));
  const put = (card: string) => {
    const old = where(card);
    if (old) setDealt({ ...dealt, [old]: dealt[old]!.filter((one) => one !== card) });
    else setDealt({ ...dealt, [place]: [...(dealt[place] ?? []), card] });
  };
  const begin = () => {
    const laid = places.filter((one) => dealt[one]?.length).map((one) => `${one}${one === "table" ? "" : ":"} ${dealt[one]!.join(" ")}`);
    onBegun([head(rules), "", `deal 1, dealer ${dealer}`, ...laid, ""].join("\n"));
  };
  return (
    <div class="pack">
      <div class="row start" role="group" aria-label="Cards go to">
        {places.map((one) => (
          <button type="button" key={one} aria-pressed={one === place} class={one === place ? "main" : ""} onClick={() => setPlace(one)}>
            {one === "table" ? "Table" : seatName(one.slice(5))} <span class="quiet">{dealt[one]?.length ?? 0}</span>
          </button>
        ))}
        <label class="field"><span>Dealer</span><select value={dealer} onChange={(event) => setDealer(event.currentTarget.value)}>{seats.map((seat) => <option key={seat} value={seat}>{seatName(seat)}</option>)}</select></label>
        <button type="button" onClick={begin}>Begin</button>
      </div>
      {rows.map((row) => (
        <div class="pack-row" key={row[0]}>
          {row.map((card) => <span class={where(card) ? "out" : ""} key={card}><Card card={card} chosen={where(card) !== undefined} where={where(card) ?? "in the pack"} onChoose={put} /></span>)}
        </div>
      ))}
      <p class="quiet">A hand that nobody saw may stay empty: what follows from the play is found out.</p>
    </div>
  );
}
