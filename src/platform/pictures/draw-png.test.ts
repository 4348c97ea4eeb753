import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { drawPng } from "./draw-png.ts";

/** The colours of a small PNG, row by row. */
function pixelsOf(png: Buffer, width: number): string[][] {
  const at = png.indexOf("IDAT");
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  const lines: string[][] = [];
  for (let from = 1; from < rows.length; from += width * 3 + 1)
    lines.push(
      Array.from({ length: width }, (_, one) => rows.subarray(from + one * 3, from + one * 3 + 3).toString("hex")),
    );
  return lines;
}

const draw = (path: string, width = 4) =>
  pixelsOf(drawPng({ width: 4, height: 2, shapes: [{ fill: "#ff0000", path }] }, width), width);

test("an area is painted where it is, and the ground stays white", () => {
  expect(draw("M1 0H3V1H1Z")).toEqual([
    ["ffffff", "ff0000", "ff0000", "ffffff"],
    ["ffffff", "ffffff", "ffffff", "ffffff"],
  ]);
});

test("half a pixel is half as strong", () => {
  expect(draw("M0.5 0H1V2H0.5Z")[0]).toEqual(["ff8080", "ffffff", "ffffff", "ffffff"]);
});

test("a drawing grows with its width", () => {
  expect(draw("M0 0L2 0L2 2L0 2Z", 8)[3]).toEqual([...Array(4).fill("ff0000"), ...Array(4).fill("ffffff")]);
});

test("what lies twice under an area is painted once, as in SVG", () => {
  expect(draw("M0 0H4V2H0ZM1 0H3V2H1Z")[0]).toEqual(Array(4).fill("ff0000"));
});

test("a curve ends where it says", () => {
  const [first, second] = draw("M0 2C0 0 4 0 4 2Z");
  expect([second?.[1], second?.[2]]).toEqual(["ff0000", "ff0000"]);
  expect([first?.[0], first?.[3]]).not.toContain("ff0000");
});
