// The runs of each program, one after the other: what has become right since the run before, and what wrong.

import { rightOf, type Report, type Wrong } from "./reports.js";

export interface Run {
  report: Report;
  right: number;
  all: number;
  /** Of the questions that this run was wrong about and the one before was not, and the other way round. */
  broken: Wrong[];
  mended: Wrong[];
}

export interface History {
  program: string;
  runs: Run[];
}

const without = (some: Map<string, Wrong>, others: Map<string, Wrong>): Wrong[] => [...some.values()].filter(({ id }) => !others.has(id));

/** Of a run that broke off nobody knows what it would have been wrong about. */
function runOf(report: Report, before: Report | undefined): Run {
  const { right, all } = rightOf(report.counts);
  const isComparable = before !== undefined && before.isWhole && report.isWhole;
  return {
    report,
    right,
    all,
    broken: isComparable ? without(report.wrong, before.wrong) : [],
    mended: isComparable ? without(before.wrong, report.wrong) : [],
  };
}

/** Of each program of which there are several runs, in the order in which these were opened. */
export function historiesOf(reports: Report[]): History[] {
  const programs = [...new Set(reports.map(({ program }) => program))];
  return programs
    .map((program) => ({ program, runs: reports.filter((one) => one.program === program).map((report, at, own) => runOf(report, own[at - 1])) }))
    .filter(({ runs }) => runs.length > 1);
}
