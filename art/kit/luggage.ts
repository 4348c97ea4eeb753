import { tone } from "./colour.ts";
import { circle, rect, shape, stroke, together } from "./svg.ts";

/** A trolley case with its handle up, about 60 tall. */
export const suitcase = (colour: string) =>
  together(
    stroke("M-6-42V-60H6V-42", "#24394d", 3),
    rect(-14, -44, 28, 42, colour, { rx: 4 }),
    shape("M4-44H10C12-44 14-42 14-40V-6C14-4 12-2 10-2H4z", tone(colour, -0.09)),
    stroke("M-7-38V-8M0-38V-8", tone(colour, -0.12), 1.6),
    circle(-8, 0, 3, "#24394d"),
    circle(8, 0, 3, "#24394d"),
  );

/** A soft bag lying on the ground, about 50 wide. */
export const holdall = (colour: string) =>
  together(
    stroke("M-12-20C-10-34 10-34 12-20", tone(colour, -0.16), 3.4),
    rect(-26, -22, 52, 22, colour, { rx: 9 }),
    shape("M6-22H17C22-22 26-18 26-13V-9C26-4 22 0 17 0H6z", tone(colour, -0.08)),
    stroke("M-26-12H26", tone(colour, -0.16), 1.8),
  );
