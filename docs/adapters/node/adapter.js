// An adapter for Casino Oracle (docs/protocol.md) in JavaScript: the conversation, and the place of your engine.
//
//     casino conform --smoke -- node adapter.js
"use strict";
const readline = require("readline");

// Yours to write: "legal" or "illegal". This one knows that a card has to be in the hand that plays it, and no more.
function judge(position, turn) {
  const hand = position.hands[turn.seat];
  const played = turn.steps.flatMap((step) => step.hand || []);
  return played.every((card) => hand.includes(card)) ? "legal" : "illegal";
}

const answers = {
  start: () => ({
    protocol: "casino-adapter/1",
    name: "my engine",
    language: "JavaScript",
    operations: ["judge"],
    rules: [{ variant: "anglo-american", seats: [2] }],
  }),
  configure: () => ({ configured: true }), // question.rules: remember them if you declare more than one
  judge: (question) => ({ verdict: judge(question.position, question.turn) }),
  stop: () => ({ stopped: true }),
};

const lines = readline.createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const question = JSON.parse(line);
  const answer = answers[question.ask] || (() => ({ skip: "no such question here" }));
  process.stdout.write(JSON.stringify({ id: question.id, ...answer(question) }) + "\n");
  if (question.ask === "stop") lines.close();
});
