// Threads of node. The thread itself starts here, too.

import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

import { inMemory } from "./program_node.js";
import { answer, threads, type GivenThere } from "./thread.js";

const mark = "casino-oracle/thread";
if (!isMainThread && workerData === mark)
  parentPort!.once("message", (given: GivenThere) => void answer(inMemory, given, (message) => parentPort!.postMessage(message)));

export const inThread = threads(({ message, failed }) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: mark, execArgv: [] });
  worker.on("message", message).on("error", failed).on("exit", (code) => failed(new Error(`the thread ended with code ${code}`)));
  return { post: (given) => worker.postMessage(given), end: () => void worker.terminate() };
});
export type { Waiting } from "./thread.js";
export type * from "./program.js";
export type * from "./formats.js";
