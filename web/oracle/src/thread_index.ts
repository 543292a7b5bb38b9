// Threads of browsers: workers, which bundlers find by these very words.

import { threads, type Message } from "./thread.js";

export const inThread = threads(({ message, failed }) => {
  const worker = new Worker(new URL("./thread_in_page.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Message>) => message(data);
  worker.onerror = ({ message: why }) => failed(new Error(why || "the thread cannot be started"));
  return { post: (given) => worker.postMessage(given), end: () => worker.terminate() };
});
export type { Waiting } from "./thread.js";
export type * from "./program.js";
export type * from "./formats.js";
