// The thread of all that takes games, or rules as a whole: the program, with files in memory.

import { expose } from "comlink";
import { programFrom, type RunInput } from "casino-oracle/program";

let program: ReturnType<typeof programFrom> | undefined;

const thread = {
  given(module: WebAssembly.Module) {
    program = programFrom(module);
  },
  run: (words: string[], given: RunInput) => program!.run(words, given),
};

export type ProgramThread = typeof thread;
expose(thread);
