// The thread in which `casino conform` runs: it waits for the engine, which answers in the thread that started this one.

import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import type { MessagePort } from "node:worker_threads";

import { inMemory } from "./program_node.js";

const { words, port, told } = workerData as { words: string[]; port: MessagePort; told: Int32Array };

/** A line of one of the channels that were opened, one after the other. */
export interface Message {
  channel: number;
  line: string;
}

let opened = 0;

function channel() {
  const mine = ++opened; // what was asked through an earlier one may still be answered: too late
  return {
    send: (line: string) => port.postMessage({ channel: mine, line } satisfies Message),
    receive: (milliseconds: number) => receive(mine, milliseconds),
    close() {},
  };
}

function receive(mine: number, milliseconds: number): string | null {
  const end = performance.now() + milliseconds;
  for (;;) {
    const seen = Atomics.load(told, 0);
    const received = receiveMessageOnPort(port) as { message: Message } | undefined;
    if (received?.message.channel === mine) return `L${received.message.line}`;
    const left = end - performance.now();
    if (left <= 0) return null;
    if (!received) Atomics.wait(told, 0, seen, left);
  }
}

parentPort?.postMessage(await inMemory(words, { channel }));
