// The thread in which `casino conform` runs: it waits for the engine, which answers in the thread that started this one.
//
// One question is asked at a time: if there is no answer it is known which function hangs. That is told once, and it is not
// asked any more.

import { writeSync } from "node:fs";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";

import { counts, type Ended, type Given, type Message } from "./between_threads.js";
import type { Operation } from "./engine.js";
import { inMemory } from "./program_node.js";

interface Asked {
  id: number;
  ask: string;
}

const { words, port, counted, functions, hanging } = workerData as Given;
const patience = 2000; // milliseconds
let opened = 0;
let posted = 0;

function post(message: Message) {
  ++posted;
  port.postMessage(message);
}

function channel() {
  const mine = ++opened; // what was asked through an earlier one may still be answered: too late
  let open: { line: string; name: string | undefined } | undefined;
  let skipped: string | undefined;
  return {
    send(line: string) {
      const { id, ask } = JSON.parse(line) as Asked;
      const name: string | undefined = functions[ask as Operation];
      open = { line, name };
      skipped = name && hanging.includes(name) ? `L${JSON.stringify({ id, skip: `${name} hangs` })}` : undefined;
      if (!skipped) post({ channel: mine, line });
    },
    receive(milliseconds: number): string | null {
      const line = skipped ?? receive(mine, milliseconds);
      if (line !== null) open = undefined;
      return line;
    },
    close() {
      if (!open?.name) return;
      hanging.push(open.name);
      waitForThread(open.line);
    },
  };
}

function receive(mine: number, milliseconds: number): string | null {
  const end = performance.now() + milliseconds;
  for (;;) {
    const seen = Atomics.load(counted, counts.answered);
    const received = receiveMessageOnPort(port) as { message: Required<Message> } | undefined;
    if (received?.message.channel === mine) return `L${received.message.line}`;
    const left = end - performance.now();
    if (left <= 0) return null;
    if (!received) Atomics.wait(counted, counts.answered, seen, left);
  }
}

// As long as the engine computes, its thread does nothing else: other functions would seem to hang, too.
function waitForThread(line: string) {
  post({ channel: opened });
  for (let told = false; Atomics.load(counted, counts.taken) < posted; ) {
    const woken = Atomics.wait(counted, counts.taken, Atomics.load(counted, counts.taken), patience);
    if (woken !== "timed-out" || told) continue;
    writeSync(2, `casino-oracle: the engine has not come back from ${line}\n`);
    told = true;
  }
}

const { code, output, errors } = await inMemory(words, { channel });
parentPort?.postMessage({ code, output, errors, hanging } satisfies Ended);
