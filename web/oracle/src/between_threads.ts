// What passes between the thread of an engine and the one that asks it.

import type { MessagePort } from "node:worker_threads";

import type { Functions } from "./engine.js";

/** What both threads count in memory that they share: messages to the engine's thread, as it takes them, and its answers. */
export const counts = { taken: 0, answered: 1 } as const;

/** What a run is given. `hanging`: functions that have not answered in time, in an earlier run or in this one. */
export interface Given {
  words: string[];
  port: MessagePort;
  counted: Int32Array;
  functions: Functions;
  hanging: string[];
}

/** A line of one of the channels that were opened, one after the other; without a line nothing is asked. */
export interface Message {
  channel: number;
  line?: string;
}

/** What a run has printed, and which functions hang. */
export interface Ended {
  code: number;
  output: string;
  errors: string;
  hanging: string[];
}
