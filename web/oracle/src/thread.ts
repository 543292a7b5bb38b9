// Runs of the program in threads of their own, so that they can be stopped, and whoever waits for them goes on meanwhile.

import { verbs, type Ran, type Run, type RunInput } from "./program.js";

/** How somebody waits for runs. */
export interface Waiting {
  /** Where it aborts, the run is ended, and its promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Each line of standard output, as soon as it is printed. */
  onLine?: (line: string) => void;
  /** How far the run is, in words, now and then: "1024 logs". */
  onProgress?: (text: string) => void;
}

/** What a run in another thread is given: a function cannot go there. */
export interface GivenThere {
  words: string[];
  given: RunInput;
  wants: { lines: boolean; progress: boolean };
}

/** What comes back from there, in this order: any lines and progress, and the end or an error. */
export type Message = { line: string } | { progress: string } | { ran: Ran } | { failed: string };

/** A thread, whatever its host calls it. */
export interface Thread {
  post(given: GivenThere): void;
  end(): void;
}
export type Start = (heard: { message: (message: Message) => void; failed: (error: unknown) => void }) => Thread;

/** In the thread: the run, with whom it was started for at the other end. */
export async function answer(run: Run, { words, given, wants }: GivenThere, post: (message: Message) => void): Promise<void> {
  const onLine = wants.lines ? (line: string) => post({ line }) : undefined;
  const onProgress = wants.progress ? (text: string) => post({ progress: text }) : undefined;
  try {
    post({ ran: await run(words, { ...given, onLine, onProgress }) });
  } catch (error) {
    post({ failed: String(error) });
  }
}

function runIn(start: Start, waiting: Waiting): Run {
  return (words, input = {}) =>
    new Promise((done, failed) => {
      const { onLine = waiting.onLine, onProgress = waiting.onProgress, channel, ...given } = input;
      if (channel) throw new TypeError("a channel cannot go to another thread");
      const { signal } = waiting;
      signal?.throwIfAborted();
      const finish = (settle: () => void) => {
        signal?.removeEventListener("abort", stop);
        thread.end();
        settle();
      };
      const thread = start({
        message(message) {
          if ("line" in message) onLine?.(message.line);
          else if ("progress" in message) onProgress?.(message.progress);
          else if ("ran" in message) finish(() => done(message.ran));
          else finish(() => failed(new Error(message.failed)));
        },
        failed: (error) => finish(() => failed(error)),
      });
      const stop = () => finish(() => failed(signal?.reason));
      signal?.addEventListener("abort", stop, { once: true });
      thread.post({ words, given, wants: { lines: !!onLine, progress: !!onProgress } });
    });
}

/** Makes `inThread` for a host that starts threads in its own way. */
export const threads = (start: Start) =>
  /** The verbs of the program, each run in a thread of its own. */
  function inThread(waiting: Waiting = {}) {
    return verbs(runIn(start, waiting));
  };
