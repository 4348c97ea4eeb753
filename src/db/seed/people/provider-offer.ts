import { addHours } from "#domain/time/local-time.ts";
import { random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";
import { type Dispatched, payoutOf } from "../trips.ts";

const daysAhead = 7;
/** The equipment of every vehicle of the provider. */
const passengersAtMost = 3;

/** One trip that no one drives yet is offered to the provider, who then has something to answer. */
export function withPoolOffer(all: readonly Dispatched[], providerId: string, clock: SeedClock): Dispatched[] {
  const from = clock.at(daysAhead, 0);
  const [chosen] = all
    .filter(({ trip }) => trip.state === "unassigned" && trip.pickupAt >= from && trip.passengers <= passengersAtMost)
    .toSorted((a, b) => a.trip.pickupAt.getTime() - b.trip.pickupAt.getTime());
  return all.map((one) => (one === chosen ? offeredTo(one, providerId, clock) : one));
}

function offeredTo({ trip, hold }: Dispatched, providerId: string, { today }: SeedClock): Dispatched {
  const offeredAt = new Date(Math.max(trip.createdAt.getTime(), today.getTime()));
  const busy = `["${addHours(trip.pickupAt, -0.5).toISOString()}","${addHours(trip.plannedEnd, 0.5).toISOString()}")`;
  return {
    trip: { ...trip, state: "offered", version: 2 },
    hold,
    assignment: {
      id: random("pool offer").id(offeredAt),
      tripId: trip.id,
      providerId,
      state: "offered",
      mode: "pool",
      offeredAt,
      createdAt: offeredAt,
      busy,
      payoutCents: payoutOf(trip),
    },
  };
}
