// The rules: of each game, of each clause, what is open. The address says what is shown.

import { useEffect } from "preact/hooks";

import "../style/rules.css";
import { route } from "../app/router.js";
import { useKnown } from "../position/rules_bar.js";
import type { Known } from "../oracle/rules.js";
import { ClausePage } from "./clause.js";
import { Compare } from "./compare.js";
import { GamePage } from "./game.js";
import { Overview } from "./overview.js";
import { QuestionPage } from "./question.js";

function Shown({ known, rest }: { known: Known; rest: string }) {
  const [name = "", ...more] = rest.split("/").map(decoded);
  if (name === "") return <Overview known={known} />;
  if (name === "compare") {
    const unknown = more.find((game) => game !== "" && !known.games.has(game));
    if (unknown !== undefined) return <CalledNothing name={unknown} />;
    return <Compare known={known} a={more[0] || "anglo-american"} b={more[1] || "royal"} />;
  }
  const game = known.games.get(name);
  if (game) return <GamePage game={game} key={name} />;
  const question = known.questions.find(({ id }) => id === name);
  if (question) return <QuestionPage known={known} question={question} />;
  const clause = known.clauses.get(name);
  if (clause) return <ClausePage known={known} id={name} clause={clause} />;
  return <CalledNothing name={name} />;
}

const CalledNothing = ({ name }: { name: string }) => (
  <>
    <h1>Nothing is called so</h1>
    <p>There is no game, clause or question “{name.slice(0, 60)}”. <a href="#/rules">All rules</a></p>
  </>
);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export default function RulesPage() {
  const known = useKnown();
  const { rest } = route.value;
  useEffect(() => scrollTo({ top: 0 }), [rest]);
  if (!known) return <h1 class="waiting">Rules</h1>;
  return <article class="rules">{rest !== "" && <p class="way"><a href="#/rules">All rules</a></p>}<Shown known={known} rest={rest} /></article>;
}
