// `npx casino-oracle` is the program: each golden test of the native one holds (tests/cli/golden), but for those that are
// named here.

import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import assert from "node:assert/strict";

import { packed, program as native, root, run } from "./support/native.js";

// Under this name it stands in the commands.
const folder = join(root, "build", "web", "program");
mkdirSync(folder, { recursive: true });
const program = join(folder, "casino");
writeFileSync(program, `#!/bin/sh\nexec node "${packed}" "$@"\n`);
chmodSync(program, 0o755);
for (const adapter of ["bad_adapter", "example_adapter"]) {
  rmSync(join(folder, adapter), { force: true });
  symlinkSync(join(dirname(native), adapter), join(folder, adapter)); // whom they talk to is a native program
}

const golden = join(root, "tests", "cli", "golden");
const inOtherWords = "what a process does that misbehaves is told in other words";
const noLimits = "limits of processes are the native program's";
const otherwise = {
  "adapter/other-rules": "a process is told of in other words",
  "conform/closes-output": inOtherWords,
  "conform/endless-line": inOtherWords,
  "conform/file-size": noLimits,
  "conform/grandchild": noLimits,
  "conform/half-a-line": inOtherWords,
  "conform/last-words": inOtherWords,
  "conform/many-processes": noLimits,
  "conform/memory": noLimits,
  "conform/memory-of-a-child": noLimits,
  "conform/memory-of-a-threads-child": noLimits,
  "conform/memory-of-an-orphan": noLimits,
  "conform/no-such-program": inOtherWords,
  "conform/processor-time": noLimits,
  "conform/reports-not-started": inOtherWords,
  "conform/signal": inOtherWords,
  "conform/stderr-flood": inOtherWords,
  "judge/ruling-that-cannot-be-called-so": "the C library says it in other words, and node takes text that is none",
  "program/words-in-brackets": "what an adapter says beside is not kept",
  "validate/junit-of-any-bytes": "node takes names of files that are no text for others",
};

for (const verb of readdirSync(golden))
  test(verb, async (context) => {
    for (const name of readdirSync(join(golden, verb)).filter((name) => existsSync(join(golden, verb, name, "command"))))
      await context.test(name, { skip: otherwise[`${verb}/${name}`] }, () => {
        const { code, output, errors } = run(join(root, "tests", "cli", "run_golden"), [program, join(golden, verb, name)], "", root, 60_000);
        assert.equal(code, 0, output + errors);
      });
  });
