// By which rules: a game, how many play, what is otherwise.

import { useEffect, useState } from "preact/hooks";

import { known, valueOf, type HouseRules, type Known } from "../oracle/rules.js";
import { Options } from "./options.js";

export function useKnown(): Known | null {
  const [all, setAll] = useState<Known | null>(null);
  useEffect(() => void known().then(setAll), []);
  return all;
}

interface Props {
  rules: HouseRules;
  onChange(rules: HouseRules): void;
  withOptions?: boolean;
}

export function RulesBar({ rules, onChange, withOptions = true }: Props) {
  const all = useKnown();
  const [isOpen, setOpen] = useState(false);
  const game = all?.games.get(rules.variant);
  const changes = Object.keys(rules.options).length + rules.off.length;
  const pick = (name: string) => {
    const next = all?.games.get(name);
    if (next) onChange({ variant: name, seats: next.seats.includes(rules.seats) ? rules.seats : next.usual_seats, options: rules.options, off: rules.off });
  };
  return (
    <div class="rules-bar">
      <label class="field">
        <span>Game</span>
        <select value={rules.variant} onChange={(event) => pick(event.currentTarget.value)}>
          {!game && <option value={rules.variant}>{rules.variant}</option>}
          <optgroup label="Games of the texts">{all?.variants.map(({ name, title }) => <option value={name} key={name}>{title}</option>)}</optgroup>
          <optgroup label="Dialects">{all?.dialects.map(({ name, title }) => <option value={name} key={name}>{title}</option>)}</optgroup>
        </select>
      </label>
      <label class="field seats">
        <span>Players</span>
        <select value={rules.seats} onChange={(event) => onChange({ ...rules, seats: Number(event.currentTarget.value) })}>
          {(game?.seats ?? [rules.seats]).map((count) => <option value={count} key={count}>{count}</option>)}
        </select>
      </label>
      {withOptions && (
        <details class="menu wide" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{changes === 0 ? "As the text has it" : changes === 1 ? "1 rule changed" : `${changes} rules changed`}</summary>
          <div class="menu-body">
            {isOpen && changes > 0 && all && <Changed known={all} rules={rules} onChange={onChange} />}
            {isOpen && all && <Options known={all} rules={rules} onChange={onChange} />}
          </div>
        </details>
      )}
    </div>
  );
}

/** What is otherwise than in the game, in sentences; each can be taken back. */
export function Changed({ known: all, rules, onChange }: { known: Known; rules: HouseRules; onChange(rules: HouseRules): void }) {
  const without = (name: string) => {
    const { [name]: _, ...options } = rules.options;
    onChange({ ...rules, options });
  };
  return (
    <ul class="changed">
      {Object.keys(rules.options).map((name) => {
        const option = all.options.find((one) => one.name === name);
        const value = option ? valueOf(all, option, rules) : String(rules.options[name]);
        return (
          <li key={name}>
            <span>{option?.meanings?.[value] ?? `${option?.help ?? name}: ${value}`}</span>
            <button type="button" class="small" aria-label={`Undo ${name}`} onClick={() => without(name)}>Undo</button>
          </li>
        );
      })}
      {rules.off.map((id) => (
        <li key={id}>
          <span>Nobody keeps to {id}: {all.clauses.get(id)?.statement}</span>
          <button type="button" class="small" onClick={() => onChange({ ...rules, off: rules.off.filter((one) => one !== id) })}>Undo</button>
        </li>
      ))}
    </ul>
  );
}
