// casino.h as WebAssembly: text in, text out.

import { imports } from "./host.js";

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  free(address: number): void;
  casino_version(): number;
  casino_open(rules: number, errors: number): number;
  casino_ask(rules: number, verb: number, request: number): number;
  casino_free(text: number): void;
  casino_close(rules: number): void;
}

const writer = new TextEncoder();
const reader = new TextDecoder();

/** One instance of the library. Rules that were opened stay until they are closed. */
export class Door {
  readonly #library: Exports;

  constructor(module: WebAssembly.Module) {
    const memory = () => this.#library.memory;
    this.#library = new WebAssembly.Instance(module, imports(memory)).exports as unknown as Exports;
    this.#library._initialize();
  }

  version(): string {
    return this.#textAt(this.#library.casino_version());
  }

  /** Rules by their name, or in JSON: a number that stands for them, or the errors, as text. */
  open(rules: string): number | string {
    const address = this.#given(rules);
    const errors = this.#given("\0\0\0\0");
    const opened = this.#library.casino_open(address, errors);
    const why = new DataView(this.#library.memory.buffer).getUint32(errors, true);
    this.#library.free(address);
    this.#library.free(errors);
    return opened === 0 ? this.#taken(why) : opened;
  }

  ask(rules: number, verb: string, request: string): string {
    const told = [this.#given(verb), this.#given(request)] as const;
    const answer = this.#library.casino_ask(rules, ...told);
    for (const address of told) this.#library.free(address);
    return this.#taken(answer);
  }

  close(rules: number): void {
    this.#library.casino_close(rules);
  }

  /** UTF-8 with a zero at its end. A zero within a text would be its end, so none gets so far (oracle.ts). */
  #given(text: string): number {
    const bytes = writer.encode(text);
    const address = this.#library.malloc(bytes.length + 1);
    if (address === 0) throw new RangeError("no memory for a request");
    const place = new Uint8Array(this.#library.memory.buffer, address, bytes.length + 1);
    place.set(bytes);
    place[bytes.length] = 0;
    return address;
  }

  #textAt(address: number): string {
    const bytes = new Uint8Array(this.#library.memory.buffer);
    return reader.decode(bytes.subarray(address, bytes.indexOf(0, address)));
  }

  #taken(address: number): string {
    if (address === 0) throw new RangeError("no memory for an answer");
    const text = this.#textAt(address);
    this.#library.casino_free(address);
    return text;
  }
}
