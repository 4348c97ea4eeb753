import type { Point } from "./geometry.ts";
import { decimal } from "./path.ts";
import { rect } from "./svg.ts";

/** Colours of a gradient, evenly spread or each at its place, optionally see-through. */
export type Stops = (string | [offset: number, colour: string, opacity?: number])[];

/** One colour becoming more or less see-through, from `start` of the way on. */
export const fade = (colour: string, from: number, to: number, start = 0): Stops => [
  [start, colour, from],
  [1, colour, to],
];

/** One picture in the making: layers from back to front, and the gradients and outlines they share. */
export class Scene {
  readonly width: number;
  readonly height: number;
  readonly #layers: string[] = [];
  readonly #definitions = new Map<string, string>();

  constructor(width = 1200, height = 800) {
    this.width = width;
    this.height = height;
  }

  add(...drawings: string[]): this {
    this.#layers.push(...drawings);
    return this;
  }

  vertical(stops: Stops, top: number, bottom: number): string {
    return this.linear(stops, [0, top], [0, bottom]);
  }

  linear(stops: Stops, from: Point, to: Point): string {
    const line = `x1="${decimal(from[0], 2)}" y1="${decimal(from[1], 2)}" x2="${decimal(to[0], 2)}" y2="${decimal(to[1], 2)}"`;
    return this.#define("linearGradient", `${line} gradientUnits="userSpaceOnUse"`, stopElements(stops));
  }

  radial(stops: Stops, [x, y]: Point, radius: number): string {
    const disc = `cx="${decimal(x, 2)}" cy="${decimal(y, 2)}" r="${decimal(radius, 2)}"`;
    return this.#define("radialGradient", `${disc} gradientUnits="userSpaceOnUse"`, stopElements(stops));
  }

  /** For `clipPath`: what is drawn with it stays inside the outline. */
  clip(outline: string): string {
    return this.#define("clipPath", "", `<path d="${outline}"/>`);
  }

  /** Darkens the corners a little: always the last layer. */
  finish({ vignette = 0.16, ink = "#0b1f3a" } = {}): this {
    const centre: Point = [this.width / 2, this.height * 0.46];
    const corners = this.radial(fade(ink, 0, vignette, 0.55), centre, this.width * 0.66);
    return this.add(rect(0, 0, this.width, this.height, corners));
  }

  svg(): string {
    const size = `viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"`;
    const definitions = [...this.#definitions.values()].join("");
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions}</defs>${this.#layers.join("")}</svg>`;
  }

  /** The same definition asked for twice is stored once. */
  #define(kind: string, attributes: string, content: string): string {
    const key = `${kind} ${attributes} ${content}`;
    const known = [...this.#definitions.keys()].indexOf(key);
    const id = `d${known < 0 ? this.#definitions.size : known}`;
    if (known < 0) this.#definitions.set(key, `<${kind} id="${id}" ${attributes}>${content}</${kind}>`);
    return `url(#${id})`;
  }
}

const stopElements = (stops: Stops) =>
  stops
    .map((stop, index) => {
      const [offset, colour, opacity] = typeof stop === "string" ? [index / (stops.length - 1), stop] : stop;
      const see = opacity === undefined ? "" : ` stop-opacity="${decimal(opacity, 2)}"`;
      return `<stop offset="${decimal(offset, 3)}" stop-color="${colour}"${see}/>`;
    })
    .join("");
