import { between, nth, type Point, type Span } from "./geometry.ts";
import { polygon } from "./path.ts";
import { randomFrom } from "./random.ts";

/** Where the light of a picture comes from. */
export type Light = "left" | "right";

/** The direction of shade along x. */
export const awayFrom = (light: Light) => (light === "left" ? 1 : -1);

type Facets = {
  light?: Light;
  seed?: number;
  /** How far down the shade may hang from a crest. */
  length?: Span;
  jag?: number;
  /** A crest is the highest point among this many neighbours on each side … */
  window?: number;
  /** … and stands at least this far above the lowest of them. */
  prominence?: number;
  drift?: number;
  fingers?: number;
};

/** Poster shading: below each crest, the side away from the light becomes one hard-edged facet. */
export function facets(ridge: Point[], options: Facets = {}): string {
  const { light = "left", seed = 3, length = [60, 120], jag = 8, window = 10 } = options;
  const { prominence = 4, drift = 0.15, fingers = 3 } = options;
  const random = randomFrom(seed);
  const away = awayFrom(light);
  let path = "";
  for (const peak of peaksOf(ridge, window, prominence)) {
    const crest = shadySlope(ridge, peak, away);
    const [top, valley] = [nth(crest, 0), nth(crest, -1)];
    const width = Math.abs(valley[0] - top[0]);
    if (width < 3) continue;
    const drop = Math.min(between(length[0], length[1], random()), width * 2.2 + length[0] * 0.4);
    const lean = away * width * drift * (random() - 0.2);
    const edge = jaggedLine(
      top,
      [lean, drop],
      { steps: 5 + Math.floor(drop / 22), jag: Math.min(jag, width * 0.22) },
      random,
    );
    const foot: Point = [valley[0] + away * width * 0.1, valley[1] + drop * 0.28];
    const end = nth(edge, -1);
    const lower: Point[] = [];
    for (let finger = 1; finger <= fingers; finger++) {
      const share = finger / (fingers + 1);
      const [x, y] = [between(foot[0], end[0], share), between(foot[1], end[1], share)];
      lower.push([x + away * width * 0.05, y + drop * 0.16 * random()]);
      lower.push([x - away * width * 0.08, y - drop * (0.1 + 0.14 * random())]);
    }
    path += polygon([...crest, foot, ...lower, ...edge.toReversed()]);
  }
  return path;
}

function peaksOf(ridge: Point[], window: number, prominence: number): number[] {
  const isPeak = (index: number) => {
    const height = nth(ridge, index)[1];
    const from = Math.max(0, index - window);
    const around = ridge.slice(from, index + window + 1).map(([, y]) => y);
    const isTop = around.every((y, offset) => y > height || (y === height && from + offset >= index));
    return isTop && Math.max(...around) - height >= prominence;
  };
  return ridge.flatMap((_, index) => (index > 0 && index < ridge.length - 1 && isPeak(index) ? [index] : []));
}

/** The ridge from a peak down its shady side to the valley. */
function shadySlope(ridge: Point[], peak: number, away: number): Point[] {
  let valley = peak;
  for (let index = peak + away; index >= 0 && index < ridge.length; index += away) {
    const y = nth(ridge, index)[1];
    if (y > nth(ridge, valley)[1]) valley = index;
    if (y < nth(ridge, valley)[1] - 8 || Math.abs(index - peak) > 60) break;
  }
  return away > 0 ? ridge.slice(peak, valley + 1) : ridge.slice(valley, peak + 1).toReversed();
}

function jaggedLine(
  start: Point,
  [dx, dy]: Point,
  { steps, jag }: { steps: number; jag: number },
  random: () => number,
) {
  const line: Point[] = [start];
  let side = random() < 0.5 ? 1 : -1;
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    const swing = side * jag * (0.4 + random() * 0.8) * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.1));
    line.push([start[0] + dx * share + swing, start[1] + dy * (share + ((random() - 0.5) * 0.5) / steps)]);
    side *= -1;
  }
  return line;
}
