// The program `casino` with files in memory: what takes whole games, rules or the corpus, wherever WebAssembly runs.

import type { Log, Rules, Unusable } from "./formats.js";

/** What a run printed, and its exit code. */
export interface Ran {
  /** 0 all holds, 1 something does not, 2 the command or its input cannot be used, 3 undetermined, 4 a fault of our own. */
  code: number;
  output: string;
  errors: string;
  /** What stands in the files that were `wanted`, as far as the run has written them. */
  files?: Record<string, string>;
}

export interface RunInput {
  /** Standard input. */
  input?: string;
  /** Further files, by their paths. */
  files?: Record<string, string>;
  /** Paths of files that the run writes, to be read at its end. */
  wanted?: string[];
  /** Each line of standard output, as soon as it is printed. */
  onLine?: ((line: string) => void) | undefined;
  /** How far the run is, in words, now and then: "1024 logs". */
  onProgress?: ((text: string) => void) | undefined;
  /** Whom `conform` talks to (web/wasm/channel.cpp). */
  channel?: (words: string[], environment: string[]) => Channel;
}

/** Lines to another program and back: "L" and a line, or "E" and how it ended; null, when the time is over. */
export interface Channel {
  send(line: string): void;
  receive(milliseconds: number): string | null;
  close(): void;
}

/** What of emscripten's loader is used. */
interface Instance {
  ENV: Record<string, string>;
  callMain(words: string[]): number;
  FS: {
    streams: object[];
    close(stream: object): void;
    open(path: string, mode: "r"): object;
    writeFile(path: string, text: string): void;
    mkdirTree(path: string): void;
    analyzePath(path: string): { exists: boolean };
    readFile(path: string, as: { encoding: "utf8" }): string;
  };
}
export type Create = (settings: object) => Promise<Instance>;

// Standard input becomes a file: the loader's own is a device, which the program does not read.
function give({ FS }: Instance, { input = "", files = {} }: RunInput): void {
  FS.writeFile("/standard-input", input);
  FS.close(FS.streams[0]!);
  FS.open("/standard-input", "r");
  for (const [path, text] of Object.entries(files)) {
    if (path.includes("/")) FS.mkdirTree(path.slice(0, path.lastIndexOf("/") + 1));
    FS.writeFile(path, text);
  }
}

const written = ({ FS }: Instance, paths: string[]): Record<string, string> =>
  Object.fromEntries(paths.filter((path) => FS.analyzePath(path).exists).map((path) => [path, FS.readFile(path, { encoding: "utf8" })]));

const newline = 10;

/** Gathers what a run prints. */
class Printed {
  #bytes = new Uint8Array(1 << 12);
  #size = 0;
  #lineStart = 0;

  /** `onLine` sees each line that is whole; where it says "taken" the line is not kept. */
  constructor(readonly onLine?: (line: string) => "taken" | void) {}

  readonly take = (byte: number | null): void => {
    if (byte === null) return;
    if (this.#size === this.#bytes.length) {
      const more = new Uint8Array(2 * this.#size);
      more.set(this.#bytes);
      this.#bytes = more;
    }
    this.#bytes[this.#size++] = byte;
    if (byte === newline && this.onLine) this.#tellLine(this.onLine);
  };

  #tellLine(onLine: NonNullable<Printed["onLine"]>): void {
    if (onLine(this.#textFrom(this.#lineStart, this.#size - 1)) === "taken") this.#size = this.#lineStart;
    this.#lineStart = this.#size;
  }

  #textFrom(start: number, end: number): string {
    return new TextDecoder().decode(this.#bytes.subarray(start, end));
  }

  text(): string {
    return this.#textFrom(0, this.#size);
  }
}

const progress = "progress: "; // before each line about it (cli/session/progress.cpp)

const takeProgress = (onProgress: (text: string) => void) => (line: string) => {
  if (!line.startsWith(progress)) return;
  onProgress(line.slice(progress.length));
  return "taken" as const;
};

/** A command as of a shell: words behind `casino`. Each run is a new process, so to speak, with a memory of its own. */
export type Run = (words: string[], given?: RunInput) => Promise<Ran>;

export function runner(create: () => Promise<Create>, compile: () => Promise<WebAssembly.Module>): Run {
  let compiled: Promise<WebAssembly.Module> | undefined;
  return async function run(words, given = {}) {
    const { onLine, onProgress } = given;
    const output = new Printed(onLine);
    const errors = new Printed(onProgress && takeProgress(onProgress));
    const [module, start] = [await (compiled ??= compile()), await create()];
    const instance = await start({
      noInitialRun: true,
      thisProgram: "casino",
      channel: given.channel,
      preRun: [({ ENV }: Instance) => onProgress && (ENV.CASINO_PROGRESS = "lines")],
      stdout: output.take,
      stderr: errors.take,
      instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
        void WebAssembly.instantiate(module, imports).then(done);
        return {};
      },
    });
    give(instance, given);
    const code = instance.callMain(words);
    return { code, output: output.text(), errors: errors.text(), ...(given.wanted && { files: written(instance, given.wanted) }) };
  };
}

/** What a log was found to be, as a line of `casino validate --json` has it. */
export interface Validated {
  format: "casino-validation/1";
  file: string;
  log: number;
  line: number;
  verdict: "holds" | "does_not_hold" | "undetermined" | "unusable";
  tally?: { deals: number; turns: number; legal: number; illegal: number; undetermined: number };
  problems?: { message: string; line?: number; column?: number; pointer?: string; [key: string]: unknown }[];
  would_hold?: { options: unknown[]; complete: boolean };
  repairs?: unknown;
  errors?: Unusable["errors"];
}

export interface Validation {
  logs: Validated[];
  summary: Record<string, number | boolean>;
}

/** A game in the notation of logs, as JSON, or several of these, a line each. */
export type AnyLog = string | Log | Log[];

const textOf = (log: AnyLog): string =>
  typeof log === "string" ? log : (Array.isArray(log) ? log : [log]).map((one) => `${JSON.stringify(one)}\n`).join("");

/** Rules for a command: a name, or rules in JSON, which become a file. */
function stated(rules: Rules | undefined): { words: string[]; files: Record<string, string> } {
  if (rules === undefined) return { words: [], files: {} };
  if (typeof rules === "string") return { words: ["--rules", rules], files: {} };
  return { words: ["--rules", "rules.json"], files: { "rules.json": JSON.stringify(rules) } };
}

/** The last line that says why a command cannot be used. */
function refusal({ output, errors }: Ran): Unusable {
  for (const line of output.split("\n")) if (line.includes('"errors"')) return JSON.parse(line) as Unusable;
  return { errors: [{ message: errors.trim().split("\n")[0] ?? "" }] };
}

/** Whether logs can have been played by a variant; if not, by what they are refuted. */
export interface Fit {
  format: "casino-inference/1";
  variant: string;
  fits: boolean;
  options?: { option: string; told: boolean; fits: string[] }[];
  refuted?: Record<string, unknown>;
}

const documents = <Document>({ output }: Ran): Document[] =>
  output.split("\n").filter(Boolean).map((line) => JSON.parse(line) as Document);

/** The verbs of the program that take more than a position, each by one run. */
export function verbs(run: Run) {
  const one = async <Document>(words: string[], given?: RunInput): Promise<Document | Unusable> => {
    const ran = await run([...words, "--json"], given);
    return ran.code === 2 ? refusal(ran) : (documents<Document>(ran)[0] ?? refusal(ran));
  };

  return {
    run,

    /** Was this game played by the rules, and scored by them? `all`: what is worth knowing, too. */
    async validate(log: AnyLog, wanted: { all?: boolean; questions?: boolean; rules?: Rules } = {}): Promise<Validation> {
      const { words, files } = stated(wanted.rules);
      const flags = [...(wanted.all ? ["--all"] : []), ...(wanted.questions ? ["--questions"] : [])];
      const ran = await run(["validate", "--json", ...flags, ...words, "-"], { input: textOf(log), files });
      const lines = documents<Validated | { summary: Validation["summary"] }>(ran);
      return {
        logs: lines.filter((line): line is Validated => "verdict" in line),
        summary: lines.flatMap((line) => ("summary" in line ? [line.summary] : []))[0] ?? {},
      };
    },

    /** Slips of the pen that would explain what does not hold, of each log. */
    async repair(log: AnyLog): Promise<unknown[]> {
      const ran = await run(["validate", "--json", "--repair", "-"], { input: textOf(log) });
      return documents<Partial<Validated>>(ran).flatMap((line) => ("verdict" in line ? [line.repairs ?? null] : []));
    },

    /** By which variants all the logs can have been played, and with which values of which option: each variant. */
    async inferRules(log: AnyLog): Promise<Fit[] | Unusable> {
      const ran = await run(["validate", "--infer-rules", "--json", "-"], { input: textOf(log) });
      return ran.code === 2 ? refusal(ran) : documents<Partial<Fit>>(ran).filter((line): line is Fit => "variant" in line);
    },

    /** Logs in another notation. */
    async convert(log: AnyLog, to: "text" | "json" | "ndjson" | "opl"): Promise<string | Unusable> {
      const ran = await run(["convert", "--to", to, "-"], { input: textOf(log) });
      return ran.code === 2 ? refusal(ran) : ran.output;
    },

    /** Random games, legal to the last card. */
    async generate(wanted: { rules?: Rules; seats?: number; seed?: number; count?: number; deals?: number } = {}) {
      const { rules, ...numbers } = wanted;
      const { words, files } = stated(rules);
      const flags = Object.entries(numbers).flatMap(([name, number]) => [`--${name}`, String(number)]);
      const ran = await run(["generate", "--to", "ndjson", ...words, ...flags], { files });
      return ran.code === 2 ? refusal(ran) : documents<Log>(ran);
    },

    /** A judgement in full: what each clause says, legal turns near it, what change of the rules would change the verdict. */
    explain: (position: string, turn: string, rules?: Rules) => {
      const { words, files } = stated(rules);
      return one<Record<string, unknown>>(["judge", "--full", ...words, position, turn], { files });
    },

    /** What two sets of rules differ in, and the smallest situation on which they part. */
    compare: (a: string, b: string) => one<Record<string, unknown>>(["compare", a, b]),
    distinguish: (a: string, b: string) => one<Record<string, unknown>>(["distinguish", a, b]),

    /** The open questions of the texts. */
    questions: () => one<{ format: "casino-questions/1"; questions: Record<string, unknown>[] }>(["rules", "questions"]),

    /** A page to learn a game from, in Markdown. */
    async rulesPage(rules: string): Promise<string | Unusable> {
      const ran = await run(["rules", "page", rules]);
      return ran.code === 0 ? ran.output : refusal(ran);
    },
  };
}
