// The thread that a page starts for a run of the program. All is imported at once: some bundlers give a worker one file.

import { compiled } from "./compile.js";
import create from "./in_memory.js";
import { runner } from "./program.js";
import { answer, type GivenThere } from "./thread.js";

const run = runner(
  async () => create,
  () => compiled(new URL("./program.wasm", import.meta.url)),
);
const post = (message: unknown) => postMessage(message);
addEventListener("message", ({ data }: MessageEvent<GivenThere>) => void answer(run, data, post), { once: true });
