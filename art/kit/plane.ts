import { mix, tone } from "./colour.ts";
import { rect, shape, stroke, together } from "./svg.ts";

const [body, belly, red, gold, glass] = ["#fffaf0", "#c9d3d8", "#e4573d", "#f7b23f", "#16384d"];

/** An airliner facing right, about 640 long; the origin is its middle. */
export function plane() {
  return together(
    shape("M-60 20L-150 84L-190 92L-128 10z", tone(belly, -0.12)),
    shape("M-318-18L-352-132C-353-138-350-140-344-140H-314C-308-140-304-137-300-131L-226-30z", red),
    shape("M-336-80L-345-110L-292-118L-270-88z", gold),
    shape("M-352-132C-353-138-350-140-344-140H-330L-290-26L-318-18z", tone(red, -0.06)),
    shape(
      "M-330-12C-300-30-250-36-200-36L190-38C250-38 300-18 318 2C322 8 318 14 308 18C280 28 230 32 180 32L-120 34C-200 34-280 14-330-4C-334-7-334-10-330-12z",
      body,
    ),
    shape("M-326-5C-200 8 150 12 316 8C314 13 312 16 308 18C280 28 230 32 180 32L-120 34C-200 34-280 16-326-5z", belly),
    shape("M-330-12C-318-19-300-25-282-29L-246-2L-200 28C-252 20-300 8-330-4C-334-7-334-10-330-12z", red),
    shape("M-282-29L-262-32L-160 33L-200 28z", gold),
    shape("M262-18C278-13 292-6 300 0L272-2C264-6 260-12 262-18z", glass),
    stroke("M-150-10H230", glass, 8, { strokeDasharray: "7 9", strokeLinecap: "butt" }),
    rect(-176, -20, 14, 30, belly, { rx: 3 }),
    rect(238, -20, 13, 30, belly, { rx: 3 }),
    shape("M-300-26L-380-50C-386-52-388-48-384-44L-340-8L-270-12z", belly),
    shape("M6 36C30 30 92 32 108 46C112 58 96 70 70 70C40 70 10 62 4 50z", body),
    shape("M4 50C10 62 40 70 70 70C96 70 112 58 108 46C90 54 40 56 4 50z", belly),
    shape("M96 39C106 42 110 50 108 58C104 66 98 68 92 69C98 58 100 48 96 39z", glass),
    shape("M96 14L-16 14L-210 150C-216 155-212 160-204 159L-176 156z", mix(belly, body, 0.45)),
    shape("M96 14L60 14L-212 157C-209 160-204 159-204 159L-176 156z", tone(belly, -0.08)),
    shape("M-210 150L-226 122C-228 118-222 116-218 119L-190 146z", red),
  );
}
