// One clause: what it says, where it stands, what it is called elsewhere, which options change it.

import type { Clause, Known } from "../oracle/rules.js";

export function ClausePage({ known, id, clause }: { known: Known; id: string; clause: Clause }) {
  const alias = clause.aliases.find((one) => one.id === id);
  const options = known.options.filter(({ name }) => clause.options.includes(name));
  const questions = known.questions.filter(({ id: one }) => options.some((option) => option.questions.includes(one)));
  return (
    <div class="prose">
      <p class="id">{id}{alias && ` · ${clause.id}`}</p>
      <h1 class="statement">{alias?.statement ?? clause.statement}</h1>
      <p class="quiet">{alias?.source ?? clause.source} · {clause.kind}</p>
      {clause.aliases.length > 0 && (
        <>
          <h2>In the texts</h2>
          <dl class="aliases">
            {[{ id: clause.id, source: clause.source, statement: clause.statement }, ...clause.aliases].map((one) => (
              <div key={one.id}><dt>{one.id === id ? one.id : <a href={`#/rules/${one.id}`}>{one.id}</a>}</dt><dd>{one.statement ?? "the same"} <span class="quiet">{one.source}</span></dd></div>
            ))}
          </dl>
        </>
      )}
      {options.length > 0 && (
        <>
          <h2>What can be played otherwise</h2>
          {options.map(({ name, help, meanings = {} }) => (
            <section key={name}>
              <h3><code>{name}</code>: {help}</h3>
              <ul>{Object.entries(meanings).map(([value, meaning]) => <li key={value}>{meaning} <code>{value}</code></li>)}</ul>
            </section>
          ))}
        </>
      )}
      {questions.length > 0 && <><h2>Open questions</h2><ul class="results">{questions.map((one) => <li key={one.id}><a href={`#/rules/${one.id}`}>{one.id}</a> <span>{one.title}</span></li>)}</ul></>}
    </div>
  );
}
