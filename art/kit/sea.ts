import { between, nth, type Point, type Span, segments, steps } from "./geometry.ts";
import { decimal } from "./path.ts";
import { randomFrom } from "./random.ts";
import type { Scene, Stops } from "./scene.ts";
import { rect, shape } from "./svg.ts";

export const sea = (scene: Scene, horizon: number, stops: Stops, shore = scene.height) =>
  rect(0, horizon, scene.width, shore - horizon, scene.vertical(stops, horizon, shore));

type Glints = {
  top: number;
  bottom: number;
  count: number;
  seed: number;
  colour: string;
  centre?: number;
  /** Half the width of the band at a share of the way from top to bottom: a column of sun glitter widens. */
  halfWidth?: (share: number) => number;
  length?: Span;
  thickness?: Span;
  opacity?: number;
  /** Above 1 crowds the glints towards the horizon. */
  crowding?: number;
};

/** Lens-shaped glints that grow towards the viewer. */
export function glints(scene: Scene, options: Glints) {
  const { top, bottom, count, seed, colour, opacity = 1, crowding = 1.7 } = options;
  const { centre = scene.width / 2, halfWidth = () => scene.width / 2 } = options;
  const { length: lengths = [10, 120], thickness: thicknesses = [0.8, 4] } = options;
  const random = randomFrom(seed);
  const glint = () => {
    const share = random() ** crowding;
    const length = between(lengths[0], lengths[1], share) * (0.35 + random() * 0.8);
    const thickness = between(thicknesses[0], thicknesses[1], share) * (0.6 + random() * 0.6);
    const x = centre + (random() * 2 - 1) * halfWidth(share) - length / 2;
    const arc = (bend: number, along: number) => `q${decimal(along / 2)} ${decimal(bend)} ${decimal(along)} 0`;
    return `M${decimal(x)} ${decimal(between(top, bottom, share))}${arc(-thickness, length)}${arc(thickness, -length)}z`;
  };
  return shape(steps(count).map(glint).join(""), colour, opacity < 1 ? { opacity } : {});
}

type Surf = { size: number; seed: number; drop: number };

/** The scalloped edge of a wave running up a beach, as an open path. */
export function surf(shore: Point[], { size, seed, drop }: Surf) {
  const random = randomFrom(seed);
  const heightOf = (x: number) => {
    const segment = segments(shore).find(([a, b]) => x >= a[0] && x <= b[0]);
    if (!segment) return nth(shore, -1)[1];
    const [a, b] = segment;
    return between(a[1], b[1], (x - a[0]) / (b[0] - a[0]));
  };
  const end = nth(shore, -1)[0];
  let x = nth(shore, 0)[0];
  let y = heightOf(x);
  let path = `M${decimal(x)} ${decimal(y)}`;
  while (x < end) {
    const nextX = Math.min(end, x + size * (0.4 + random() * 1.1));
    const nextY = heightOf(nextX);
    const [dx, dy] = [nextX - x, nextY - y];
    path += `q${decimal(dx / 2)} ${decimal(dy / 2 + drop * (0.4 + random()))} ${decimal(dx)} ${decimal(dy)}`;
    [x, y] = [nextX, nextY];
  }
  return path;
}

type Breaker = { from: number; to: number; y: number; height: number; seed: number; bow?: number };

/** A breaking wave seen head-on: tapered crest above, scalloped foam below. */
export function breaker({ from, to, y, height, seed, bow = 0 }: Breaker) {
  const random = randomFrom(seed);
  const crestAt = (share: number) => y + bow * Math.sin(Math.PI * share);
  const scallops = Math.max(5, Math.round((to - from) / (height * 3.2)));
  let [x, crest] = [from, y];
  let path = `M${decimal(from)} ${decimal(y)}`;
  for (let index = 1; index <= scallops; index++) {
    const jitter = index < scallops ? (random() - 0.5) * 0.6 : 0;
    const share = Math.min(1, (index + jitter) / scallops);
    const [nextX, nextCrest] = [between(from, to, share), crestAt(share)];
    const swell = Math.sin((Math.PI * (index - 0.5)) / scallops);
    const foam = (crest + nextCrest) / 2 + height * swell * (0.6 + random() * 0.9);
    path += `Q${decimal((x + nextX) / 2)} ${decimal(foam)} ${decimal(nextX)} ${decimal(nextCrest)}`;
    [x, crest] = [nextX, nextCrest];
  }
  for (let index = 5; index > 0; index--) {
    const share = index / 6;
    const rise = height * 0.75 * Math.sin(Math.PI * share) ** 0.7 * (0.7 + 0.5 * random());
    path += `L${decimal(between(from, to, share))} ${decimal(crestAt(share) - rise)}`;
  }
  return `${path}Q${decimal(between(from, to, 0.06))} ${decimal(crestAt(0.06))} ${decimal(from)} ${decimal(y)}z`;
}

/** White foam of a breaker. */
export const foam = (wave: Breaker, colour = "#fffaf0", opacity?: number) => shape(breaker(wave), colour, { opacity });
