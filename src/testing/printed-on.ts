import { inflateSync } from "node:zlib";

/** The text of a PDF file in drawing order; the file holds its letters as numbers, with kerning between them. */
export function printedOn(file: Buffer): string {
  const raw = file.toString("latin1");
  const streams = Array.from(raw.matchAll(/stream\r?\n([\s\S]*?)endstream/g), ([, body = ""]) => body);
  const drawn = streams.map((body) => inflated(Buffer.from(body, "latin1"))).join("\n");
  return Array.from(drawn.matchAll(/\[(.*?)\] TJ/g), ([, run = ""]) =>
    Array.from(run.matchAll(/<([0-9a-f]*)>/gi), ([, letters = ""]) =>
      Buffer.from(letters, "hex").toString("latin1"),
    ).join(""),
  ).join("\n");
}

function inflated(body: Buffer): string {
  try {
    return inflateSync(body).toString("latin1");
  } catch {
    return "";
  }
}
