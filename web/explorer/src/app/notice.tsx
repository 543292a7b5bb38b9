// One sentence at the foot of the page, which a screen reader says: what could not be done, or was.

import { signal } from "@preact/signals";

interface Notice {
  text: string;
  isTrouble: boolean;
}
const notice = signal<Notice | null>(null);
let timer = 0;

function show(text: string, isTrouble: boolean): void {
  notice.value = { text, isTrouble };
  clearTimeout(timer);
  if (!isTrouble) timer = setTimeout(() => (notice.value = null), 4000) as unknown as number;
}
export const tell = (text: string): void => show(text, false);
export const trouble = (text: string): void => show(text, true);
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function Notice() {
  const told = notice.value;
  return (
    <div class="notice-place" role="status" aria-live="polite">
      {told && (
        <p class={told.isTrouble ? "notice trouble" : "notice"}>
          <span>{told.text}</span>
          <button type="button" class="plain" aria-label="Dismiss" onClick={() => (notice.value = null)}>×</button>
        </p>
      )}
    </div>
  );
}
