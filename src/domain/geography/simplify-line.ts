type Point = readonly [x: number, y: number];

/** A line without the points that barely affect its shape (Douglas and Peucker). */
export function simplifyLine<P extends Point>(line: readonly P[], tolerance: number): P[] {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part;
    const farthest = farthestBetween(line, first, last);
    if (!farthest || farthest.off <= tolerance) continue;
    kept.add(farthest.at);
    open.push([first, farthest.at], [farthest.at, last]);
  }
  return line.filter((_, at) => kept.has(at));
}

function farthestBetween(line: readonly Point[], first: number, last: number) {
  const [start, end] = [line[first], line[last]];
  if (!start || !end) return undefined;
  let farthest: { at: number; off: number } | undefined;
  for (let at = first + 1; at < last; at++) {
    const point = line[at];
    const off = point ? distanceTo(point, start, end) : 0;
    if (!farthest || off > farthest.off) farthest = { at, off };
  }
  return farthest;
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}
