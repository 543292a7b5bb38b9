// What a run came to, in numbers.

/** How many questions came to what; an outcome that is missing did not come up. */
export type Counts = Partial<Record<"pass" | "fail" | "undecided" | "error" | "hang" | "skip", number>>;

/** How many questions there were, and what came of them. */
export interface Summary {
  /** Right answers. */
  pass: number;
  /** Wrong answers. */
  fail: number;
  /** "undetermined", where the rules are certain. */
  undecided: number;
  /** The function threw, or its answer is none. */
  error: number;
  /** There was no answer in time. */
  hang: number;
  /** Not asked, or answered by `undefined`. The cases of the corpus about other games are among these. */
  skip: number;
  /** Asked, whatever came of it. */
  asked: number;
  /** Answered by something that says something, right or wrong. */
  answered: number;
  /** Whether all that was to be asked was asked; false where a `budget` was spent before. */
  whole: boolean;
  /** Turns that are refused, by the clauses that refuse them. */
  by_clause: Record<string, Counts>;
  /** The most frequent reasons of what was skipped, and how often each was one. */
  skipped_because: Record<string, number>;
  /** Why nothing can be said of the engine, though nothing went wrong. */
  nothing_is_known?: string;
}

/** The same of a run, as `casino conform --json` has it: there is more of it, and much of that about other games. */
export type ToldSummary = Summary & { planned: number };

const added = (counts: Counts[]): Counts => {
  const total: Record<string, number> = {};
  for (const one of counts) for (const [key, count] of Object.entries(one)) total[key] = (total[key] ?? 0) + count;
  return total;
};

/** Of several runs that have each asked another part. */
export function summaryOf(told: ToldSummary[]): Summary {
  const sum = (key: "pass" | "fail" | "undecided" | "error" | "hang" | "skip" | "asked" | "answered") =>
    told.reduce((total, one) => total + one[key], 0);
  const clauses = [...new Set(told.flatMap(({ by_clause }) => Object.keys(by_clause)))].sort();
  const summary = {
    ...{ pass: sum("pass"), fail: sum("fail"), undecided: sum("undecided"), error: sum("error"), hang: sum("hang") },
    ...{ skip: sum("skip"), asked: sum("asked"), answered: sum("answered"), whole: told.every(({ whole }) => whole) },
    by_clause: Object.fromEntries(clauses.map((clause) => [clause, added(told.map((one) => one.by_clause[clause] ?? {}))])),
    skipped_because: added(told.map((one) => one.skipped_because)) as Record<string, number>,
  };
  const unknown = told.map(({ nothing_is_known }) => nothing_is_known);
  const why = unknown.every(Boolean) ? unknown[0] : undefined;
  return why === undefined ? summary : { ...summary, nothing_is_known: why };
}

/** Why a run without a mistake does not hold, in a sentence. */
export function whyItDoesNotHold({ nothing_is_known, skipped_because, undecided, asked, whole }: Summary): string {
  const skipped = Object.entries(skipped_because)
    .sort(([, a], [, b]) => b - a)
    .map(([why, times]) => `${times} times "${why}"`)
    .join(", ");
  const reasons = skipped && ` Skipped: ${skipped}.`;
  const undetermined = undecided ? ` ${undecided} times it said "undetermined".` : "";
  if (nothing_is_known) return `Nothing is known of it: ${nothing_is_known}.${undetermined}${reasons}`;
  if (!whole) return `The run ended before all was asked: ${asked} questions were.${reasons}`;
  return `It does not hold, and no question shows why.${reasons}`;
}
