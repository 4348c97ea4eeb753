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

type Driver = { skin?: string; shirt?: string; trousers?: string; jacket?: string; cap?: string };

/** A driver at close range, about 210 tall: one arm shows the way to the left. */
export function driver(look: Driver = {}) {
  const { skin = "#7a4e3a", shirt = "#fffaf0", trousers = "#1f2f49", jacket, cap } = look;
  const coat = jacket ?? shirt;
  return together(
    shape("M-20-6H-2C0-2 0 0-2 0H-26C-28-4-24-6-20-6zM6-6H26C32-4 32 0 30 0H6z", "#141c28"),
    shape("M-20-100L-22-5H-3L2-78L8-5H27L22-100z", trousers),
    shape("M4-100H22L27-5H14z", "#0a1426", { opacity: 0.4 }),
    stroke("M20-152C32-138 36-122 30-104", coat, 15, { strokeLinecap: "round" }),
    circle(28, -99, 7.5, skin),
    shape("M-23-98V-148C-23-164-14-170 0-170C14-170 25-164 25-148V-98C10-92-10-92-23-98z", coat),
    shape("M8-170C18-168 25-162 25-148V-98C20-96 15-95 10-94C16-120 16-146 8-170z", "#5a648a", { opacity: 0.3 }),
    stroke("M-17-154C-32-150-46-156-60-170", coat, 14, { strokeLinecap: "round" }),
    stroke("M-61-171L-74-184", skin, 9, { strokeLinecap: "round" }),
    jacket ? shape("M-10-170H10L0-126z", shirt) : shape("M-8-172H8L0-160z", skin),
    shape("M-3-160H3L5-132L0-124L-5-132z", "#c8452f"),
    rect(-7, -182, 14, 14, skin),
    shape("M-15-196C-15-214 13-214 13-196C13-182 7-174-1-174C-9-174-15-182-15-196z", skin),
    cap ? peakedCap(cap) : shape(hairline, "#201512"),
  );
}

const hairline = "M-14-198C-18-218 16-222 16-196C16-190 15-186 13-184C12-194 8-200 0-201C-6-202-10-200-14-198z";

const peakedCap = (colour: string) =>
  together(
    shape("M-18-203C-20-218-8-222 2-222C14-222 20-214 16-202L14-198H-15z", colour),
    shape("M-15-198H12L2-194C-8-192-20-192-27-196z", "#0a1024"),
    stroke("M-15-200H14", "#c9a24a", 2),
  );
