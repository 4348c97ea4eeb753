import type { Model } from "./model.ts";

/**
 * Sets the longest time aboard of each ride and takes from the windows of its stops the times that its other stop rules
 * out. The narrower they are, the more insertions are refused at once.
 */
export function tightenWindows(model: Model): void {
  for (const [ride, { longestRide, longestDetour }] of model.problem.rides.entries()) {
    const dropOff = model.dropOffOf[ride] ?? -1;
    if (dropOff < 0) continue;
    const direct = model.minutes[ride * model.nodes + dropOff] ?? 0;
    const longest = Math.min(
      longestRide ?? Number.POSITIVE_INFINITY,
      longestDetour === undefined ? Number.POSITIVE_INFINITY : direct + longestDetour,
    );
    model.longestRide[ride] = longest;
    tightenPair(model, ride, dropOff, direct, longest);
  }
}

function tightenPair(model: Model, pickup: number, dropOff: number, direct: number, longest: number): void {
  const { earliest, latest, service } = model;
  const boarding = service[pickup] ?? 0;
  earliest[dropOff] = Math.max(earliest[dropOff] ?? 0, (earliest[pickup] ?? 0) + boarding + direct);
  latest[dropOff] = Math.min(latest[dropOff] ?? 0, (latest[pickup] ?? 0) + boarding + longest);
  latest[pickup] = Math.min(latest[pickup] ?? 0, (latest[dropOff] ?? 0) - direct - boarding);
  earliest[pickup] = Math.max(earliest[pickup] ?? 0, (earliest[dropOff] ?? 0) - longest - boarding);
}
