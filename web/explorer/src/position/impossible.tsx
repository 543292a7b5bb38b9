// Why a turn cannot be made at all.

import type { Judged } from "casino-oracle";

import { TurnText } from "../notation/turn_text.js";
import { list } from "./finding.js";

const obstacles: Record<string, string> = {
  hand_card_missing: "This card is not in the hand",
  table_card_missing: "This card is not on the table",
  top_missing: "This card is not on top of a pile",
  base_missing: "There is no such build",
  unite_missing: "There is no build to unite it with",
  takes_nothing: "It takes nothing",
  card_named_twice: "A card is named twice",
  deal_is_over: "The deal is over",
  stock_card_missing: "This card is not in the stock",
  card_without_part: "A card has no part in it",
  not_within_a_turn: "This cannot be said within a turn",
};

export const Impossible = ({ why }: { why: Judged["impossible"] }) =>
  why ? <p class="lead">{obstacles[why.what] ?? why.what}{why.cards && <>: <TurnText text={list(why.cards)} /></>}.</p> : null;
