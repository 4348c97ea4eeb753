import { mix, tone } from "./colour.ts";
import { awayFrom, type Light } from "./facets.ts";
import { between, clamp, heightAt, nth, type Point, type Span, steps } from "./geometry.ts";
import { polygon } from "./path.ts";
import { randomFrom } from "./random.ts";

type HeightOf = (x: number) => number;

type Buttresses = { from: number; to: number; depth: HeightOf; seed: number; width: Span; light: Light; jag: number };

/** A sandstone band hanging from a rim: the shaded sides of its buttresses, and gleams on the lit ones. */
export function buttresses(rim: Point[], { from, to, depth, seed, width: widths, light, jag }: Buttresses) {
  const random = randomFrom(seed);
  const fromLeft = light === "left";
  let [shade, lit] = ["", ""];
  for (let x = from; x < to; ) {
    const width = between(widths[0], widths[1], random() ** 1.4);
    const next = Math.min(to, x + width);
    const fold = x + width * (0.3 + random() * 0.4);
    const [nearDepth, farDepth] = [depth(x) * (0.82 + random() * 0.3), depth(next) * (0.8 + random() * 0.34)];
    const [left, right] = fromLeft ? [fold, next] : [x, fold];
    const [leftEdge, rightEdge]: [Point[], Point[]] = [[], []];
    for (const step of steps(5)) {
      const share = step / 4;
      const slant = fromLeft ? -width * 0.22 * share : 0;
      leftEdge.push([left + (random() - 0.5) * jag * 2 + slant, heightAt(rim, left) + nearDepth * share]);
      rightEdge.push([right + (random() - 0.5) * jag + share * 1.5, heightAt(rim, right) + farDepth * share * 0.92]);
    }
    leftEdge[0] = [left, heightAt(rim, left) + 1];
    rightEdge[0] = [right, heightAt(rim, right) + 1];
    const middle = (left + right) / 2;
    const toe: Point = [middle, heightAt(rim, middle) + Math.max(nearDepth, farDepth) * (1.02 + random() * 0.12)];
    shade += polygon([...leftEdge, toe, ...rightEdge.toReversed()]);
    if (random() < 0.75) {
      const gleam = fromLeft ? x + width * 0.04 : fold;
      const gleamWidth = width * (0.12 + random() * 0.16);
      lit += gleamPath([gleam, heightAt(rim, gleam)], gleamWidth, nearDepth * (0.25 + random() * 0.5));
    }
    x = next;
  }
  return { shade, lit };
}

const gleamPath = ([x, y]: Point, width: number, height: number) =>
  polygon([
    [x, y + 2],
    [x + width, y + 2],
    [x + width * 0.7, y + height],
    [x + width * 0.1, y + height * 0.85],
  ]);

type Spurs = {
  top: HeightOf;
  bottom: HeightOf;
  seed?: number;
  light?: Light;
  /** How much the spurs spread away from the centre on their way down. */
  fan?: number;
  centre?: number;
  wide?: number;
  jag?: number;
};

/** Crest lines running down a slope, each with its shaded side: the flank of a poster mountain. */
export function spurs(crests: number[], options: Spurs): string {
  const { top, bottom, seed = 9, light = "left", fan = 0.25, centre = 600, wide = 0.6, jag = 3 } = options;
  const random = randomFrom(seed);
  const away = awayFrom(light);
  const spur = (x: number, index: number) => {
    const neighbour = index + away < 0 ? undefined : crests[index + away];
    const gap = Math.abs((neighbour ?? x + away * 30) - x);
    const start = top(x) - 2;
    const height = between(start, bottom(x), 0.7 + 0.3 * random()) - start;
    const drift = (x - centre) * fan * (0.7 + random() * 0.6);
    const width = gap * wide * (0.7 + 0.6 * random());
    const [crest, shadeEdge]: [Point[], Point[]] = [[], []];
    for (const step of steps(7)) {
      const share = step / 6;
      const isInner = step > 0 && step < 6;
      const crestX = x + drift * share ** 1.25 + (isInner ? (random() - 0.5) * jag * 2 : 0);
      crest.push([crestX, start + height * share + (step % 2 ? height * 0.03 : 0)]);
      if (!isInner) continue;
      const taper = share > 0.8 ? between(1, 0.35, (share - 0.8) / 0.2) : 1;
      const reach = width * (0.12 + 0.88 * Math.sin(Math.PI * 0.5 * clamp(share * 1.25))) * taper;
      const y = start + height * (share * 0.9 + 0.02) + (random() - 0.5) * height * 0.04;
      shadeEdge.push([crestX + away * reach, y]);
    }
    return polygon([...crest, ...shadeEdge.toReversed()]);
  };
  return crests.map(spur).join("");
}

/** The shades a rock face is printed in, from its lit to its deepest colour. */
export type RockInks = { lit: string; litLow?: string; shade: string; deep: string; ledge?: string };

export function rockInks({ lit, litLow, shade, deep, ledge }: RockInks) {
  return { lit, litLow: litLow ?? mix(lit, shade, 0.45), shade, deep, ledge: ledge ?? tone(lit, 0.08) };
}

/** Where a line running down a face stands at a share of its height. */
export function alongFall(line: Point[], share: number): Point {
  const y = between(nth(line, 0)[1], nth(line, -1)[1], share);
  let result = nth(line, 0);
  for (const [index, a] of line.slice(0, -1).entries()) {
    const b = nth(line, index + 1);
    if (a[1] <= y && b[1] >= y) result = [between(a[0], b[0], (y - a[1]) / (b[1] - a[1] || 1)), y];
  }
  return result;
}
