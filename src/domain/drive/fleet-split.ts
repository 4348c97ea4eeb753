import { type PartSize, partsAtMost } from "./trip-parts.ts";

/** A vehicle that is free for the whole trip. */
export type SplitVehicle = {
  readonly id: string;
  readonly seats: number;
  readonly bags: number;
  /** Our cost of the trip with it; null where our records don’t tell. */
  readonly costCents: number | null;
};

export type FleetSplit<V> = {
  readonly vehicles: readonly V[];
  readonly loads: readonly PartSize[];
  /** Null where the cost of one of them is unknown. */
  readonly costCents: number | null;
  readonly emptySeats: number;
};

/** More proposals than this are no help in choosing. */
const proposalsAtMost = 3;

/**
 * The vehicles of the fleet that would take a group together: the fewest, the cheapest, and those with the fewest empty
 * seats. None where even the largest few don’t take everyone.
 */
export function splitsByFleet<V extends SplitVehicle>(
  party: PartSize,
  vehicles: readonly V[],
): readonly FleetSplit<V>[] {
  const most = Math.min(partsAtMost, party.passengers);
  for (let count = 2; count <= most; count++) {
    const splits = combinations(alike(vehicles), count).flatMap((chosen) => describe(party, chosen));
    if (splits.length > 0) return bestOf(splits);
  }
  return [];
}

/** Vehicles that make no difference to a proposal, the ids in order. */
function alike<V extends SplitVehicle>(vehicles: readonly V[]): readonly (readonly V[])[] {
  const kinds = new Map<string, V[]>();
  for (const vehicle of vehicles) {
    const kind = `${vehicle.seats} ${vehicle.bags} ${vehicle.costCents}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), vehicle]);
  }
  return [...kinds.values()];
}

/** Every choice of so many vehicles: how many of each kind, not which. */
function combinations<V>(kinds: readonly (readonly V[])[], count: number): readonly (readonly V[])[] {
  const [kind, ...others] = kinds;
  if (count === 0) return [[]];
  if (!kind) return [];
  return Array.from({ length: Math.min(count, kind.length) + 1 }, (_, taken) =>
    combinations(others, count - taken).map((rest) => [...kind.slice(0, taken), ...rest]),
  ).flat();
}

function describe<V extends SplitVehicle>(party: PartSize, chosen: readonly V[]): readonly FleetSplit<V>[] {
  const vehicles = chosen.toSorted((a, b) => b.seats - a.seats || (a.id < b.id ? -1 : 1));
  const loads = loadBySeats(party, vehicles);
  if (!loads) return [];
  const isKnown = vehicles.every(({ costCents }) => costCents !== null);
  const costCents = isKnown ? vehicles.reduce((sum, one) => sum + (one.costCents ?? 0), 0) : null;
  return [{ vehicles, loads, costCents, emptySeats: seatsOf(vehicles) - party.passengers }];
}

const seatsOf = (vehicles: readonly Pick<SplitVehicle, "seats">[]): number =>
  vehicles.reduce((sum, { seats }) => sum + seats, 0);

/** The cheapest first, then the one with the fewest empty seats, each once. */
function bestOf<V>(splits: readonly FleetSplit<V>[]): readonly FleetSplit<V>[] {
  const byCost = splits.toSorted((a, b) => costOf(a) - costOf(b) || a.emptySeats - b.emptySeats);
  const bySeats = splits.toSorted((a, b) => a.emptySeats - b.emptySeats || costOf(a) - costOf(b));
  return [...new Set([byCost[0], bySeats[0], ...byCost])].flatMap((one) => one ?? []).slice(0, proposalsAtMost);
}

const costOf = ({ costCents }: Pick<FleetSplit<unknown>, "costCents">): number => costCents ?? Number.MAX_SAFE_INTEGER;

/**
 * Everyone and every bag in one of these vehicles, each about as full as the others and none empty; undefined where they
 * don’t fit.
 */
export function loadBySeats(
  party: PartSize,
  vehicles: readonly Pick<SplitVehicle, "seats" | "bags">[],
): readonly PartSize[] | undefined {
  const passengers = fill(
    party.passengers,
    vehicles.map(({ seats }) => seats),
  );
  const bags = fill(
    party.bags,
    vehicles.map((vehicle) => vehicle.bags),
  );
  if (!passengers || !bags || passengers.some((count) => count === 0)) return undefined;
  return passengers.map((count, at) => ({ passengers: count, bags: bags[at] ?? 0 }));
}

/** One after the other to the emptiest that has room; among equally empty ones, to the first. */
function fill(count: number, room: readonly number[]): readonly number[] | undefined {
  if (room.reduce((sum, one) => sum + one, 0) < count) return undefined;
  const taken = room.map(() => 0);
  for (let left = count; left > 0; left--) {
    const shares = room.map((most, at) => ((taken[at] ?? 0) < most ? (taken[at] ?? 0) / most : 1));
    const emptiest = shares.indexOf(Math.min(...shares));
    taken[emptiest] = (taken[emptiest] ?? 0) + 1;
  }
  return taken;
}
