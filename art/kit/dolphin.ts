import { tone } from "./colour.ts";
import { circle, shape, stroke, together } from "./svg.ts";

const back = "#3b6079";
const belly = "#d9e6e2";

/** A dolphin in the middle of its leap, facing right, about 300 long; the origin is its middle. */
export const dolphin = () =>
  together(
    shape(
      "M-128 44C-96 20-70-14-24-32C6-44 40-44 66-32C80-26 92-20 104-6C112 0 124 6 132 16C128 22 116 20 106 16C96 24 80 24 66 18C20 2-40 16-92 50z",
      back,
    ),
    shape("M-24-32C6-44 40-44 66-32C80-26 92-20 100-10C60-30 10-34-36-18C-32-24-28-30-24-32z", tone(back, 0.09)),
    shape("M106 16C96 24 80 24 66 18C20 2-40 16-92 50C-50 10 20-14 66-2C84 2 96 8 106 16z", belly),
    shape("M-6-38C-16-58-34-70-52-72C-44-58-42-46-44-24z", tone(back, -0.06)),
    shape("M34 8C32 28 18 44 2 50C4 34 6 20 10 4z", tone(back, -0.08)),
    shape(
      "M-116 36C-134 26-152 28-166 38C-150 44-138 50-132 56C-132 66-128 80-118 90C-110 74-102 58-92 48z",
      tone(back, -0.05),
    ),
    circle(82, -6, 3, "#0f1d2a"),
    stroke("M104 10C96 10 90 8 84 4", tone(back, -0.12), 1.6),
  );
