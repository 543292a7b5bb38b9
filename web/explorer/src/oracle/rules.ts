// What the program says of its rules: games, options, clauses, questions. Read once, from files that the build wrote.

import type { AnyRules } from "casino-oracle";

import { given } from "./given.js";

export interface Game {
  name: string;
  title: string;
  seats: number[];
  usual_seats: number;
  source: string;
  base?: string;
}

export interface Option {
  name: string;
  group: string;
  kind: string;
  values?: string[];
  help: string;
  meanings?: Record<string, string>;
  clauses: string[];
  questions: string[];
  defaults: { variant: string; seats: number[]; value: string }[];
  [more: string]: unknown;
}

export interface Clause {
  id: string;
  kind: string;
  has_off: boolean;
  statement: string;
  source: string;
  aliases: { id: string; source: string; statement?: string }[];
  options: string[];
}

export interface Question {
  id: string;
  title: string;
  places: string;
  readings: { letter: string; meaning: string; setting?: string }[];
  option?: string;
  decision: string;
  reason: string;
  /** Where a reading parts from the one that is taken; cases where no option decides; the smallest for each value of an option. */
  partings?: Shown[];
  cases?: Shown[];
  witnesses?: Shown[];
}

export interface Shown {
  case: string;
  title: string;
  rules: string;
  situation: string[];
  options?: Record<string, string>;
  position?: string;
  turn?: string;
  size?: string;
  answers: { reading?: string; setting?: string; answer: string }[];
}

export interface Known {
  variants: Game[];
  dialects: Game[];
  games: Map<string, Game>;
  options: Option[];
  clauses: Map<string, Clause>;
  questions: Question[];
  /** Of each dialect, what each option is. */
  inDialects: Record<string, Record<string, string | number>>;
}

/** Rules as the page holds them: a game, how many play, and what is otherwise. */
export interface HouseRules {
  variant: string;
  seats: number;
  options: Record<string, string | number>;
  off: string[];
}

export const asRequest = ({ variant, seats, options, off }: HouseRules): AnyRules =>
  ({ variant, seats, ...(Object.keys(options).length && { options }), ...(off.length && { off }) }) as AnyRules;

/** The words of a command that say the same. */
export const asWords = (rules: HouseRules): { words: string[]; files: Record<string, string> } => ({
  words: ["--rules", "rules.json"],
  files: { "rules.json": JSON.stringify(asRequest(rules)) },
});

async function read(): Promise<Known> {
  const [list, { options }, { clauses }, { questions }, inDialects] = await Promise.all([
    given<{ variants: Game[]; dialects: Game[] }>("games.json"),
    given<{ options: Option[] }>("options.json"),
    given<{ clauses: Clause[] }>("clauses.json"),
    given<{ questions: Question[] }>("questions.json"),
    given<Known["inDialects"]>("dialects.json"),
  ]);
  const byId = new Map<string, Clause>();
  for (const clause of clauses) {
    byId.set(clause.id, clause);
    for (const alias of clause.aliases) if (!byId.has(alias.id)) byId.set(alias.id, clause);
  }
  const games = new Map([...list.variants, ...list.dialects].map((game) => [game.name, game]));
  return { ...list, games, options, clauses: byId, questions, inDialects };
}

let reading: Promise<Known> | undefined;
export const known = (): Promise<Known> => (reading ??= read().catch((error: unknown) => ((reading = undefined), Promise.reject(error))));

/** The variant at the bottom of a dialect. */
export function variantOf(known: Known, name: string): string {
  const base = known.games.get(name)?.base;
  return base ? variantOf(known, base) : name;
}

/** What an option is where nobody changed it. */
export function usualValue(known: Known, option: Option, rules: HouseRules): string {
  const inDialect = known.inDialects[rules.variant]?.[option.name];
  if (inDialect !== undefined) return String(inDialect);
  const variant = variantOf(known, rules.variant);
  return option.defaults.find((usual) => usual.variant === variant && usual.seats.includes(rules.seats))?.value ?? "";
}

export const valueOf = (known: Known, option: Option, rules: HouseRules): string =>
  String(rules.options[option.name] ?? usualValue(known, option, rules));

/** A value as rules in JSON want it. */
export const asValue = (text: string): string | number => (/^-?\d+$/.test(text) ? Number(text) : text);
