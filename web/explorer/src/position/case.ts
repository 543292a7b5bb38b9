// A case of the corpus, as the program keeps a ruling.

import { asWords } from "../oracle/rules.js";
import { run } from "../oracle/threads.js";
import type { Desk } from "./desk.js";

export async function asCase({ rules, position, turn }: Desk): Promise<string> {
  if (turn.trim() === "") throw new Error("a case needs a turn");
  const { words, files } = asWords(rules);
  const path = "rulings/ruling-1.json";
  const ran = await run(["judge", "--save", "rulings", "--id", "ruling-1", ...words, position, turn], { files, wanted: [path] });
  const text = ran.files?.[path];
  if (text === undefined) throw new Error(ran.errors.trim() || "the program makes no case of it");
  return text;
}
