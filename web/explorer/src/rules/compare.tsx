// Two games side by side: what is not the same, in sentences.

import { go } from "../app/router.js";
import { valueOf, type HouseRules, type Known, type Option } from "../oracle/rules.js";

const rulesOf = (known: Known, name: string, seats: number | undefined): HouseRules => ({
  variant: name,
  seats: seats ?? known.games.get(name)?.usual_seats ?? 2,
  options: {},
  off: [],
});

export function meaningOf(option: Option, value: string): string {
  return option.meanings?.[value] ?? value.replace(/_/g, " ");
}

export function Compare({ known, a, b }: { known: Known; a: string; b: string }) {
  const games = [...known.variants, ...known.dialects];
  const [first, second] = [known.games.get(a)!, known.games.get(b)!];
  const common = first.seats.find((count) => second.seats.includes(count));
  const [left, right] = [rulesOf(known, first.name, common), rulesOf(known, second.name, common)];
  const rows = known.options.filter((option) => valueOf(known, option, left) !== valueOf(known, option, right));
  const groups = [...new Set(rows.map(({ group }) => group))];
  const pick = (name: string, value: string, onPick: (name: string) => void) => (
    <label class="field"><span>{name}</span>
      <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>{games.map((game) => <option value={game.name} key={game.name}>{game.title}</option>)}</select>
    </label>
  );
  return (
    <>
      <h1>Two games side by side</h1>
      <div class="pickers">
        {pick("One", first.name, (name) => go("rules", `compare/${name}/${second.name}`))}
        {pick("The other", second.name, (name) => go("rules", `compare/${first.name}/${name}`))}
      </div>
      <p class="quiet">{rows.length === 0 ? "They are the same." : `${rows.length} of ${known.options.length} options differ${common ? `, with ${common} players` : ""}.`}</p>
      {groups.map((group) => (
        <section key={group} class="compared">
          <h2>{group}</h2>
          {rows.filter((option) => option.group === group).map((option) => (
            <div class="pair" key={option.name}>
              <h3>{option.help.split(/[:;]/)[0]}</h3>
              <p><b class="unseen">{first.title}: </b>{meaningOf(option, valueOf(known, option, left))}</p>
              <p><b class="unseen">{second.title}: </b>{meaningOf(option, valueOf(known, option, right))}</p>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
