import { tone } from "./colour.ts";
import { steps } from "./geometry.ts";
import { decimal } from "./path.ts";
import { circle, ellipse, stroke, together } from "./svg.ts";

// All vehicles stand side-on and face right; the origin is the ground below their middle, a unit is about a centimetre.

export type Livery = {
  body: string;
  sill: string;
  glass: string;
  gleam: string;
  stripe: string;
  stripeLow: string;
  trim: string;
  tyre: string;
  rim: string;
  lamp: string;
};

/** The company's own colours. */
export const fleetLivery: Livery = {
  body: "#fffaf0",
  sill: "#d6d5cf",
  glass: "#16384d",
  gleam: "#3f7488",
  stripe: "#e4573d",
  stripeLow: "#f7b23f",
  trim: "#12304f",
  tyre: "#18222e",
  rim: "#cfd6d4",
  lamp: "#fff1c4",
};

/** Midnight blue, for executives. */
export const darkLivery: Livery = {
  ...fleetLivery,
  body: "#1c2f45",
  sill: "#0e1c2e",
  glass: "#0a1524",
  gleam: "#3b5a70",
  trim: "#c9d2d6",
  tyre: "#10171f",
  rim: "#d6dcda",
};

type Wheel = { x: number; radius: number; spokes: number };

export function wheel({ tyre, rim }: Livery, { x, radius, spokes }: Wheel) {
  const spoke = (index: number) => {
    const angle = (index * 2 * Math.PI) / spokes - 1.57;
    const [dx, dy] = [Math.cos(angle) * radius * 0.56, Math.sin(angle) * radius * 0.56];
    return `M${decimal(x)} ${decimal(-radius)}L${decimal(x + dx)} ${decimal(dy - radius)}`;
  };
  const curve = decimal(radius * 0.97);
  const gleam = `M${decimal(x - radius * 0.9)} ${decimal(-radius * 1.35)}A${curve} ${curve} 0 0 1 ${decimal(x + radius * 0.2)} ${decimal(-radius * 1.95)}`;
  return together(
    circle(x, -radius, radius, tyre),
    circle(x, -radius, radius * 0.64, rim),
    circle(x, -radius, radius * 0.54, tone(rim, -0.22)),
    stroke(steps(spokes).map(spoke).join(""), rim, radius * 0.17),
    circle(x, -radius, radius * 0.15, rim),
    stroke(gleam, "#fff", 1.6, { opacity: 0.18 }),
  );
}

/** The shadow a vehicle throws on the road. */
export const shadow = (halfLength: number) =>
  ellipse(0, 1, halfLength, halfLength * 0.035 + 3, "#06121f", { opacity: 0.34 });
