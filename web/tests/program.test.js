// `npx casino-oracle` is the program: each golden test of the native one holds (tests/cli/golden), but for those that are
// named here.

import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import assert from "node:assert/strict";

import { packed, root, run } from "./support/native.js";

// Under this name it stands in the commands.
const folder = join(root, "build", "web", "program");
mkdirSync(folder, { recursive: true });
const program = join(folder, "casino");
writeFileSync(program, `#!/bin/sh\nexec node "${packed}" "$@"\n`);
chmodSync(program, 0o755);

const golden = join(root, "tests", "cli", "golden");
const otherwise = {
  conform: "what a process does that misbehaves is told in other words, and its limits are not held",
  "adapter/other-rules": "a process is told of in other words",
  "judge/ruling-that-cannot-be-called-so": "the C library says it in other words, and node takes text that is none",
  "program/words-in-brackets": "what an adapter says beside is not kept",
  "report/changed": "needs adapters of the native build",
  "report/newly-asked": "needs adapters of the native build",
  "report/not-started": "needs adapters of the native build",
  "report/page": "needs adapters of the native build",
  "report/side-by-side": "needs adapters of the native build",
  "validate/junit-of-any-bytes": "node takes names of files that are no text for others",
};

for (const verb of readdirSync(golden).filter((name) => !otherwise[name]))
  test(verb, async (context) => {
    for (const name of readdirSync(join(golden, verb)).filter((name) => existsSync(join(golden, verb, name, "command"))))
      await context.test(name, { skip: otherwise[`${verb}/${name}`] }, () => {
        const { code, output, errors } = run(join(root, "tests", "cli", "run_golden"), [program, join(golden, verb, name)], "", root, 60_000);
        assert.equal(code, 0, output + errors);
      });
  });
