import { type Box, mayCross, type Spot } from "./clip-shape.ts";

/** Carriageways beside each other fall on one line of this grid. */
const gridPx = 3;
const snap = (value: number): number => Math.round(value / gridPx) * gridPx;
const isSame = (a: Spot, b: Spot | undefined): boolean => b !== undefined && a[0] === b[0] && a[1] === b[1];

/** Streets as one short SVG path: to a coarse grid, each stretch once, and only what is seen in the box. */
export function streetPath(lines: readonly (readonly Spot[])[], box: Box): string {
  const drawn = new Set<string>();
  const steps: string[] = [];
  let pen: Spot | undefined;
  for (const line of lines) {
    let before: Spot | undefined;
    for (const [x, y] of line) {
      const here: Spot = [snap(x), snap(y)];
      if (before && !isSame(here, before) && mayCross(before, here, box) && isNew(drawn, before, here)) {
        if (!isSame(before, pen)) steps.push(`M${before[0]} ${before[1]}`);
        steps.push(`l${here[0] - before[0]} ${here[1] - before[1]}`);
        pen = here;
      }
      before = here;
    }
  }
  return steps.join("").replaceAll(" -", "-");
}

/** In whichever direction it was drawn before. */
function isNew(drawn: Set<string>, a: Spot, b: Spot): boolean {
  const key = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? `${a} ${b}` : `${b} ${a}`;
  const isFirst = !drawn.has(key);
  drawn.add(key);
  return isFirst;
}
