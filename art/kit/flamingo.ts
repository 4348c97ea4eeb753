import type { Point } from "./geometry.ts";
import { circle, group, shape, stroke, together } from "./svg.ts";

export type FlamingoPose = "watching" | "feeding" | "resting";
export type FlamingoInks = { plumage: string; light: string; wing: string; tip: string };

const legInk = "#d9646a";
const ownInks: FlamingoInks = { plumage: "#f7a8a0", light: "#fcd3c6", wing: "#e4665f", tip: "#3a2b3c" };

const necks: Record<FlamingoPose, { path: string; head: Point; tilt: number }> = {
  watching: { path: "M40-124C74-126 72-160 58-180C46-198 52-226 74-226", head: [80, -224], tilt: 4 },
  feeding: { path: "M38-126C70-132 84-110 76-84C68-60 74-34 88-20", head: [91, -15], tilt: 62 },
  resting: { path: "M40-126C70-132 76-160 56-170C36-178 30-204 52-212", head: [58, -210], tilt: 4 },
};

/** A flamingo facing right, about 235 tall, standing on the origin. */
export function flamingo(pose: FlamingoPose, repaint: Partial<FlamingoInks> = {}) {
  const inks = { ...ownInks, ...repaint };
  const neck = necks[pose];
  return together(
    legs(pose),
    stroke(neck.path, inks.plumage, 11, { strokeLinecap: "round" }),
    stroke(neck.path, inks.light, 3.5, { strokeLinecap: "round", opacity: 0.7, transform: "translate(-2 -1)" }),
    body(inks),
    head(neck.head, neck.tilt, inks),
  );
}

function legs(pose: FlamingoPose) {
  const isOnOneLeg = pose === "resting";
  const bones = isOnOneLeg ? "M2-104L4-52L2 0M-8-104L-14-70L14-58" : "M6-104L10-52L8 0M-10-104L-16-54L-14 0";
  return together(
    stroke(bones, legInk, 3.4, { strokeLinejoin: "round", strokeLinecap: "round" }),
    stroke(isOnOneLeg ? "M2 0L14 2" : "M8 0L20 2M-14 0L-2 2", legInk, 3, { strokeLinecap: "round" }),
  );
}

const body = ({ plumage, light, wing, tip }: FlamingoInks) =>
  together(
    shape(
      "M-70-100C-58-116-50-126-36-134C-12-148 22-146 40-136C52-129 52-116 42-108C24-96-6-92-26-96C-40-98-54-94-70-100z",
      plumage,
    ),
    shape("M-36-134C-12-148 22-146 40-136C24-134-4-130-30-112C-40-106-56-100-70-100C-58-116-50-126-36-134z", light),
    shape("M-78-96C-56-108-36-118-8-120C8-120 22-116 28-108C10-104-4-98-26-98C-44-98-60-92-78-96z", wing),
    shape("M-78-96C-66-102-54-107-42-110L-34-98C-48-97-62-92-78-96z", tip),
  );

const head = ([x, y]: Point, tilt: number, { plumage, light, tip }: FlamingoInks) =>
  group(
    together(
      shape("M-10-2C-10-12 4-14 10-8C14-4 14 4 8 7C0 9-9 6-10-2z", plumage),
      shape("M8-7C20-6 26 2 22 14C20 20 17 22 15 20C16 12 12 7 6 6z", light),
      shape("M24 5C25 12 22 20 17 22C15 22 14 20 15 16C18 14 20 10 21 5z", tip),
      circle(3, -4, 1.7, tip),
    ),
    { transform: `translate(${x} ${y})rotate(${tilt})` },
  );

/** A flamingo in flight, neck and legs stretched, about 200 long. */
export const flyingFlamingo = () =>
  together(
    shape("M-60 4C-30-2 20-4 60 0L96-4L98 0L62 6C30 10-20 10-60 4z", "#f08a8c"),
    shape("M-8 0C-20-30-44-50-70-56C-50-30-40-14-24 2z", "#f7a8a0"),
    shape("M-70-56C-60-52-52-48-46-42L-36-20C-48-34-60-46-70-56z", "#3a2b3c"),
    shape("M6 4C0 30-14 48-34 58C-26 36-20 20-16 4z", "#e4665f"),
    stroke("M-60 4L-104 8", legInk, 3),
  );
