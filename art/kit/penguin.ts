import { tone } from "./colour.ts";
import { circle, shape, stroke, together } from "./svg.ts";

const ink = "#182635";
const white = "#fffaf0";

/** An African penguin facing right, about 150 tall; with open wings it dries itself. */
export function penguin({ openWings = false } = {}) {
  return together(
    shape("M-18-2C-8-8 6-8 14-2L18 2H-20zM4-2C14-8 26-8 32-3L36 2H2z", "#3a3440"),
    shape("M-34-10L-48 0L-24-4z", ink),
    openWings ? shape("M30-96C48-92 64-78 70-60C58-64 44-64 34-70z", tone(ink, 0.06)) : "",
    body(),
    head(),
    openWings
      ? shape("M-28-104C-48-98-66-80-72-58C-58-62-42-66-30-76z", tone(ink, 0.07))
      : shape("M-29-104C-44-88-52-56-46-30C-36-40-26-66-22-92z", tone(ink, 0.08)),
  );
}

/** The white front with its horseshoe band; the spots are every bird's own. */
const body = () =>
  together(
    shape(
      "M-30-6C-46-40-44-88-28-110C-24-116-24-122-22-128C-18-146 0-156 16-150C26-146 30-136 28-126C27-120 28-116 32-110C46-90 50-46 38-18C34-6 26-2 12-1H-16C-24-1-28-2-30-6z",
      ink,
    ),
    shape("M-10-5C-22-36-20-78-8-100C-2-108 18-110 26-102C40-82 43-44 33-19C29-8 22-4 10-3H-4z", white),
    shape("M26-102C40-82 43-44 33-19C29-8 22-4 10-3H4C22-14 28-60 26-102z", "#cdd6d8"),
    stroke("M-8-14C-14-44-10-78 2-88C10-94 20-92 24-84C32-64 34-38 27-16", ink, 5),
    circle(4, -62, 1.4, ink),
    circle(12, -50, 1.4, ink),
    circle(0, -40, 1.2, ink),
    circle(16, -70, 1.2, ink),
  );

const head = () =>
  together(
    shape("M8-148C-10-146-18-130-10-114C-4-104 12-102 22-106C12-108 2-114 2-126C2-136 6-142 14-144z", white),
    shape("M14-140C18-144 26-142 27-136L20-132z", "#f08a8c"),
    circle(18, -131, 3.2, "#0b141d"),
    circle(18.8, -131.8, 1, "#fffaf0"),
    shape("M26-138C36-138 48-134 52-127C50-123 44-123 40-124L27-124z", "#222b36"),
    shape("M36-136L40-136L38-124L33-124z", "#8f979c"),
  );
