// What stays in this browser. Where nothing may be kept, nothing is, and all else works.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`casino.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(`casino.${name}`, text);
  } catch {
    // a browser that keeps nothing, or is full
  }
}
