import type { Light } from "./facets.ts";
import { between, type Point, type Span, steps } from "./geometry.ts";
import { curve, decimal } from "./path.ts";
import { randomFrom } from "./random.ts";
import type { Scene } from "./scene.ts";
import { group, shape, stroke } from "./svg.ts";

type Curtain = {
  /** The rock it grows from, and the level where that rock ends. */
  rock: (x: number) => number;
  edge: number;
  /** How long a drip may be: above 0 they hang, below 0 they rise. */
  length: (x: number) => number;
  width: Span;
  seed: number;
  colour: string;
  lit: string;
};

/** Stalactites or stalagmites from edge to edge, each with a streak of light. */
export function drips({ rock, edge, length, width, seed, colour, lit }: Curtain) {
  const random = randomFrom(seed);
  let [mass, light, x] = [`M-10 ${edge}L-10 ${decimal(rock(-10))}`, "", -10];
  while (x < 1210) {
    const across = between(width[0], width[1], random() ** 1.5);
    const next = Math.min(1210, x + across);
    const tip = (x + next) / 2 + (random() - 0.5) * across * 0.2;
    const drop = length(tip) * (0.25 + random() ** 1.6);
    const [left, right] = [rock(x), rock(next)];
    const middle = (left + right) / 2;
    const at = (px: number, py: number) => `${decimal(px)} ${decimal(py)}`;
    const down = `C${at(x + across * 0.22, left + drop * 0.12)} ${at(tip - across * 0.12, middle + drop * 0.5)} ${at(tip, middle + drop)}`;
    const up = `C${at(tip + across * 0.12, middle + drop * 0.5)} ${at(next - across * 0.22, right + drop * 0.12)} ${at(next, right)}`;
    mass += down + up;
    if (Math.abs(drop) > 26) {
      const streak = `C${at(tip - across * 0.14, left + drop * 0.3)} ${at(tip - across * 0.07, left + drop * 0.6)} ${at(tip, middle + drop * 0.97)}`;
      light += `M${at(x + across * 0.3, left + drop * 0.02)}${streak}C${at(tip, left + drop * 0.6)} ${at(tip, left + drop * 0.3)} ${at(tip, left)}z`;
    }
    x = next;
  }
  return shape(`${mass}L1210 ${edge}z`, colour) + shape(light, lit, { opacity: 0.5 });
}

type Column = {
  x: number;
  top: number;
  bottom: number;
  width: number;
  seed: number;
  inks: [lit: string, mid: string, deep: string];
  /** The side the light falls on. */
  light: Light;
  /** How many skirts of drips hang around it. */
  frills?: number;
};

/** A pillar where a stalactite has met a stalagmite: narrow at its waist, fluted, ringed with frills of flowstone. */
export function column(
  scene: Scene,
  { x, top, bottom, width, seed, inks: [lit, mid, deep], light, frills = 3 }: Column,
) {
  const random = randomFrom(seed);
  const waist = (share: number) => 0.46 + 1.5 * Math.abs(share - 0.46) ** 1.7;
  const halves = steps(11).map((step) => (width / 2) * waist(step / 10) * (0.92 + random() * 0.18));
  const heightOf = (step: number) => between(top, bottom, step / 10);
  const left = halves.map((half, step): Point => [x - half, heightOf(step)]);
  const right = halves.map((half, step): Point => [x + half, heightOf(step)]);
  const outline = `${curve(left)}${curve(right.toReversed()).replace("M", "L")}z`;
  const flute = (share: number) => curve(halves.map((half, step): Point => [x + half * share, heightOf(step)]));
  const ground = scene.linear(
    light === "left" ? [lit, [0.45, mid], deep] : [deep, [0.55, mid], lit],
    [x - width * 0.4, 0],
    [x + width * 0.4, 0],
  );
  const skirts = steps(frills).map((index) => {
    const step = 2 + index * 2.2 + random();
    return frill(x, heightOf(step), halves[Math.round(step)] ?? width / 2, random);
  });
  return (
    shape(outline, ground) +
    group(
      [
        stroke([-0.72, -0.44, -0.16, 0.14, 0.42, 0.7].map(flute).join(""), deep, width * 0.045, { opacity: 0.38 }),
        stroke([-0.58, -0.3, 0.28, 0.56].map(flute).join(""), lit, width * 0.03, { opacity: 0.5 }),
        shape(skirts.join(""), deep, { opacity: 0.55 }),
      ],
      { clipPath: scene.clip(outline) },
    )
  );
}

/** A skirt of little drips around a column, sagging in the middle because the column is round; as path data. */
function frill(x: number, y: number, half: number, random: () => number) {
  const teeth = 7;
  const ringAt = (share: number): Point => [
    x + half * 1.08 * (share * 2 - 1),
    y + half * 0.3 * (1 - (share * 2 - 1) ** 2),
  ];
  const skirt = steps(teeth).flatMap((tooth): Point[] => {
    const [px, py] = ringAt((tooth + 0.5) / teeth);
    return [ringAt((tooth + 0.12) / teeth), [px, py + half * (0.2 + random() * 0.34)], ringAt((tooth + 0.88) / teeth)];
  });
  const rim = steps(9).map((step): Point => {
    const [px, py] = ringAt(1 - step / 8);
    return [px, py - half * 0.06];
  });
  return `${curve(skirt)}${curve(rim).replace("M", "L")}z`;
}
