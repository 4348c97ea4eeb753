import { tone } from "./colour.ts";
import { rect, shape, stroke, together } from "./svg.ts";
import { darkLivery, type Livery, shadow, wheel } from "./vehicle-parts.ts";

/** An executive sedan. */
export function sedan(repaint: Partial<Livery> = {}) {
  const livery = { ...darkLivery, ...repaint };
  return together(
    shadow(262),
    shape(
      "M-254-50C-256-74-252-92-242-100C-226-106-206-108-190-109C-158-134-112-149-50-151C8-153 50-142 102-110C150-107 206-100 236-90C248-85 254-74 255-58C256-44 255-34 250-30C246-27 240-26 234-26H-240C-250-27-253-36-254-50z",
      livery.body,
    ),
    shape(
      "M-254-66C-140-58 120-58 255-62C256-44 255-34 250-30C246-27 240-26 234-26H-240C-250-27-256-40-254-66z",
      livery.sill,
    ),
    shape("M-240-84C-120-91 100-93 238-84C120-86-120-82-240-84z", "#fff", { opacity: 0.35 }),
    shape("M-120-48C-40-56 40-56 116-50L112-44C40-48-40-48-116-42z", "#fff", { opacity: 0.12 }),
    stroke(
      "M-242-99C-226-105-206-107-190-108C-158-133-112-148-50-150C8-152 50-141 102-109C150-106 206-99 236-89",
      "#fff",
      2.6,
      { opacity: 0.5 },
    ),
    shape("M-168-109C-138-131-104-142-52-143C0-144 40-136 82-110z", livery.glass),
    shape(
      "M-112-133C-98-138-84-141-70-142L-96-109H-134zM4-141L34-135L8-110H-12zM52-128L60-124L54-110H44z",
      livery.gleam,
      { opacity: 0.75 },
    ),
    stroke("M-168-108.5C-138-131-104-143-52-144C0-145 40-137 83-109.5z", livery.trim, 2.4),
    stroke("M-38-143L-34-110M-126-130L-118-109", livery.body, 5),
    stroke("M-34-109L-30-38M98-106C106-84 104-60 112-48M-150-106C-142-90-140-76-114-44", tone(livery.body, 0.17), 1.4),
    rect(-66, -96, 24, 4, livery.trim, { rx: 2 }),
    rect(50, -96, 24, 4, livery.trim, { rx: 2 }),
    stroke("M-196-37H-108M126-37H-104", tone(livery.body, 0.12), 1.6),
    shape("M212-94C230-91 246-86 251-76L226-80C219-83 214-88 212-94z", livery.lamp),
    shape("M251-72L256-70V-48H248z", livery.trim),
    shape("M-254-84C-253-92-250-97-244-99L-212-101L-215-93C-230-88-242-85-254-84z", "#e0402f"),
    shape("M72-118C82-123 94-121 94-114L90-107H76z", livery.body),
    shape("M-252-40H255C254-30 246-26 234-26H-240C-248-27-251-32-252-40z", "#070f19"),
    shape("M-196-26A46 46 0 0 1-104-26zM122-26A46 46 0 0 1 214-26z", "#060d16"),
    wheel(livery, { x: -150, radius: 39, spokes: 10 }),
    wheel(livery, { x: 168, radius: 39, spokes: 10 }),
  );
}
