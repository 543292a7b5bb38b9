// Questions about positions, and their answers.

import type {
  AboutAMatch,
  Scored,
  Captured,
  Changes,
  Judged,
  Listed,
  Position,
  Redeal,
  RequestPosition,
  RequestTurn,
  Rules,
  Shown,
  Standing,
  Unusable,
} from "./formats.js";
import type { Door } from "./door.js";

/** A position, in JSON or in the plain notation: "table 9H; hand N: 9C". */
export type AnyPosition = RequestPosition;
/** A turn, in JSON or in the plain notation: "9C takes 9H". */
export type AnyTurn = RequestTurn;
/** A name, or rules in JSON; or what is to be changed in those that are in force. */
export type AnyRules = Rules | Changes;

/** A drawing: SVG. */
export interface Picture {
  id?: unknown;
  svg: string;
}

/** What each verb of a request answers, where the request can be used. */
export interface Answers {
  judge: Judged;
  moves: Listed;
  score: Scored | Standing | Redeal;
  show: Shown;
  picture: Picture;
}
export type Verb = keyof Answers;

/** A request of docs/requests.md, and which verb is to answer it. */
export interface AnyRequest {
  verb: Verb;
  id?: unknown;
  rules?: AnyRules;
  position?: AnyPosition;
  turn?: AnyTurn;
  judge?: "position";
  captured?: Captured;
  match?: AboutAMatch["match"];
}

/** What comes with any question: other rules than those that are open, or an ID that comes back. */
export interface Asked {
  id?: unknown;
  rules?: AnyRules;
}

/** Whether an answer says that the request cannot be used, with the place and the reason of each error. */
export function isUnusable(answer: object): answer is Unusable {
  return "errors" in answer;
}

/** A request that cannot be used, where no answer is to say so. `errors` says why. */
export class UnusableRequest extends Error {
  readonly errors: Unusable["errors"];

  constructor(answer: Unusable) {
    super(answer.errors.map(sentence).join("; "));
    this.name = "UnusableRequest";
    this.errors = answer.errors;
  }
}

/** Rules that cannot be opened. */
export class UnusableRules extends UnusableRequest {
  constructor(answer: Unusable) {
    super(answer);
    this.name = "UnusableRules";
  }
}

/** An answer, where the request can be used; else it throws UnusableRequest. */
export function usable<Answer>(answer: Answer): Exclude<Answer, Unusable> {
  if (typeof answer === "object" && answer !== null && isUnusable(answer)) throw new UnusableRequest(answer);
  return answer as Exclude<Answer, Unusable>;
}

/** An error in words. */
export function sentence(error: Unusable["errors"][number]): string {
  if ("message" in error) return error.message;
  return `${error.pointer ? `${error.pointer}: ` : ""}found ${error.found}, expected ${error.expected}`;
}

// Rules that nobody holds any more are given back.
const left = new FinalizationRegistry<{ door: Door; rules: number }>(({ door, rules }) => door.close(rules));

/** Answers by one set of rules, unless a question brings others. */
export class Oracle {
  readonly #door: Door;
  readonly #rules: number;

  constructor(door: Door, rules: Rules) {
    const opened = door.open(typeof rules === "string" ? rules : JSON.stringify(rules));
    if (typeof opened === "string") throw new UnusableRules(JSON.parse(opened) as Unusable);
    this.#door = door;
    this.#rules = opened;
    left.register(this, { door, rules: opened });
  }

  /** Is this turn legal here? Without a turn: is the position itself lawful? */
  judge(position: AnyPosition, turn?: AnyTurn, asked: Asked = {}): Judged | Unusable {
    return this.request({ verb: "judge", ...asked, position, ...(turn === undefined ? { judge: "position" } : { turn }) });
  }

  /** The legal turns, once for each outcome. */
  moves(position: AnyPosition, asked: Asked = {}): Listed | Unusable {
    return this.request({ verb: "moves", ...asked, position });
  }

  /** The score of a deal that ends in this position. */
  score(position: AnyPosition, asked: Asked = {}): Scored | Redeal | Unusable {
    return this.request({ verb: "score", ...asked, position }) as Scored | Redeal | Unusable;
  }

  /** The score of what each side captured in a deal. */
  scoreCaptured(captured: Captured, asked: Asked = {}): Scored | Redeal | Unusable {
    return this.request({ verb: "score", ...asked, captured }) as Scored | Redeal | Unusable;
  }

  /** How a match stands after some deals. */
  scoreMatch(match: AboutAMatch["match"], asked: Asked = {}): Standing | Unusable {
    return this.request({ verb: "score", ...asked, match }) as Standing | Unusable;
  }

  /** A position, read: in JSON, and in the plain notation. */
  show(position: AnyPosition, asked: Asked = {}): Shown | Unusable {
    return this.request({ verb: "show", ...asked, position });
  }

  /** A position, drawn. */
  picture(position: AnyPosition, asked: Asked = {}): Picture | Unusable {
    return this.request({ verb: "picture", ...asked, position });
  }

  /** Any request. What cannot be used is answered, too: isUnusable(answer). */
  request<Asking extends AnyRequest>(request: Asking): Answers[Asking["verb"]] | Unusable {
    const { verb, ...rest } = request;
    return JSON.parse(this.ask(verb, JSON.stringify(rest))) as Answers[Asking["verb"]] | Unusable;
  }

  /** The same as text, to the last byte as `casino VERB --json` answers a line of a stream. */
  ask(verb: string, request: string): string {
    const zero = verb.includes("\0") || request.includes("\0");
    if (zero) throw new TypeError("a zero in a request");
    return this.#door.ask(this.#rules, verb, request);
  }
}

export type { Position };
