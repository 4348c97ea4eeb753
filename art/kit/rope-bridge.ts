import { between, type Point, points, steps } from "./geometry.ts";
import { decimal, polyline, xy } from "./path.ts";
import { rect, shape, stroke, together } from "./svg.ts";

type Rope = (x: number) => number;

/** A rope hanging between two points. */
const rope =
  (from: Point, to: Point, sag: number): Rope =>
  (x) => {
    const share = (x - from[0]) / (to[0] - from[0]);
    return between(from[1], to[1], share) + sag * 4 * share * (1 - share);
  };

const deck = rope([262, 512], [956, 506], 62);
const rail = rope([262, 448], [956, 442], 82);
const farRail = rope([268, 452], [950, 446], 80);
const ink = "#24303a";

const spots = steps(36).map((index) => between(262, 956, index / 35));
const along = (height: Rope) => polyline(spots.map((x): Point => [x, height(x)]));
const hangers = (top: Rope) => spots.map((x) => `M${decimal(x)} ${decimal(top(x))}V${decimal(deck(x))}`).join("");

/** A slice of the deck between two depths below the walkers' feet. */
function planks(from: number, to: number) {
  const back = spots.toReversed().map((x) => `L${xy([x, deck(x) + to])}`);
  return `${along((x) => deck(x) + from)}${back.join("")}z`;
}

/** The suspension bridge over a gorge, from x 262 to 956; it is told its deck's height to set the walkers on it. */
export const ropeBridge = (walkersOn: (deck: Rope) => string[]) =>
  together(
    stroke(along(farRail), "#3a3a3a", 2, { opacity: 0.55 }),
    stroke(hangers(farRail), "#3a3a3a", 1.2, { opacity: 0.5 }),
    ...walkersOn(deck),
    shape(planks(0, 9), "#b98a5c"),
    shape(planks(6, 11), "#6d4a3c"),
    stroke(hangers(rail), ink, 1.6),
    stroke(along(rail), ink, 3.4),
    stroke(
      along((x) => (rail(x) + deck(x)) / 2),
      ink,
      1.2,
      { opacity: 0.7 },
    ),
    ...points("258,516 960,510").map(([x, y]) => pylon(x, y)),
  );

const pylon = (x: number, y: number) =>
  together(
    rect(x - 7, y - 92, 6, 96, "#4b3a38"),
    rect(x + 7, y - 92, 6, 96, "#3a2c30"),
    rect(x - 12, y - 78, 30, 6, "#6d4a3c"),
    shape(`M${x - 26} ${y}h60v12h-60z`, "#8d6a52"),
  );
