import { tone } from "./colour.ts";
import type { Point } from "./geometry.ts";
import { circle, ellipse, group, place, shape, stroke, together } from "./svg.ts";

export type Arm = "down" | "up" | "out" | "fore" | "hip";
export type Hair = "short" | "long" | "bun" | "afro" | "locks" | "scarf" | "cap" | "sunhat";

export type Character = {
  skin: string;
  top: string;
  bottom: string;
  hair?: Hair;
  hairInk?: string;
  /** A shirt below an open jacket. */
  shirt?: string;
  tie?: string;
  wears?: "trousers" | "skirt";
  left?: Arm;
  right?: Arm;
  /** Seen from behind. */
  turned?: boolean;
};

/** A person at close range, about 215 tall, facing us; the origin is the ground between the feet. */
export function character(look: Character) {
  const { skin, top, bottom, hair = "short", hairInk = "#201512", wears = "trousers" } = look;
  const behind: Hair[] = ["long", "afro", "locks"];
  return together(
    behind.includes(hair) ? hairBehind(hair, hairInk) : "",
    wears === "skirt" ? skirt(bottom, skin) : trousers(bottom),
    arm(look.right ?? "down", 1, look),
    torso(look, top),
    arm(look.left ?? "down", -1, look),
    shape("M-6-184H6V-166C3-162-3-162-6-166z", tone(skin, -0.05)),
    shape("M-14-197C-14-214 14-214 14-197C14-183 8-174 0-174C-8-174-14-183-14-197z", skin),
    look.turned ? backOfHead(hair, hairInk) : hairBefore(hair, hairInk, skin),
  );
}

type Standing = Character & { x: number; y: number; scale: number; flip?: boolean; shadow?: string };

/** A character on the ground of a picture, with the shadow at their feet. */
export const standing = ({ x, y, scale, flip, shadow = "#2a2450", ...look }: Standing) =>
  together(
    ellipse(x, y + 1, 42 * scale, 8 * scale, shadow, { opacity: 0.32 }),
    place(x, y, scale, character(look), { flip }),
  );

const shoes = "M-20-6H-2C0-2 0 0-2 0H-26C-28-4-24-6-20-6zM6-6H24C30-4 30 0 28 0H6z";

const trousers = (colour: string) =>
  together(
    shape(shoes, "#141c28"),
    shape("M-20-102L-22-5H-3L1-78L7-5H26L21-102z", colour),
    shape("M4-102H21L26-5H14z", "#0a1426", { opacity: 0.24 }),
  );

const skirt = (colour: string, skin: string) =>
  together(
    stroke("M-9-50V-6M9-50V-6", skin, 9),
    shape(shoes, "#141c28"),
    shape("M-20-104H20L30-42C12-36-12-36-30-42z", colour),
    shape("M4-104H20L30-42C24-39 18-38 12-38z", "#0a1426", { opacity: 0.2 }),
  );

function torso({ shirt, tie, skin, turned }: Character, top: string) {
  return together(
    shape("M-23-98V-148C-23-164-14-170 0-170C14-170 24-164 24-148V-98C10-92-10-92-23-98z", top),
    shape("M8-170C18-168 24-162 24-148V-98C20-96 15-95 10-94C16-120 16-146 8-170z", "#1a2048", { opacity: 0.16 }),
    collar({ shirt, skin, turned }),
    tie ? shape("M-3-164H3L5-134L0-126L-5-134z", tie) : "",
  );
}

function collar({ shirt, skin, turned }: Pick<Character, "shirt" | "skin" | "turned">) {
  if (turned) return "";
  return shirt ? shape("M-10-170H10L2-112H-2z", shirt) : shape("M-8-171H8L0-159z", skin);
}

const arms: Record<Arm, { sleeve: string; hand: Point }> = {
  down: { sleeve: "M19-153C30-138 33-122 30-105", hand: [29, -98] },
  up: { sleeve: "M19-153C34-154 44-168 50-190", hand: [53, -200] },
  out: { sleeve: "M19-153C30-136 42-124 62-122", hand: [71, -121] },
  fore: { sleeve: "M19-152C34-134 28-120 10-122", hand: [2, -123] },
  hip: { sleeve: "M19-153C42-142 46-126 27-114", hand: [23, -112] },
};

const arm = (pose: Arm, side: 1 | -1, { top, skin }: Character) => {
  const { sleeve, hand } = arms[pose];
  return group(
    [stroke(sleeve, tone(top, -0.03), 14, { strokeLinecap: "round" }), circle(hand[0], hand[1], 7, skin)],
    side < 0 ? { transform: "scale(-1 1)" } : {},
  );
};

function hairBehind(hair: Hair, ink: string) {
  if (hair === "afro") return circle(0, -203, 23, ink);
  if (hair === "locks")
    return stroke("M-15-200L-20-160M-9-206L-13-158M9-206L13-158M15-200L20-160", ink, 8, { strokeLinecap: "round" });
  return shape("M-18-196C-20-222 20-222 18-196L21-160C10-154-10-154-21-160z", ink);
}

const nape = "M-15-197C-17-219 17-219 15-197C16-186 10-178 0-178C-10-178-16-186-15-197z";

function backOfHead(hair: Hair, ink: string) {
  if (hair === "scarf") return shape("M-18-190C-21-222 21-222 18-190L20-166C10-158-10-158-20-166z", ink);
  if (hair === "sunhat") return together(shape(nape, "#3a2a24"), hairBefore(hair, ink, ink));
  const mane = hair === "long" ? shape("M-18-196C-20-222 20-222 18-196L21-156C10-150-10-150-21-156z", ink) : "";
  return together(mane, shape(nape, ink), hair === "bun" ? circle(0, -220, 9, ink) : "");
}

const fringe = "M-15-194C-19-219 18-221 16-194C13-204 8-207-2-206C-9-205-13-201-15-194z";

function hairBefore(hair: Hair, ink: string, skin: string) {
  if (hair === "scarf")
    return together(
      shape("M-18-190C-21-222 21-222 18-190L20-170C10-160-10-160-20-170z", ink),
      shape("M-11-195C-11-208 11-208 11-195C11-183 6-177 0-177C-6-177-11-183-11-195z", skin),
    );
  if (hair === "cap")
    return together(
      shape("M-17-202C-19-220-8-222 2-222C14-222 19-214 16-202L14-198H-14z", ink),
      shape("M-16-199H16C20-195 12-192 0-192C-12-192-20-195-16-199z", tone(ink, -0.12)),
    );
  if (hair === "sunhat")
    return together(
      shape("M-15-201C-15-224 15-224 15-201z", ink),
      shape("M-30-200C-20-206 20-206 30-200C20-194-20-194-30-200z", tone(ink, -0.04)),
      stroke("M-15-204H15", "#c8402f", 4),
    );
  return together(shape(fringe, ink), hair === "bun" ? circle(0, -220, 9, ink) : "");
}
