import { spurs } from "./cliffs.ts";
import { facets, type Light } from "./facets.ts";
import { between, heightAt, nth, type Point, roughen, type Span, steps } from "./geometry.ts";
import { blob, curve, decimal, polygon, xy } from "./path.ts";
import { randomFrom } from "./random.ts";
import { fade, type Scene, type Stops } from "./scene.ts";
import { group, shape } from "./svg.ts";

/** The outline of the land under a ridge, down to a level base. */
export const under = (ridge: Point[], base: number) =>
  polygon([...ridge, [nth(ridge, -1)[0], base], [nth(ridge, 0)[0], base]]);

const topOf = (ridge: Point[]) => Math.min(...ridge.map(([, y]) => y));

type FarRidge = { base: number; top: string; bottom: string };

/** A ridge so far off that only its outline is left. */
export const farRidge = (scene: Scene, ridge: Point[], { base, top, bottom }: FarRidge) =>
  shape(under(ridge, base), scene.vertical([top, bottom], topOf(ridge), base));

type MountainRange = {
  base: number;
  fill: Stops;
  shade: string;
  light?: Light;
  seed?: number;
  facetLength?: Span;
  spacing?: number;
  opacity?: number;
};

/** A shaded range in one stroke: silhouette, facets below the crests, spurs down the flank. */
export function mountainRange(scene: Scene, crest: Point[], options: MountainRange) {
  const {
    base,
    fill,
    shade,
    light = "left",
    seed = 5,
    facetLength = [60, 130],
    spacing = 30,
    opacity = 0.85,
  } = options;
  const ridge = roughen(crest, { amount: 0.2, seed });
  const outline = under(ridge, base);
  const top = topOf(ridge);
  const random = randomFrom(seed + 3);
  const crests: number[] = [];
  for (let x = nth(ridge, 0)[0]; x < nth(ridge, -1)[0]; x += spacing * (0.7 + random() * 0.6)) crests.push(x);
  const facetInk = scene.vertical(
    [
      [0, shade, opacity],
      [0.6, shade, opacity * 0.6],
      [1, shade, 0],
    ],
    top,
    base,
  );
  const hanging = facets(ridge, { light, seed, length: facetLength, window: 7, prominence: 5, fingers: 4 });
  const flank = spurs(crests, {
    top: (x) => heightAt(ridge, x) + 9,
    bottom: () => base - 4,
    seed: seed + 1,
    light,
    fan: 0.03,
    centre: scene.width / 2,
    wide: 0.5,
  });
  const shading = [
    shape(hanging, facetInk),
    shape(flank, scene.vertical(fade(shade, opacity * 0.65, 0), top + 20, base)),
  ];
  return shape(outline, scene.vertical(fill, top, base)) + group(shading, { clipPath: scene.clip(outline) });
}

type BushLine = { size: number; seed: number; base: number; jitter?: number };

/** The rounded upper edge of a thicket, closed down to its base. */
export function bushLine(line: Point[], { size, seed, base, jitter = 0.5 }: BushLine) {
  const [start] = line;
  if (!start) return "";
  const { path, end } = bushEdge(line, { size, seed, jitter });
  return `M${decimal(start[0])} ${decimal(base)}L${xy(start)}${path}L${decimal(end)} ${decimal(base)}z`;
}

/** Bushes along a line, without a base: the arcs, and the x where they stop. */
export function bushEdge(line: Point[], { size, seed, jitter = 0.5 }: Omit<BushLine, "base">) {
  const random = randomFrom(seed);
  let [x, y] = nth(line, 0);
  let path = "";
  while (x < nth(line, -1)[0]) {
    const width = size * (0.5 + random());
    const nextY = heightAt(line, x + width) + (random() - 0.5) * size * jitter;
    path += `a${decimal(width * 0.58)} ${decimal(width * 0.52)} 0 0 1 ${decimal(width)} ${decimal(nextY - y)}`;
    [x, y] = [x + width, nextY];
  }
  return { path, end: x };
}

type Town = {
  from: number;
  to: number;
  ground: (x: number) => number;
  colours: string[];
  seed: number;
  height?: Span;
  width?: Span;
  rows?: number;
  rise?: number;
  density?: number;
};

/** Little blocks in rows above each other: a town seen from far away. */
export function town(options: Town) {
  const { from, to, ground, colours, seed, rows = 3, rise = 7, density = 0.8 } = options;
  const { height: heights = [3, 9], width: widths = [3, 9] } = options;
  const random = randomFrom(seed);
  const houses = colours.map(() => "");
  for (let row = rows - 1; row >= 0; row--) {
    for (let x = from + random() * 6; x < to; ) {
      const width = between(widths[0], widths[1], random());
      const height = between(heights[0], heights[1], random() ** 2);
      if (random() < density * (1 - (row / (rows + 1)) * 0.5)) {
        const colour = Math.floor(random() * colours.length);
        const y = ground(x) - row * rise * (0.8 + random() * 0.4);
        houses[colour] += `M${decimal(x)} ${decimal(y)}h${decimal(width)}v${decimal(-height)}h${decimal(-width)}z`;
      }
      x += width + random() * 3;
    }
  }
  return colours.map((colour, index) => shape(nth(houses, index), colour)).join("");
}

type Boulder = {
  x: number;
  y: number;
  width: number;
  height: number;
  seed: number;
  inks: [lit: string, mid: string, deep: string];
};

export function boulder(scene: Scene, { x, y, width, height, seed, inks: [lit, mid, deep] }: Boulder) {
  const random = randomFrom(seed);
  const back = steps(9).map((step): Point => {
    const angle = Math.PI - (step / 8) * Math.PI;
    const across = ((Math.cos(angle) * width) / 2) * (0.94 + random() * 0.1);
    return [x + across, y - Math.sin(angle) ** 0.8 * height * (0.9 + random() * 0.14)];
  });
  const outline = `${curve(back)}Q${decimal(x)} ${decimal(y + height * 0.12)} ${xy(nth(back, 0))}z`;
  const shadow = blob([
    [x + width * 0.06, y - height * 1.1],
    [x + width * 0.2, y - height * 0.7],
    [x + width * 0.1, y - height * 0.35],
    [x + width * 0.16, y + 10],
    [x + width * 0.7, y + 20],
    [x + width * 0.7, y - height * 1.1],
  ]);
  const ground = scene.linear([lit, [0.4, mid], deep], [x - width * 0.4, y - height], [x + width * 0.35, y]);
  return shape(outline, ground) + group(shape(shadow, deep, { opacity: 0.55 }), { clipPath: scene.clip(outline) });
}

/** A mass of bushes below a line. */
export const thicket = (line: Point[], { colour, ...bushes }: BushLine & { colour: string }) =>
  shape(bushLine(line, bushes), colour);
