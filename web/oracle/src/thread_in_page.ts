// The thread that a page starts for a run of the program.

import { casino } from "./program_index.js";
import { answer, type GivenThere } from "./thread.js";

addEventListener("message", ({ data }: MessageEvent<GivenThere>) => void answer(casino.run, data, (message) => postMessage(message)), {
  once: true,
});
