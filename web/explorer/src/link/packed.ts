// Anything as JSON, in the letters that an address may hold.

import { deflateSync, Inflate } from "fflate";

const largest = 4 << 20; // bytes that a link may unfold to

export function packed(value: unknown): string {
  const bytes = deflateSync(new TextEncoder().encode(JSON.stringify(value)), { level: 9 });
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** What was packed. Throws where that is nothing that `packed` has made. */
export function unpacked(letters: string): unknown {
  if (!/^[\w-]+$/.test(letters)) throw new Error("it has letters that no link has");
  const bytes = Uint8Array.from(atob(letters.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(inflated(bytes))) as unknown;
}

function inflated(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const inflate = new Inflate((piece, last) => {
    size += piece.length;
    if (size > largest) throw new Error("it unfolds to more than a page holds");
    pieces.push(piece);
    isWhole ||= last;
  });
  for (let at = 0; at < bytes.length; at += 4096) inflate.push(bytes.subarray(at, at + 4096), at + 4096 >= bytes.length);
  if (!isWhole) throw new Error("its end is missing");
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
