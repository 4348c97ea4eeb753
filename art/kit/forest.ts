import { type Point, steps } from "./geometry.ts";
import { thicket } from "./land.ts";

type ForestBand = { y: number; swing: number; size: number; seed: number; base: number; colour: string };

/** One plane of tree tops from edge to edge, rising and falling by `swing`. */
export function forestBand({ y, swing, size, seed, base, colour }: ForestBand) {
  const line = steps(13).map((index): Point => [index * 102 - 12, y + Math.sin(index * 1.3 + seed) * swing]);
  return thicket(line, { size, seed, base, colour });
}
