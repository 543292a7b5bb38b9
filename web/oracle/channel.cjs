// Other programs as processes of node, for casino conform. The program waits for their answers, and so does all of its thread:
// the process belongs to a thread of its own, to which both pass messages.

"use strict";

const { spawn } = require("node:child_process");
const { MessageChannel, Worker, isMainThread, receiveMessageOnPort, workerData } = require("node:worker_threads");

const grace = 1000; // milliseconds to end by itself when its input has ended

function open(words, environment) {
  const told = new Int32Array(new SharedArrayBuffer(4)); // how many messages there were
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(__filename, {
    workerData: { words, environment, told, port: port2 },
    transferList: [port2],
    stdin: true, // not ours
  });
  worker.unref();
  port.unref();

  // The next message; null when the time is over.
  function next(milliseconds) {
    const end = performance.now() + milliseconds;
    for (;;) {
      const seen = Atomics.load(told, 0);
      const received = receiveMessageOnPort(port);
      if (received) return received.message;
      const left = end - performance.now();
      if (left <= 0) return null;
      Atomics.wait(told, 0, seen, left);
    }
  }

  const started = next(30_000);
  if (started !== "started") throw started ?? "it does not start";
  let ended = null; // told again to whoever asks once more
  function receive(milliseconds) {
    const message = ended ?? next(milliseconds);
    if (message?.startsWith("E")) ended = message;
    return message;
  }
  return {
    send: (line) => port.postMessage({ line }),
    receive,
    close() {
      port.postMessage({ close: true });
      while (ended === null && receive(2 * grace) !== null) continue;
      port.close();
    },
  };
}

function keep({ words: [program, ...words], environment, told, port }) {
  const tell = (message) => {
    port.postMessage(message);
    Atomics.add(told, 0, 1);
    Atomics.notify(told, 0);
  };
  const env = Object.fromEntries(environment.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));
  const child = spawn(program, words, { env, stdio: ["pipe", "pipe", "inherit"] });
  child.on("spawn", () => tell("started"));
  child.on("error", (why) => tell(why.code === "ENOENT" ? "there is no such program" : why.message));
  child.stdin.on("error", () => {}); // it reads no more: that shows in what it answers
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (piece) => {
    const lines = (text + piece).split("\n");
    text = lines.pop();
    for (const line of lines) tell(`L${line}`);
  });
  child.on("close", (code, signal) => tell(`E${signal ? `killed by ${signal}` : `ended with exit code ${code}`}`));
  port.on("message", ({ line, close }) => {
    if (!close) return child.stdin.write(`${line}\n`);
    child.stdin.end();
    setTimeout(() => child.kill("SIGKILL"), grace).unref();
  });
}

if (isMainThread) module.exports = { open };
else keep(workerData);
