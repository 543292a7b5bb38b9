// The library answers as the native program does, to the last byte: the corpus, what cannot be used, and games played at
// random from the positions of the corpus on.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { load } from "casino-oracle";

import { cases, request } from "./support/corpus.js";
import { dice } from "./support/dice.js";
import { answers, many } from "./support/native.js";

const verbs = ["judge", "moves", "score", "show"];
const unusable = ["{", '{"position":"table 9H","turn":7}', '{"id":[1.5,"ä"],"position":"table 11H"}', "[]", '{"rules":"swasi"}'];

let casino;
before(async () => {
  casino = await load();
});

function hold_together(verb, requests) {
  const native = answers(verb, requests);
  assert.equal(native.length, requests.length);
  requests.forEach((asked, i) => assert.equal(casino.ask(verb, asked), native[i], `${verb}: ${asked}`));
}

for (const verb of verbs)
  test(`${verb}: the corpus`, () => {
    const requests = cases().map((one) => request(verb, one)).filter(Boolean).map((one) => JSON.stringify(one));
    assert.ok(requests.length >= (verb === "score" ? 100 : 1500), `only ${requests.length} requests`);
    hold_together(verb, [...requests, ...unusable]);
  });

// From a position on, a legal turn after the other. Asked is each position, each turn played, and one of another table.
function* walk(start, roll) {
  let { position } = start;
  for (let turns = 0; turns < 12; ++turns) {
    const asked = { rules: start.rules, position };
    yield ["moves", asked];
    yield ["show", asked];
    yield ["score", asked];
    const listed = casino.request({ verb: "moves", ...asked });
    if (!listed.turns?.length) return;
    const { turn } = listed.turns[roll(listed.turns.length)];
    yield ["judge", { ...asked, turn }];
    yield ["judge", { ...asked, turn: strange(turn, listed.turns, roll) }];
    const { after } = casino.request({ verb: "judge", ...asked, turn });
    if (!after) return;
    position = after;
  }
}

// A turn with a card of another turn in it, or said in a way that cannot be read.
function strange(turn, others, roll) {
  const text = JSON.stringify(turn);
  const cards = JSON.stringify(others[roll(others.length)]).match(/"[0-9AJQK]{1,2}[CDHSR]"/g) ?? ['"9H"'];
  const places = [...text.matchAll(/"[0-9AJQKR]{1,3}[CDHS]?"/g)];
  if (places.length === 0) return "trail";
  const { index, 0: old } = places[roll(places.length)];
  const card = roll(20) === 0 ? '"11H"' : cards[roll(cards.length)];
  return JSON.parse(text.slice(0, index) + card + text.slice(index + old.length));
}

test("questions at random", (context) => {
  const wanted = many ? 200_000 : 8_000;
  const roll = dice(20261124);
  const starts = cases().filter((one) => one.position);
  const asked = new Map(verbs.map((verb) => [verb, []]));
  let count = 0;
  while (count < wanted)
    for (const [verb, question] of walk(starts[roll(starts.length)], roll)) {
      asked.get(verb).push(JSON.stringify(question));
      ++count;
    }
  for (const [verb, requests] of asked)
    for (let i = 0; i < requests.length; i += 10_000) hold_together(verb, requests.slice(i, i + 10_000));
  context.diagnostic(`${count} questions`);
});
