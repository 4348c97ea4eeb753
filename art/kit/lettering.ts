import { kerning, letters } from "./letters.gen.ts";
import { decimal } from "./path.ts";
import { group, shape } from "./svg.ts";

type Line = {
  x: number;
  y: number;
  size: number;
  colour: string /** Extra space between letters, in shares of the size. */;
  tracking?: number;
};

/** A line of display type, as outlines: x is its left edge, y its base line. */
export function lettering(text: string, { x, y, size, colour, tracking = 0 }: Line) {
  const { path } = setLine(text, tracking);
  const scale = decimal(size / 1000, 4);
  return group(shape(path, colour), { transform: `translate(${decimal(x)} ${decimal(y)})scale(${scale})` });
}

export const letteringWidth = (text: string, size: number, tracking = 0) =>
  (setLine(text, tracking).width * size) / 1000;

function setLine(text: string, tracking: number) {
  let [path, width] = ["", 0];
  for (const [index, letter] of [...text].entries()) {
    const outline = letters[letter];
    if (!outline) throw new Error(`there is no outline for “${letter}” in letters.gen.ts`);
    path += shifted(outline.path, width);
    width += outline.advance + kernOf(letter, text[index + 1]) + tracking * 1000;
  }
  return { path, width };
}

/** Moves an outline to the right; its commands hold absolute pairs only. */
const shifted = (path: string, dx: number) =>
  path.replace(/(-?\d+)([ -])(-?\d+)/g, (_, x, gap, y) => `${decimal(Number(x) + dx)} ${gap === "-" ? "-" : ""}${y} `);

function kernOf(letter: string, next: string | undefined) {
  if (!next) return 0;
  const pair = Object.entries(kerning[letter] ?? {}).find(([followers]) => followers.includes(next));
  return pair?.[1] ?? 0;
}
