import { type Point, steps } from "./geometry.ts";
import { blob, decimal } from "./path.ts";
import { randomFrom } from "./random.ts";
import type { Scene, Stops } from "./scene.ts";
import { circle, rect, shape, stroke } from "./svg.ts";

/** Fills the picture from the top; the last colour stands at the horizon. */
export const sky = (scene: Scene, stops: Stops, horizon: number) =>
  rect(0, 0, scene.width, scene.height, scene.vertical(stops, 0, horizon));

type Sun = {
  x: number;
  y: number;
  radius: number;
  core: string;
  glow: string;
  ringOpacity?: number;
  ringSpread?: number;
  /** How far the glow reaches, in radii. */
  reach?: number;
};

/** A disc with three poster rings and a glow. */
export function sun(scene: Scene, { x, y, radius, core, glow, ringOpacity = 0.16, ringSpread = 0.55, reach = 7 }: Sun) {
  const light = scene.radial(
    [
      [0, glow, 0.75],
      [0.25, glow, 0.36],
      [1, glow, 0],
    ],
    [x, y],
    radius * reach,
  );
  const ring = (number: number) =>
    circle(x, y, radius * (1 + number * ringSpread), core, {
      opacity: decimal(ringOpacity * (1 - (number - 1) / 4), 2),
    });
  return circle(x, y, radius * reach, light) + [3, 2, 1].map(ring).join("") + circle(x, y, radius, core);
}

type Rays = { x: number; y: number; reach: number; count: number; colour: string; opacity: number };

/** Wedges of light above the horizon. */
export function rays(scene: Scene, { x, y, reach, count, colour, opacity }: Rays) {
  const step = Math.PI / count;
  const tip = (angle: number) => `L${decimal(x + Math.cos(angle) * reach)} ${decimal(y + Math.sin(angle) * reach)}`;
  const wedge = (index: number) => {
    const angle = Math.PI + index * step;
    return `M${decimal(x)} ${decimal(y)}${tip(angle)}${tip(angle + step * 0.5)}z`;
  };
  const light = scene.radial(
    [
      [0, colour, opacity],
      [0.5, colour, opacity * 0.6],
      [1, colour, 0],
    ],
    [x, y],
    reach,
  );
  return shape(steps(count).map(wedge).join(""), light);
}

type Wisp = {
  x: number;
  y: number;
  width: number;
  height: number;
  seed: number;
  colour: string;
  opacity: number;
  /** The end that dissolves into the sky. */
  tail: "left" | "right" | "both";
};

/** A cloud: lobed on top, flat below, dissolving at one end. */
export function wisp(scene: Scene, { x, y, width, height, seed, colour, opacity, tail }: Wisp) {
  const random = randomFrom(seed);
  const left = x - width / 2;
  const top = steps(10).map((index): Point => {
    const swell = Math.sin((Math.PI * index) / 9) ** 0.8;
    return [left + (width * index) / 9, y - height * swell * (0.45 + 0.55 * random())];
  });
  const belly = steps(10).map((index): Point => {
    const share = (9 - index) / 9;
    return [left + width * share, y + height * 0.16 * Math.sin(Math.PI * share) * (0.2 + random())];
  });
  const fill = scene.linear(tailStops(colour, opacity, tail), [left, 0], [left + width, 0]);
  return shape(blob([...top, ...belly.slice(1, -1)]), fill);
}

function tailStops(colour: string, opacity: number, tail: Wisp["tail"]): Stops {
  if (tail === "both") return [0, opacity, opacity, 0].map((see, index) => [[0, 0.3, 0.7, 1][index] ?? 1, colour, see]);
  const towardsRight: [number, number][] = [
    [0, opacity],
    [0.55, opacity * 0.9],
    [1, 0],
  ];
  if (tail === "right") return towardsRight.map(([offset, see]) => [offset, colour, see]);
  return towardsRight.toReversed().map(([offset, see]) => [1 - offset, colour, see]);
}

type Stars = { count: number; below: number; seed: number };

export function stars(scene: Scene, { count, below, seed }: Stars) {
  const random = randomFrom(seed);
  const star = () => {
    const [x, y] = [random() * scene.width, random() ** 1.4 * below];
    return dot(x, y, 0.6 + random() * 1.1);
  };
  return shape(steps(count).map(star).join(""), "#fff6df", { opacity: 0.8 });
}

const dot = (x: number, y: number, radius: number) => {
  const arc = `a${decimal(radius)} ${decimal(radius)} 0 1 0`;
  return `M${decimal(x - radius)} ${decimal(y)}${arc} ${decimal(2 * radius)} 0${arc} ${decimal(-2 * radius)} 0`;
};

/** Birds far off, written as `"x,y,size x,y,size"`. */
export function birds(flock: string, colour: string, width = 2) {
  const bird = (text: string) => {
    const [x = 0, y = 0, size = 0] = text.split(",").map(Number);
    const leftWing = `q${decimal(size * 0.55)} ${decimal(-size * 0.32)} ${decimal(size)} ${decimal(size * 0.3)}`;
    const rightWing = `q${decimal(size * 0.45)} ${decimal(-size * 0.62)} ${decimal(size)} ${decimal(-size * 0.3)}`;
    return `M${decimal(x - size)} ${decimal(y - size * 0.28)}${leftWing}${rightWing}`;
  };
  const path = flock.split(" ").map(bird).join("");
  return stroke(path, colour, width, { strokeLinecap: "round", strokeLinejoin: "round" });
}
