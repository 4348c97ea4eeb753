import type { Point } from "./geometry.ts";
import { decimal } from "./path.ts";

/** Extra attributes in camel case: `{ opacity: 0.5, strokeLinecap: "round" }`. */
export type Attributes = Record<string, string | number | undefined>;

export const shape = (path: string, colour: string, extra?: Attributes) =>
  element("path", { d: path, fill: colour, ...extra });

export const stroke = (path: string, colour: string, width: number, extra?: Attributes) =>
  element("path", { d: path, fill: "none", stroke: colour, strokeWidth: decimal(width, 2), ...extra });

export const circle = (x: number, y: number, radius: number, colour: string, extra?: Attributes) =>
  element("circle", { cx: decimal(x), cy: decimal(y), r: decimal(radius), fill: colour, ...extra });

export const ellipse = (x: number, y: number, rx: number, ry: number, colour: string, extra?: Attributes) =>
  element("ellipse", { cx: decimal(x), cy: decimal(y), rx: decimal(rx), ry: decimal(ry), fill: colour, ...extra });

export const rect = (x: number, y: number, width: number, height: number, colour: string, extra?: Attributes) =>
  element("rect", {
    x: decimal(x),
    y: decimal(y),
    width: decimal(width),
    height: decimal(height),
    fill: colour,
    ...extra,
  });

export const group = (drawings: string | string[], extra: Attributes) =>
  `<g${attributeText(extra)}>${Array.isArray(drawings) ? drawings.join("") : drawings}</g>`;

/** Several drawings as one, the first at the back. */
export const together = (...drawings: string[]) => drawings.join("");

type Pose = { flip?: boolean; rotate?: number };

/** Sets a sprite down with its origin at x, y. */
export function place(x: number, y: number, scale: number, drawing: string, { flip = false, rotate = 0 }: Pose = {}) {
  const turn = rotate ? `rotate(${decimal(rotate)})` : "";
  const size = flip ? `${decimal(-scale, 3)} ${decimal(scale, 3)}` : decimal(scale, 3);
  return group(drawing, { transform: `translate(${decimal(x)} ${decimal(y)})${turn}scale(${size})` });
}

/** The same sprite upside down in the water below it, flattened. */
export const mirrored = (x: number, y: number, [across, down]: Point, drawing: string) =>
  group(drawing, { transform: `translate(${decimal(x)} ${decimal(y)})scale(${across} ${-down})` });

const element = (name: string, attributes: Attributes) => `<${name}${attributeText(attributes)}/>`;

const attributeText = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join("");
