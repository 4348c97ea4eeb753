import { tone } from "./colour.ts";
import { ellipse, rect, shape, stroke, together } from "./svg.ts";
import { fleetLivery, type Livery, shadow, wheel } from "./vehicle-parts.ts";

/** The shuttle of the brand; the page draws the same one (src/design/pictures/van.tsx). */
export function minibus(repaint: Partial<Livery> = {}) {
  const livery = { ...fleetLivery, ...repaint };
  return together(
    shadow(262),
    shape(
      "M-256-38C-260-60-260-150-252-198C-250-214-240-222-222-224L66-227C104-227 124-218 142-199L192-138C200-130 208-127 218-123C240-115 253-104 257-88C261-72 260-54 258-40C257-31 252-26 244-26H-244C-252-26-256-30-256-38z",
      livery.body,
    ),
    shape(
      "M-258-84H258C260-68 260-54 258-40C257-31 252-26 244-26H-244C-252-26-256-30-256-38C-258-50-258-66-258-84z",
      livery.sill,
    ),
    shape(
      "M-258-112C-150-116-30-100 60-78C110-66 160-60 210-60L258-62L259-48C180-42 120-48 60-62C-40-86-150-98-258-92z",
      livery.stripe,
    ),
    shape(
      "M-258-92C-150-98-40-86 60-62C120-48 180-42 259-48L258-40C180-32 110-36 50-50C-50-72-150-82-258-78z",
      livery.stripeLow,
    ),
    shape(
      "M-240-134L-237-190C-236-198-232-202-224-202L64-204C96-204 112-197 126-182L160-140C162-136 161-134 157-134z",
      livery.glass,
    ),
    shape("M138-199L192-138L180-135L128-199z", livery.gleam),
    shape(
      "M-200-202H-150L-196-134H-239L-238-150zM-110-203H-92L-140-134H-158zM-8-203H40L-6-134H-54zM96-198L112-190L88-134H66z",
      livery.gleam,
      { opacity: 0.55 },
    ),
    stroke("M-148-203V-134M-52-203V-134M48-204V-134", livery.body, 6),
    stroke("M-54-132V-40M50-132V-40M162-134C168-110 164-70 160-60", tone(livery.body, -0.16), 1.6),
    stroke("M-258-84H150", tone(livery.body, -0.14), 1.4),
    rect(26, -118, 18, 4, livery.trim, { rx: 2 }),
    rect(64, -118, 18, 4, livery.trim, { rx: 2 }),
    shape("M226-118C242-111 252-102 255-90L236-94C228-100 224-110 226-118z", livery.lamp),
    shape("M246-66L260-66L260-44L250-44z", livery.trim),
    shape("M-258-150L-250-150L-250-104L-259-104z", "#d8392b"),
    shape("M-259-104H-250V-92H-259z", livery.stripeLow),
    shape("M150-160C162-164 170-160 170-152L168-136C160-134 152-136 150-142z", livery.trim),
    shape("M-256-40H258C258-31 252-26 244-26H-244C-252-26-256-32-256-40z", livery.trim),
    shape("M-190-224L40-226L34-234H-180z", tone(livery.body, -0.1)),
    stroke("M-222-221L66-224C100-224 118-216 134-202", "#fff", 3, { opacity: 0.8 }),
    shape("M-207-26A43 45 0 0 1-121-26zM125-26A43 45 0 0 1 211-26z", "#0b1622"),
    wheel(livery, { x: -164, radius: 36, spokes: 6 }),
    wheel(livery, { x: 168, radius: 36, spokes: 6 }),
  );
}

/** The shuttle from behind, about 150 wide and 178 tall. */
export function vanRear(repaint: Partial<Livery> = {}) {
  const livery = { ...fleetLivery, ...repaint };
  return together(
    ellipse(0, 0, 92, 8, "#06121f", { opacity: 0.35 }),
    rect(-70, -34, 28, 34, livery.tyre, { rx: 6 }),
    rect(42, -34, 28, 34, livery.tyre, { rx: 6 }),
    shape(
      "M-78-26C-82-70-80-130-66-160C-62-170-52-174-40-175H40C52-174 62-170 66-160C80-130 82-70 78-26C78-20 74-18 70-18H-70C-74-18-78-20-78-26z",
      livery.body,
    ),
    shape("M-80-66H80C80-50 79-36 78-26C78-20 74-18 70-18H-70C-74-18-78-20-78-26C-79-40-80-52-80-66z", livery.sill),
    shape(
      "M-58-102L-52-148C-51-155-47-158-40-158H40C47-158 51-155 52-148L58-102C58-97 56-95 51-95H-51C-56-95-58-97-58-102z",
      livery.glass,
    ),
    shape("M-30-158H2L-24-95H-51C-56-95-58-97-58-102L-54-130z", livery.gleam, { opacity: 0.55 }),
    shape("M-79-92H-66L-68-56H-80zM79-92H66L68-56H80z", "#d8392b"),
    shape("M-80-62C-30-70 30-70 80-62V-52C30-58-30-58-80-52z", livery.stripe),
    shape("M-80-52C-30-58 30-58 80-52V-45C30-50-30-50-80-45z", livery.stripeLow),
    rect(-26, -42, 52, 14, "#f6e9c8", { rx: 2 }),
    rect(-79, -26, 158, 9, livery.trim, { rx: 3 }),
    stroke("M0-95V-46", tone(livery.body, -0.15), 1.4),
    rect(-50, -176, 100, 4, tone(livery.body, -0.1)),
  );
}
