// One clause that had a say in a verdict: its sentence, where it stands, what it is about here.

import type { Judged } from "casino-oracle";

import { TurnText } from "../notation/turn_text.js";
import type { Known } from "../oracle/rules.js";

type Finding = NonNullable<Judged["violations"]>[number] & { seat?: string; what?: string };

export const list = (cards: string | string[] | undefined): string => (cards === undefined ? "" : typeof cards === "string" ? cards : cards.join(" "));

function statementOf(known: Known, { clause, as, statement }: Finding): string {
  if (statement) return statement;
  const found = known.clauses.get(clause);
  return found?.aliases.find((alias) => alias.id === as)?.statement ?? found?.statement ?? "";
}

function About({ finding }: { finding: Finding }) {
  const { cards, build, value, seat } = finding;
  const told = [
    ...(cards ? [list(cards)] : []),
    ...(build ? [`build [${list(build)}]${value ? `=${value}` : ""}`] : value ? [`value ${value}`] : []),
    ...(seat ? [`seat ${seat}`] : []),
  ];
  return told.length > 0 ? <p class="about">Here: <TurnText text={told.join(", ")} /></p> : null;
}

export function FindingOf({ known, finding }: { known: Known; finding: Finding }) {
  const id = finding.as ?? finding.clause;
  return (
    <li class="finding">
      <blockquote>{finding.granted === false && <b>Not granted: </b>}{statementOf(known, finding)}</blockquote>
      <p class="source"><a href={`#/rules/${id}`}>{id}</a> <span>{finding.source ?? known.clauses.get(finding.clause)?.source}</span>{finding.by && <span> · said by {finding.by}</span>}</p>
      <About finding={finding} />
    </li>
  );
}
