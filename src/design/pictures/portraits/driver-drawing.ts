import { landNames, lights, scenery, sunPlaces } from "./scenery.ts";
import { box, chooser, type Drawing, ellipse, type Shape } from "./shapes.ts";

/** Cloth, from head to coat; a head is never skin, since a drawn face would be another person’s. */
const cloths: readonly [Cloth, ...Cloth[]] = [
  { coat: "#0d2a45", head: "#1d4a6b", trim: "#ffc45c" },
  { coat: "#3f2350", head: "#633457", trim: "#f7b23f" },
  { coat: "#12383a", head: "#245650", trim: "#f2b33d" },
  { coat: "#2c2357", head: "#43377a", trim: "#55b7b4" },
  { coat: "#5b1f2c", head: "#7d3340", trim: "#ffd07a" },
  { coat: "#1c3a2c", head: "#34604a", trim: "#e4573d" },
  { coat: "#3a2a20", head: "#5d4433", trim: "#8fcfd4" },
];
type Cloth = { readonly coat: string; readonly head: string; readonly trim: string };

const shirt = "#fff6e4";

/** Hats, caps and hair. */
const tops: Readonly<Record<string, (cloth: Cloth) => Shape[]>> = {
  peakedCap: ({ coat, trim }) => [
    { fill: coat, path: "M29.5 34C28 20 37 13.5 48 13.5C59 13.5 68 20 66.5 34L64 37.5H32Z" },
    { fill: trim, path: "M31 31.6C42 28.6 54 28.6 65 31.6L64.6 36C54 33 42 33 31.4 36Z" },
    { fill: coat, path: "M30.6 36.4C41 32.6 55 32.6 65.4 36.4C61.5 42.4 55 43.6 48 43.6C41 43.6 34.5 42.4 30.6 36.4Z" },
  ],
  flatCap: ({ coat, trim }) => [
    { fill: coat, path: "M29 36C27 24 36 17 50 18C64 19 73 26 74 37C62 34 44 33 29 36Z" },
    { fill: trim, path: "M47 17.5C49 15.5 52 15.5 54 18C52 19.5 49 19.5 47 17.5Z" },
  ],
  baseballCap: ({ coat, trim }) => [
    { fill: coat, path: "M32 38C30 22 40 15 49 15C60 15 66 23 65 36C54 33 43 34 32 38Z" },
    { fill: coat, path: "M58 33C68 32 78 36 82 41C73 40 65 39 57 38Z" },
    { fill: trim, path: ellipse(49, 26, 4.5) },
  ],
  headwrap: ({ trim, coat }) => [
    { fill: trim, path: "M30 40C26 22 36 9 50 8C64 8 72 22 67 40C56 32 42 32 30 40Z" },
    { fill: coat, path: "M31 33C42 26 55 26 66 33L66.5 37C55 30 42 30 30.6 37Z" },
    { fill: trim, path: "M58 10C66 4 74 8 70 16C66 20 60 17 58 10Z" },
  ],
  shortHair: ({ coat }) => [
    { fill: coat, path: "M33 42C28 22 40 14 50 15C64 16 68 28 64 42C62 38 58 35.5 48 35.5C39 35.5 35 38 33 42Z" },
  ],
  curls: ({ coat }) => [
    { fill: coat, path: ellipse(48, 27, 19, 15) },
    { fill: coat, path: ellipse(31, 34, 8) },
    { fill: coat, path: ellipse(65, 34, 8) },
    { fill: coat, path: ellipse(38, 18, 8) },
    { fill: coat, path: ellipse(58, 18, 8) },
  ],
  bun: ({ coat, trim }) => [
    { fill: coat, path: ellipse(48, 13, 8) },
    { fill: trim, path: box(42, 18, 12, 3) },
    { fill: coat, path: "M33 44C29 24 40 18 48 18C58 18 67 24 63 44C60 38 54 35.5 48 35.5C42 35.5 36 38 33 44Z" },
  ],
  longHair: ({ coat }) => [
    {
      fill: coat,
      path: "M28 66C24 40 30 15 48 15C66 15 72 40 68 66C64 68 60 66 60 60L62 40C58 37 54 35.5 48 35.5C42 35.5 38 37 34 40L36 60C36 66 32 68 28 66Z",
    },
  ],
  sunHat: ({ trim, coat }) => [
    { fill: trim, path: "M35 34C34 20 41 13 48 13C56 13 62 20 61 34Z" },
    { fill: coat, path: box(34.5, 28.5, 27, 4) },
    { fill: trim, path: "M20 39C28 31 68 31 76 39C64 37 32 37 20 39Z" },
  ],
};

/** Shoulders and what is at the neck. */
const coats: Readonly<Record<string, (cloth: Cloth) => Shape[]>> = {
  coatAndTie: ({ coat }) => [
    { fill: coat, path: "M9 98C10 80 26 73 40 70.5L48 78L56 70.5C70 73 86 80 87 98Z" },
    { fill: shirt, path: "M39.5 69L48 78.5L56.5 69L59.5 73L48 87L36.5 73Z" },
    { fill: coat, path: "M44.6 82.6L48 78.5L51.4 82.6L50 98H46Z" },
  ],
  openShirt: ({ coat, head }) => [
    { fill: coat, path: "M8 98C9 82 24 74 38 71H58C72 74 87 82 88 98Z" },
    { fill: shirt, path: "M36 71L48 90L60 71L65 75L52 98H44L31 75Z" },
    { fill: head, path: "M41 70H55L48 86Z" },
  ],
  polo: ({ trim, head }) => [
    { fill: trim, path: "M11 98C12 83 26 75 40 72H56C70 75 84 83 85 98Z" },
    { fill: shirt, path: "M37 71L45 82L48 77L51 82L59 71L55 69H41Z" },
    { fill: head, path: "M42 69H54L48 77Z" },
  ],
  roundNeck: ({ coat, trim }) => [
    { fill: coat, path: "M10 98C11 82 25 74 39 71C43 77 53 77 57 71C71 74 85 82 86 98Z" },
    { fill: trim, path: "M38 71.5C43 79.5 53 79.5 58 71.5L61 72.5C55 84 41 84 35 72.5Z" },
  ],
  waistcoat: ({ coat, trim }) => [
    { fill: shirt, path: "M9 98C10 81 25 73 40 70.5H56C71 73 86 81 87 98Z" },
    { fill: coat, path: "M26 98V76L38 71L48 92L58 71L70 76V98Z" },
    { fill: trim, path: "M42 77L48 79.5L54 77V83L48 80.5L42 83Z" },
  ],
  scarf: ({ coat, trim }) => [
    { fill: coat, path: "M9 98C10 81 25 73 40 70.5H56C71 73 86 81 87 98Z" },
    { fill: trim, path: "M35 66C42 72 54 72 61 66L64 74C56 81 40 81 32 74Z" },
    { fill: trim, path: "M50 76L60 75L64 96H54Z" },
  ],
};

const heads: readonly [string, ...string[]] = [
  "M41 56H55V79H41ZM34.5 40C34.5 29 61.5 29 61.5 40V47C61.5 57 55 64 48 64C41 64 34.5 57 34.5 47Z",
  "M40 56H56V79H40ZM33 40C33 28 63 28 63 40V46C63 57 57 65 48 65C39 65 33 57 33 46Z",
  "M42 56H54V79H42ZM35.5 39C35.5 27 60.5 27 60.5 39V49C60.5 60 54 66 48 66C42 66 35.5 60 35.5 49Z",
];

const extras: readonly [readonly Shape[], ...(readonly Shape[])[]] = [
  [],
  // A name badge, and an earpiece.
  [{ fill: "#fff6e4", path: box(62, 84, 11, 5) }],
  [{ fill: "#ffe7b8", path: "M61 44H63.5V50C63 56 60 60 56 62L55 60.5C58.5 58.5 60.8 55 61 50Z" }],
];

const names = <T extends object>(table: T) => Object.keys(table) as [string, ...string[]];

/** A driver without a photograph: their own mixture of hour, place, clothes and hair. No face, and the name is beside it. */
export function driverDrawing(seed: number): Drawing {
  const choose = chooser(seed);
  const place = { light: choose(lights), land: choose(landNames), sunAt: choose(sunPlaces) };
  const cloth = choose(cloths);
  const [top, coat] = [choose(names(tops)), choose(names(coats))];
  return {
    width: 96,
    height: 96,
    shapes: [
      ...scenery(place),
      { fill: cloth.head, path: choose(heads) },
      ...(coats[coat]?.(cloth) ?? []),
      ...(tops[top]?.(cloth) ?? []),
      ...choose(extras),
    ],
  };
}
