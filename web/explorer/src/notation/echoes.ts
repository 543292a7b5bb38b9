// What a field has told comes back to it as its value, and late where the machine is busy. An echo is not written over what
// has been typed since; whatever else comes is written.

const patience = 1000; // milliseconds after which nothing is an echo any more

export class Echoes {
  #told: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(text: string): void {
    this.#told.push(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#told = []), patience);
  }

  /** Whether a value is what was told before. All that was told until then is forgotten. */
  isEcho(value: string): boolean {
    const at = this.#told.lastIndexOf(value);
    this.#told = this.#told.slice(at + 1);
    return at >= 0;
  }
}
