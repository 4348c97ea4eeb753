import type { RoutingProblem } from "./routing-problem.ts";
import { RoutingProblemError } from "./routing-problem-error.ts";

/** Rides that are planned as one: those that travel together, and every other ride by itself. */
export function partiesOf({ rides, together = [] }: RoutingProblem) {
  const rideAt = new Map(rides.map(({ id }, at) => [id, at]));
  const partyOf = new Int32Array(rides.length).fill(-1);
  const parties: number[][] = [];
  for (const list of together) {
    const party = list.map((id) => {
      const ride = rideAt.get(id);
      if (ride === undefined) throw new RoutingProblemError(`Ride ${id}, which is to travel with others, is unknown`);
      if (partyOf[ride] !== -1)
        throw new RoutingProblemError(`Ride ${id} is in two lists of rides that travel together`);
      partyOf[ride] = parties.length;
      return ride;
    });
    if (party.length > 0) parties.push(party);
  }
  for (const ride of rides.keys()) {
    if (partyOf[ride] !== -1) continue;
    partyOf[ride] = parties.length;
    parties.push([ride]);
  }
  return { parties: parties as readonly (readonly number[])[], partyOf };
}

/** The groups of `apart` by number: each ride’s group, or -1, and for each group those that it keeps apart from. */
export function groupsOf({ rides, apart = [] }: RoutingProblem) {
  const names = [...new Set(apart.flat())];
  const apartFrom = names.map((name) =>
    names.flatMap((other, at) =>
      apart.some(([a, b]) => (a === name && b === other) || (a === other && b === name)) ? [at] : [],
    ),
  );
  return { groupOf: Int32Array.from(rides, ({ group }) => (group ? names.indexOf(group) : -1)), apartFrom };
}
