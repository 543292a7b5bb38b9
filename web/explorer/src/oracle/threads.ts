// The two threads. That of positions lives as long as the page; a run of the program can be ended by whoever asked for it.

import { wrap } from "comlink";
import type { Ran, RunInput } from "casino-oracle/program";

import { compiledOf } from "./given.js";
import type { Positions } from "./positions_worker.js";
import PositionsWorker from "./positions_worker.js?worker";
import ProgramWorker from "./program_worker.js?worker";
import type { ProgramThread } from "./program_worker.js";

/** What a thread offers, from outside of it. */
type Offered<Thread> = {
  [Name in keyof Thread]: Thread[Name] extends (...given: infer Given) => infer Answer ? (...given: Given) => Promise<Awaited<Answer>> : never;
};

let thread: Promise<Offered<Positions>> | undefined;

export function positions(): Promise<Offered<Positions>> {
  thread ??= compiledOf("casino.wasm").then(async (module) => {
    const remote = wrap(new PositionsWorker()) as unknown as Offered<Positions>;
    await remote.given(module);
    return remote;
  });
  thread.catch(() => (thread = undefined));
  return thread;
}

interface Started {
  worker: Worker;
  remote: Offered<ProgramThread>;
}
let idle: Started[] = [];

async function started(): Promise<Started> {
  const module = await compiledOf("program.wasm");
  const known = idle.pop();
  if (known) return known;
  const worker = new ProgramWorker();
  const remote = wrap(worker) as unknown as Offered<ProgramThread>;
  await remote.given(module);
  return { worker, remote };
}

/** A command of the program, as of a shell. Where `signal` aborts, its thread is ended and the promise rejects. */
export async function run(words: string[], input: RunInput = {}, signal?: AbortSignal): Promise<Ran> {
  const thread = await started();
  signal?.throwIfAborted();
  return new Promise((done, failed) => {
    const end = () => {
      thread.worker.terminate();
      failed(signal!.reason);
    };
    signal?.addEventListener("abort", end, { once: true });
    thread.remote.run(words, input).then(
      (ran) => {
        signal?.removeEventListener("abort", end);
        if (signal?.aborted) return;
        idle = [...idle, thread].slice(-1);
        done(ran);
      },
      (error: unknown) => {
        thread.worker.terminate();
        failed(error);
      },
    );
  });
}

export const lines = <Line>({ output }: Ran): Line[] =>
  output.split("\n").filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as Line);
