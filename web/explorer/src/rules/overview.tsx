// All games, a search over clauses and questions.

import { useState } from "preact/hooks";

import type { Clause, Game, Known } from "../oracle/rules.js";

const mostListed = 40;

const found = (text: string, words: string[]) => words.every((word) => text.toLowerCase().includes(word));

function Search({ known }: { known: Known }) {
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const clauses: Clause[] = words.length === 0 ? [] : [...new Set(known.clauses.values())].filter((clause) =>
    found([clause.id, clause.statement, clause.source, ...clause.aliases.flatMap(({ id, statement }) => [id, statement ?? ""])].join(" "), words));
  const questions = known.questions.filter(({ id, title, readings }) => words.length > 0 && found([id, title, ...readings.map(({ meaning }) => meaning)].join(" "), words));
  return (
    <section aria-labelledby="search-title">
      <h2 id="search-title">Search the rules</h2>
      <label class="field search">
        <span>Clauses and open questions</span>
        <input type="search" value={search} placeholder="sweep, ace, AA-TRL-3…" onInput={(event) => setSearch(event.currentTarget.value)} />
      </label>
      <p class="quiet" role="status">{words.length > 0 && `${clauses.length} clauses, ${questions.length} questions${Math.max(clauses.length, questions.length) > mostListed ? `; the first ${mostListed} of each are listed` : ""}`}</p>
      {clauses.length > 0 && <ul class="results">{clauses.slice(0, mostListed).map(({ id, statement }) => <li key={id}><a href={`#/rules/${id}`}>{id}</a> <span>{statement}</span></li>)}</ul>}
      {questions.length > 0 && <ul class="results">{questions.slice(0, mostListed).map(({ id, title }) => <li key={id}><a href={`#/rules/${id}`}>{id}</a> <span>{title}</span></li>)}</ul>}
    </section>
  );
}

const Games = ({ games }: { games: Game[] }) => (
  <ul class="games">
    {games.map(({ name, title, seats, source }) => (
      <li key={name}><a href={`#/rules/${name}`}>{title}</a><span class="quiet">{seats.length > 1 ? `${seats[0]} to ${seats.at(-1)}` : seats[0]} players · {source}</span></li>
    ))}
  </ul>
);

export function Overview({ known }: { known: Known }) {
  const families = [...new Set(known.questions.map(({ id }) => id.split("-")[1]!))];
  return (
    <>
      <h1>The rules</h1>
      <Search known={known} />
      <section aria-labelledby="games-title">
        <div class="row"><h2 id="games-title">The games</h2><a href="#/rules/compare/anglo-american/royal">Two games side by side</a></div>
        <Games games={known.variants} />
      </section>
      <section aria-labelledby="dialects-title">
        <h2 id="dialects-title">Dialects</h2>
        <p class="quiet">Games that say how they differ from another; <a href="#/house">house rules</a> are made in the same way.</p>
        <Games games={known.dialects} />
      </section>
      <section aria-labelledby="questions-title">
        <h2 id="questions-title">What the texts leave open</h2>
        <p class="quiet">{known.questions.length} questions, each with its readings and how it was settled.</p>
        {families.map((family) => (
          <details key={family}>
            <summary>{family} <span class="quiet">{known.questions.filter(({ id }) => id.split("-")[1] === family).length}</span></summary>
            <ul class="results">
              {known.questions.filter(({ id }) => id.split("-")[1] === family).map(({ id, title }) => <li key={id}><a href={`#/rules/${id}`}>{id}</a> <span>{title}</span></li>)}
            </ul>
          </details>
        ))}
      </section>
    </>
  );
}
