// The thread in which `casino conform` runs: it waits for the engine, which answers in the thread that started this one.

import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import type { MessagePort } from "node:worker_threads";

import { inMemory } from "./program_node.js";

const { words, port, told } = workerData as { words: string[]; port: MessagePort; told: Int32Array };

function receive(milliseconds: number): string | null {
  const end = performance.now() + milliseconds;
  for (;;) {
    const seen = Atomics.load(told, 0);
    const received = receiveMessageOnPort(port) as { message: string } | undefined;
    if (received) return `L${received.message}`;
    const left = end - performance.now();
    if (left <= 0) return null;
    Atomics.wait(told, 0, seen, left);
  }
}

const channel = () => ({ send: (line: string) => port.postMessage(line), receive, close() {} });
parentPort?.postMessage(await inMemory(words, { channel }));
