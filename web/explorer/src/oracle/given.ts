// What the page is given beside its scripts: files next to it, or, in the page that is one file, packed blocks within it.

import { gunzipSync } from "fflate";

async function bytesOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const block = document.getElementById(`given-${name}`);
  if (block) {
    const packed = Uint8Array.from(atob(block.textContent!.trim()), (letter) => letter.charCodeAt(0));
    return gunzipSync(packed) as Uint8Array<ArrayBuffer>;
  }
  const answer = await fetch(new URL(`given/${name}`, document.baseURI));
  if (!answer.ok) throw new Error(`${name} is not there (${answer.status})`);
  return new Uint8Array(await answer.arrayBuffer());
}

const once = <Value>(make: (name: string) => Promise<Value>) => {
  const made = new Map<string, Promise<Value>>();
  return (name: string) => {
    const known = made.get(name);
    if (known) return known;
    const making = make(name);
    making.catch(() => made.delete(name)); // the next who asks tries again
    made.set(name, making);
    return making;
  };
};

export const compiledOf = once(async (name: string) => WebAssembly.compile(await bytesOf(name)));
const documentOf = once(async (name: string) => JSON.parse(new TextDecoder().decode(await bytesOf(name))) as unknown);

export const given = <Document>(name: string) => documentOf(name) as Promise<Document>;
