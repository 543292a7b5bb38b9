// Files that the page makes, and files that it is given.

import { gunzipSync } from "fflate";

export function saved(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export async function pngOf(svg: string, scale = 2): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth * scale, image.naturalHeight * scale];
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture")))));
  } finally {
    URL.revokeObjectURL(url);
  }
}

const largest = 16 << 20;

/** A file as text; one that gzip has packed is unpacked. */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > largest) throw new Error("it is larger than 16 MiB; the program reads it");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isPacked) return new TextDecoder().decode(bytes);
  const size = new DataView(bytes.buffer).getUint32(bytes.length - 4, true); // as its last bytes have it
  if (size > 4 * largest) throw new Error("it unfolds to more than a page holds; the program reads it");
  return new TextDecoder().decode(gunzipSync(bytes, { out: new Uint8Array(size) }));
}
