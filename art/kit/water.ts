import type { Span } from "./geometry.ts";
import type { Scene } from "./scene.ts";
import { foam, glints } from "./sea.ts";
import { group } from "./svg.ts";

type Ripples = { top: number; bottom: number; seed: number; dark: string; light?: string };

/** The play of troughs and, if told, of lit crests all over a water. */
export function ripples(scene: Scene, { top, bottom, seed, dark, light }: Ripples) {
  const water = { top, bottom, seed };
  const troughs = glints(scene, {
    ...water,
    count: 100,
    colour: dark,
    length: [18, 190],
    thickness: [1, 6],
    opacity: 0.32,
  });
  if (!light) return troughs;
  const crests = glints(scene, {
    ...water,
    seed: seed + 10,
    count: 85,
    colour: light,
    length: [14, 150],
    thickness: [1, 4.2],
    opacity: 0.45,
  });
  return troughs + crests;
}

type Glitter = { x: number; top: number; bottom: number; seed: number; colour: string; spread?: Span; count?: number };

/** The path of light below a sun: `spread` is its half width at the horizon and near the viewer. */
export function glitter(scene: Scene, { x, top, bottom, seed, colour, spread = [34, 150], count = 120 }: Glitter) {
  return glints(scene, {
    top,
    bottom,
    count,
    seed,
    colour,
    centre: x,
    halfWidth: (share) => spread[0] + (spread[1] - spread[0]) * share,
    length: [14, 110],
    thickness: [1.2, 5],
    opacity: 0.88,
    crowding: 1.3,
  });
}

/** Foam along a shore, wave by wave: `"from,to,y,height,slope …"`, the slope in degrees. */
export function shoreFoam(waves: string, seed: number, colour = "#fffaf0", opacity?: number) {
  return waves
    .trim()
    .split(/\s+/)
    .map((text, index) => {
      const [from = 0, to = 0, y = 0, height = 6, slope = 0] = text.split(",").map(Number);
      const wave = foam({ from, to, y, height, seed: seed + index, bow: 3 }, colour, opacity);
      return slope ? group(wave, { transform: `rotate(${slope} ${(from + to) / 2} ${y})` }) : wave;
    })
    .join("");
}
