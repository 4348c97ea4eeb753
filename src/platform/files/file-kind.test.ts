import { expect, test } from "vitest";
import { aJpeg, aPdf, aPng, aProgram } from "#testing/builders/services/a-file.ts";
import { fileKindOf } from "./file-kind.ts";

const cut = (content: Buffer, length: number) => content.subarray(0, length);
const text = (words: string) => Buffer.from(words, "latin1");

test.each([
  ["a PDF", aPdf(), "application/pdf"],
  ["a JPEG", aJpeg(), "image/jpeg"],
  ["a PNG", aPng(), "image/png"],
  ["a program", aProgram(), undefined],
  ["nothing", Buffer.alloc(0), undefined],
  ["a PDF without its end", cut(aPdf(), 120), undefined],
  ["a web page that says it is a PDF", text("<html>%PDF-1.4 %%EOF"), undefined],
  ["only the first bytes of a PNG", cut(aPng(), 20), undefined],
  ["a PNG without its end", cut(aPng(), 60), undefined],
  ["only the first bytes of a JPEG", cut(aJpeg(), 4), undefined],
  ["a JPEG that ends before its picture", cut(aJpeg(), 40), undefined],
  ["bytes of a JPEG, then something else", Buffer.concat([cut(aJpeg(), 3), aProgram()]), undefined],
  ["an SVG", text('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), undefined],
  ["a GIF", text("GIF89a\x01\x00\x01\x00"), undefined],
])("%s", (_, content, kind) => {
  expect(fileKindOf(content)).toBe(kind);
});
