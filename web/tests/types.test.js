// What is written in TypeScript fits the package's types, as strictly as TypeScript looks: the examples of the README, and
// engines as an author writes them.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { root } from "./support/native.js";

const strict = ["--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes"];
const usual = ["--noEmit", "--target", "es2022", "--module", "nodenext", "--lib", "es2022,dom", "--types", "node"];

/** What tsc says of modules that stand in one folder. */
function compiled(name, files) {
  const folder = join(root, "build", "web", "types", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(root, "web", "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name, private: true, type: "module" }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const tsc = join(root, "web", "node_modules", ".bin", "tsc");
  assert.ok(existsSync(tsc), "no tsc: npm ci");
  const { stdout } = spawnSync(tsc, [...usual, ...strict, ...Object.keys(files)], { cwd: folder, encoding: "utf8" });
  return stdout;
}

// The examples below one heading go together.
test("the examples of the README", () => {
  const readme = readFileSync(join(root, "web", "oracle", "README.md"), "utf8");
  const files = {};
  for (const [number, section] of readme.split(/^## /m).entries())
    for (const [kind, code] of [...section.matchAll(/```(js|ts)\n([^]*?)```/g)].map(([, ...found]) => found)) {
      const file = kind === "ts" ? `typed${number}.ts` : `example${number}.ts`;
      files[file] = (files[file] ?? "") + code;
    }
  assert.ok(Object.keys(files).length >= 6, Object.keys(files).join());
  assert.equal(compiled("readme", files), "");
});

test("an example's engine", () => {
  const folder = join(root, "web", "examples", "vitest");
  const names = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  const said = compiled("example", Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")])));
  assert.equal(said, "");
});

test("engines", () => {
  const code = `import { load, usable } from "casino-oracle";
import type { Captured, Points, Position, Rules, Turn } from "casino-oracle";
import { conform, type AskedRules, type Engine, type Mistake, type Summary } from "casino-oracle/conform";

const casino = await load();

// Which asks the library.
const honest: Engine = {
  judge: (position, turn, rules) => usable(casino.judge(position, turn, { rules })).verdict,
  moves: (position, rules) => usable(casino.moves(position, { rules })).turns.map(({ turn }) => turn),
  apply: async (position, turn, rules) => usable(casino.judge(position, turn, { rules })).after,
  score: (captured, rules) => {
    const score = usable(casino.scoreCaptured(captured, { rules }));
    return "total" in score ? score.total : undefined;
  },
};

// Which has types of its own for what it is asked.
class Own {
  name = "my own";
  judge(position: Position, turn: Turn, rules: Rules): boolean {
    return Boolean(position.loose) && Boolean(turn) && typeof rules === "object";
  }
  score({ sides }: Captured): Points {
    return Object.fromEntries(Object.keys(sides).map((side) => [side, 0]));
  }
}

// What is asked is spelt in one way.
const careful: Engine = {
  judge({ to_act, hands, loose = [], builds = [] }, { seat, steps: [first, ...others] }, { variant, seats, options }: AskedRules) {
    const cards: string[] = [...loose, ...builds.flatMap((build) => build.cards)];
    const played: string[] = first.hand ?? [];
    const held = hands?.[to_act];
    const two: boolean = options?.["sweep.score"] === 2 && seats === 2 && variant === "royal";
    return seat === to_act && others.length === 0 && first.do === "trail" && Array.isArray(held) && played.length > cards.length && two;
  },
  score: ({ sides }) => Object.fromEntries(Object.entries(sides).map(([side, { cards = [] }]) => [side, cards.length])),
};

for (const engine of [honest, new Own(), careful]) {
  const { mistakes, summary, holds } = await conform(engine, { rules: "royal", seats: 2, options: { "sweep.score": 2 } });
  const titles: string[] = mistakes.map(({ title, clauses }: Mistake) => title + clauses.join());
  const { pass, fail, by_clause, skipped_because, whole }: Summary = summary;
  const known: number = pass + fail + (by_clause["AA-TRL-3"]?.pass ?? 0) + (skipped_because["not declared"] ?? 0);
  console.log(titles, known, whole && holds, summary.nothing_is_known?.length);
  // @ts-expect-error: there is no such number
  console.log(summary.passed);
}
// @ts-expect-error: there is no such verdict
void ({ judge: () => "maybe" } satisfies Engine);
// @ts-expect-error: there is no such word
void ({ judge: (position, turn) => turn.steps[0].does === "trail" } satisfies Engine);
`;
  assert.equal(compiled("engines", { "main.ts": code }), "");
});
