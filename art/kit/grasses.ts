import { between, clamp, type Point, type Span, steps } from "./geometry.ts";
import { decimal, xy } from "./path.ts";
import { randomFrom } from "./random.ts";
import { ellipse, shape, stroke } from "./svg.ts";

/** Level ground, or its height at every x. */
type Ground = number | ((x: number) => number);

const heightOf = (ground: Ground, x: number) => (typeof ground === "number" ? ground : ground(x));

type Grass = {
  x: Span;
  count: number;
  height: Span;
  seed: number;
  colour: string;
  /** How far the wind bends the blades: above 0 to the right. */
  lean?: number;
  width?: number;
};

/** Single blades, as one shape. */
export function grass(ground: Ground, { x: [from, to], count, height, seed, colour, lean = 0.35, width = 3 }: Grass) {
  const random = randomFrom(seed);
  const blade = () => {
    const x = between(from, to, random());
    const y = heightOf(ground, x) + random() * 6;
    const tall = between(height[0], height[1], random());
    const bend = (lean + (random() - 0.5)) * tall;
    const foot = width * (0.6 + random() * 0.8);
    const up = `q${decimal(bend * 0.15)} ${decimal(-tall * 0.65)} ${decimal(bend)} ${decimal(-tall)}`;
    const down = `q${decimal(-bend * 0.6)} ${decimal(tall * 0.4)} ${decimal(foot - bend)} ${decimal(tall)}`;
    return `M${decimal(x)} ${decimal(y)}${up}${down}z`;
  };
  return shape(steps(count).map(blade).join(""), colour);
}

type Reeds = Omit<Grass, "colour" | "lean"> & { stem: string; head: string };

/** Restios: stems with seed heads. */
export function reeds(ground: Ground, { x: [from, to], count, height, seed, stem, head, width = 2 }: Reeds) {
  const random = randomFrom(seed);
  let [stems, heads] = ["", ""];
  for (const _ of steps(count)) {
    const x = between(from, to, random());
    const y = heightOf(ground, x) + 8;
    const tall = between(height[0], height[1], random());
    const bend = (random() - 0.35) * tall * 0.4;
    stems += `M${decimal(x)} ${decimal(y)}q${decimal(bend * 0.1)} ${decimal(-tall * 0.6)} ${decimal(bend)} ${decimal(-tall)}`;
    for (const seedHead of steps(4)) {
      const tip: Point = [x + bend - seedHead * bend * 0.05, y - tall + seedHead * tall * 0.055];
      heads += `M${xy(tip)}q${3 + seedHead} -3 1 -9q-5 3 -1 9z`;
    }
  }
  return stroke(stems, stem, width, { strokeLinecap: "round" }) + shape(heads, head);
}

type Bush = { x: number; y: number; width: number; height: number; seed: number; colour: string; lit: string };

/** A low rounded bush with light on its leaves. */
export function bush({ x, y, width, height, seed, colour, lit }: Bush) {
  const random = randomFrom(seed);
  const left = x - width / 2;
  const lobes = 5 + Math.floor(random() * 3);
  const swell = (share: number) => Math.sin(Math.PI * share) ** 0.6;
  let outline = `M${decimal(left)} ${decimal(y)}`;
  let previous: Point = [left, y];
  for (let lobe = 1; lobe <= lobes; lobe++) {
    const share = lobe / lobes;
    const top = lobe === lobes ? y : y - height * swell(share) * (0.7 + 0.3 * random());
    const next: Point = [left + width * share, top];
    const radius = decimal(Math.hypot(next[0] - previous[0], next[1] - previous[1]) * 0.57);
    outline += `A${radius} ${radius} 0 0 1 ${xy(next)}`;
    previous = next;
  }
  const leaf = () => {
    const share = 0.12 + 0.7 * random();
    const top = y - height * swell(share) * (0.25 + 0.6 * random());
    const radius = width * 0.05 * (0.6 + random());
    const arc = `a${decimal(radius)} ${decimal(radius * 0.8)} 0 0 1 ${decimal(2 * radius)} 0z`;
    return `M${decimal(left + width * share - radius)} ${decimal(top)}${arc}`;
  };
  const leaves = steps(lobes * 2).map(leaf);
  return shape(`${outline}z`, colour) + shape(leaves.join(""), lit, { opacity: 0.6 });
}

type Meadow = {
  from: number;
  to: number;
  top: number;
  bottom: number;
  colours: string[];
  count: number;
  seed: number;
  /** The share of the way down where dots become daisies. */
  near: number;
  /** Of a flower far away and of one before our feet. */
  size?: Span;
};

/** Drifts of spring flowers: dots far away, daisies near the viewer. */
export function meadow({ from, to, top, bottom, colours, count, seed, near, size: sizes = [2, 17] }: Meadow) {
  const random = randomFrom(seed);
  const dots = new Map<string, string>();
  const daisies: { y: number; drawing: string }[] = [];
  for (const _ of steps(count)) {
    const depth = random() ** 0.8;
    const y = between(top, bottom, depth);
    const x = between(from, to, random());
    const size = between(sizes[0], sizes[1], depth ** 1.6) * (0.7 + random() * 0.5);
    const drift = Math.sin(x / 140 + y / 60) * 0.5 + 0.5 + (random() - 0.5) * 0.5;
    const colour = colours[clamp(Math.floor(drift * colours.length * 0.999), 0, colours.length - 1)] ?? "#fffaf0";
    if (depth < near) dots.set(colour, (dots.get(colour) ?? "") + oval(x - size / 2, y, size / 2, size * 0.36));
    else daisies.push({ y, drawing: daisy(x, y, size, colour) });
  }
  const far = [...dots].map(([colour, path]) => shape(path, colour));
  return [...far, ...daisies.toSorted((a, b) => a.y - b.y).map(({ drawing }) => drawing)].join("");
}

function daisy(x: number, y: number, radius: number, colour: string) {
  const flat = 0.72;
  const petal = (index: number) => {
    const angle = (index * Math.PI) / 4;
    const [dx, dy] = [Math.cos(angle) * radius * 0.62, Math.sin(angle) * radius * 0.62 * flat];
    return oval(x + dx - radius * 0.34, y + dy, radius * 0.34, radius * 0.34 * flat);
  };
  const eye = colour === "#ffc94a" ? "#8a4a1c" : "#f2a62e";
  return shape(steps(8).map(petal).join(""), colour) + ellipse(x, y, radius * 0.32, radius * 0.32 * flat, eye);
}

/** An oval as path data, starting at its left end. */
function oval(left: number, y: number, rx: number, ry: number) {
  const arc = `a${decimal(rx)} ${decimal(ry)} 0 1 0`;
  return `M${decimal(left)} ${decimal(y)}${arc} ${decimal(2 * rx)} 0${arc} ${decimal(-2 * rx)} 0`;
}
