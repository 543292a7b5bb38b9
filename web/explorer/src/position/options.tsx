// Every option of the rules, to be searched and set: its sentence, its values in words, its questions.

import { useState } from "preact/hooks";

import { asValue, usualValue, valueOf, type HouseRules, type Known, type Option } from "../oracle/rules.js";

interface Props {
  known: Known;
  rules: HouseRules;
  onChange(rules: HouseRules): void;
}

/** What an option is about; the values after the colon stand below in full. */
function headOf({ help }: Option): string {
  const head = help.split(/[:;]/)[0]!;
  const told = head.length > 24 ? head : help;
  return told[0]!.toUpperCase() + told.slice(1);
}

const named = (value: string) => value.replace(/_/g, " ");

function Value({ known, rules, option, onChange }: Props & { option: Option }) {
  const value = valueOf(known, option, rules);
  const set = (text: string) => {
    const { [option.name]: _, ...others } = rules.options;
    const isUsual = text === usualValue(known, option, { ...rules, options: {} });
    onChange({ ...rules, options: isUsual ? others : { ...others, [option.name]: asValue(text) } });
  };
  if (option.kind === "choice")
    return (
      <div class="choices" role="radiogroup" aria-label={option.help}>
        {option.values!.map((one) => (
          <label key={one} class="choice">
            <input type="radio" name={option.name} checked={one === value} onChange={() => set(one)} />
            <span>{option.meanings?.[one] ?? named(one)}</span>
          </label>
        ))}
      </div>
    );
  const words = [option["word_for_zero"], option["word_for_none"]].filter((word) => typeof word === "string").join(", ");
  return (
    <label class="field">
      <span>{option.kind === "number" ? `From ${String(option["lowest"])} to ${String(option["highest"])}${words && `, or ${words}`}` : "In their order, with commas"}</span>
      <input type="text" value={value} onChange={(event) => set(event.currentTarget.value.trim())} />
    </label>
  );
}

const matches = (option: Option, words: string[]) => {
  const text = [option.name, option.group, option.help, ...Object.values(option.meanings ?? {})].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
};

export function Options({ known, rules, onChange }: Props) {
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isChanged = (option: Option) => option.name in rules.options;
  const found = words.length > 0 ? known.options.filter((option) => matches(option, words)) : known.options;
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <div class="options">
      <label class="field search">
        <span>Search {known.options.length} options</span>
        <input type="search" value={search} placeholder="trail, ace, sweep…" onInput={(event) => setSearch(event.currentTarget.value)} />
      </label>
      <p class="quiet" role="status">{words.length > 0 && `${found.length} found`}</p>
      {groups.map((group) => (
        <details key={group} class="option-group" open={words.length > 0 && found.length < 30}>
          <summary>{group}{found.some((option) => option.group === group && isChanged(option)) && <span class="tag">changed</span>}</summary>
          {found.filter((option) => option.group === group).map((option) => (
            <section key={option.name} class={isChanged(option) ? "option changed" : "option"} data-option={option.name}>
              <h4>{headOf(option)}</h4>
              <p class="ids"><code>{option.name}</code> {option.questions.slice(0, 4).map((id) => <a href={`#/rules/${id}`} key={id}>{id}</a>)}</p>
              <Value known={known} rules={rules} option={option} onChange={onChange} />
            </section>
          ))}
        </details>
      ))}
    </div>
  );
}
