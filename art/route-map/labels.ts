import { lettering, letteringWidth } from "../kit/lettering.ts";
import { circle, group, stroke, together } from "../kit/svg.ts";
import { ink, paper } from "./ground.ts";
import type { Spot } from "./project.ts";

type Box = { left: number; top: number; right: number; bottom: number };
export type StopLabel = { number: number; name: string; time?: string | undefined; at: Spot };

const size = { name: 30, time: 25, number: 27 };
const disc = 24;
const gap = 10;

/** Beside a disc, above and below it, and between. */
const directions: readonly Spot[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.8, 0.9],
  [0.8, -0.9],
  [-0.8, 0.9],
  [-0.8, -0.9],
];

const leader = (from: Spot, to: Spot) => {
  const path = `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  return stroke(path, paper, 6) + stroke(path, ink, 2.5);
};

/** Moves discs that cover each other apart, a little at a time. */
function apart(spots: readonly Spot[]): Spot[] {
  const moved = spots.map(([x, y]): Spot => [x, y]);
  for (let round = 0; round < 60; round++)
    for (const [index, a] of moved.entries())
      for (const b of moved.slice(index + 1)) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const distance = Math.hypot(dx, dy) || 1;
        const missing = (2 * disc + 6 - distance) / 2;
        if (missing <= 0) continue;
        a[0] -= (dx / distance) * missing;
        a[1] -= (dy / distance) * missing;
        b[0] += (dx / distance) * missing;
        b[1] += (dy / distance) * missing;
      }
  return moved;
}

/** Words with a rim of paper around them, so that no road runs through a letter. */
function words(text: string, { x, y, size: height, colour }: { x: number; y: number; size: number; colour: string }) {
  const line = { x, y, size: height };
  return together(
    group(lettering(text, { ...line, colour: paper }), { stroke: paper, strokeWidth: 190, strokeLinejoin: "round" }),
    lettering(text, { ...line, colour }),
  );
}

/** Keeps labels apart: what has been set stays, and what comes later looks for room. */
export class LabelSheet {
  readonly #taken: Box[] = [];
  readonly #route: readonly Spot[];
  readonly #width: number;
  readonly #height: number;

  constructor(route: readonly Spot[], { width, height }: { width: number; height: number }) {
    this.#route = route;
    this.#width = width;
    this.#height = height;
  }

  /** The stops: all discs first, then each name where it is in nobody's way. */
  stops(labels: readonly StopLabel[]): string {
    const spread = apart(labels.map(({ at }) => at));
    const set = labels.map((label, index) => ({ ...label, disc: spread[index] ?? label.at }));
    for (const one of set) this.#taken.push(around(one.disc, disc + 3));
    const texts = set.map((label) => this.#stop(label));
    const lines = texts.map(({ line }) => line);
    const discs = set.map(({ at, disc: [x, y], number }) => {
      const text = String(number);
      const isMoved = Math.hypot(x - at[0], y - at[1]) > 3;
      return together(
        isMoved ? leader(at, [x, y]) + circle(at[0], at[1], 7, ink, { stroke: paper, strokeWidth: 3 }) : "",
        circle(x, y, disc, ink, { stroke: paper, strokeWidth: 5 }),
        lettering(text, { x: x - letteringWidth(text, size.number) / 2, y: y + 9.5, size: size.number, colour: paper }),
      );
    });
    return together(...lines, ...texts.map(({ text }) => text), ...discs);
  }

  #stop({ name, time, disc: [x, y] }: StopLabel & { disc: Spot }): { line: string; text: string } {
    const wide = Math.max(letteringWidth(name, size.name), time ? letteringWidth(time, size.time) : 0);
    const tall = time ? 62 : 34;
    const tries = [0, 45, 100, 160].flatMap((far) =>
      directions.map(([dx, dy]) => {
        const [middleX, middleY] = [x + dx * (disc + gap + far + wide / 2), y + dy * (disc + gap + far + tall / 2)];
        const box = {
          left: middleX - wide / 2,
          top: middleY - tall / 2,
          right: middleX + wide / 2,
          bottom: middleY + tall / 2,
        };
        const crossed = far > 0 ? this.#crossedBy([x, y], nearestIn(box, [x, y])) : 0;
        return { box, far, cost: this.#cost(box) + crossed * 40 + far * 0.12 + (dy === 0 ? 0 : 0.5) };
      }),
    );
    const [best] = tries.sort((a, b) => a.cost - b.cost);
    if (!best) return { line: "", text: "" };
    this.#taken.push(best.box);
    const { left, top, right } = best.box;
    const isLeftOfDisc = (left + right) / 2 < x - wide / 4;
    const start = (text: string, height: number) => (isLeftOfDisc ? right - letteringWidth(text, height) : left);
    const text = together(
      words(name, { x: start(name, size.name), y: top + 27, size: size.name, colour: ink }),
      time ? words(time, { x: start(time, size.time), y: top + 56, size: size.time, colour: "#a52f18" }) : "",
    );
    return { line: best.far > 0 ? leader([x, y], nearestIn(best.box, [x, y])) : "", text };
  }

  /** How many labels and discs a line from a disc to its name would run through, its own disc aside. */
  #crossedBy([x, y]: Spot, [toX, toY]: Spot): number {
    const along = Array.from({ length: 12 }, (_, step): Spot => {
      const share = (step + 0.5) / 12;
      return [x + (toX - x) * share, y + (toY - y) * share];
    }).filter(([px, py]) => Math.hypot(px - x, py - y) > disc + 6);
    return this.#taken.filter((box) => along.some((spot) => isIn(box, spot))).length;
  }

  /** A town or a bay, only where there is room for it. */
  name(text: string, [x, y]: Spot, { height, colour }: { height: number; colour: string }): string {
    const wide = letteringWidth(text, height);
    const box = {
      left: x - wide / 2 - 6,
      top: y - height / 2 - 4,
      right: x + wide / 2 + 6,
      bottom: y + height / 2 + 4,
    };
    if (this.#cost(box) > 0) return "";
    this.#taken.push(box);
    return words(text, { x: x - wide / 2, y: y + height * 0.34, size: height, colour });
  }

  keepFree(box: Box) {
    this.#taken.push(box);
  }

  #cost(box: Box): number {
    const isOut = box.left < 16 || box.right > this.#width - 16 || box.top < 16 || box.bottom > this.#height - 16;
    const met = this.#taken.filter((taken) => overlap(taken, box)).length;
    const crossed = this.#route.filter(
      ([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom,
    ).length;
    return (isOut ? 400 : 0) + met * 60 + crossed;
  }
}

const around = ([x, y]: Spot, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});
const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isIn = ({ left, top, right, bottom }: Box, [x, y]: Spot) => x > left && x < right && y > top && y < bottom;
const nearestIn = ({ left, top, right, bottom }: Box, [x, y]: Spot): Spot => [
  Math.min(Math.max(x, left), right),
  Math.min(Math.max(y, top), bottom),
];
