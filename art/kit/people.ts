import { circle, ellipse, place, rect, shape, stroke, together } from "./svg.ts";

export type Person = { skin?: string; legs?: string; hat?: string; bag?: string; waves?: boolean };

/** A figure about 70 tall, standing on the origin. It is meant to be small: no face, no hands. */
export function person(clothes: string, { skin = "#6b4433", legs = "#23384d", hat, bag, waves = false }: Person = {}) {
  return together(
    stroke("M-4-26L-6 0M5-26L8 0", legs, 6, { strokeLinecap: "round" }),
    bag ? rect(-15, -54, 9, 20, bag, { rx: 4 }) : "",
    shape("M-9-26V-48C-9-56 9-56 9-48V-26z", clothes),
    stroke(waves ? "M8-50L20-62" : "M9-48L13-30M-9-48L-12-31", clothes, 5, { strokeLinecap: "round" }),
    circle(0, -62, 7, skin),
    hat ? shape("M-12-64H12V-66H8C8-74-8-74-8-66H-12z", hat) : "",
  );
}

type Figure = Person & { x: number; y: number; scale: number; clothes: string; shadow?: string };

/** A person on the ground of a picture, with the shadow at their feet. */
export const figure = ({ x, y, scale, clothes, shadow = "#4a3f5c", ...look }: Figure) =>
  together(
    ellipse(x, y + 1, 16 * scale, 4 * scale, shadow, { opacity: 0.4 }),
    place(x, y, scale, person(clothes, look)),
  );
