import { type DriverTrip, ownTripsContract } from "#features/trips/own/contract.ts";
import { noShowContract } from "#features/trips/road/no-show-contract.ts";
import { asReported, type Outbox, useOutbox, waitingEvents } from "#features/trips/road/ui/use-outbox.ts";
import { waitingContract } from "#features/trips/road/waiting-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { everyMinute } from "./driver-page.tsx";

/** Queries read again after a driver reports or answers something. */
export const tripRefreshes = [
  ownTripsContract.myTrips,
  ownTripsContract.myTrip,
  noShowContract.myNoShow,
  waitingContract.readWait,
];

/** The driver's upcoming trips as reported on this phone, whether or not the server knows yet. */
export function useOwnTrips() {
  const ahead = useCall(ownTripsContract.myTrips, { when: "ahead" }, everyMinute);
  const outbox = useOutbox(tripRefreshes);
  const trips = ahead.data?.trips.map((trip) => asOnPhone(trip, outbox));
  return { ahead, outbox, trips, hasMore: ahead.data?.next != null };
}

/** A trip with this phone’s reports applied. */
export const asOnPhone = (trip: DriverTrip, outbox: Outbox): DriverTrip =>
  withArrival(asReported(trip, outbox), outbox);

/** An arrival not yet sent counts from the moment it was reported. */
function withArrival(trip: DriverTrip, outbox: Outbox): DriverTrip {
  const arrived = waitingEvents(outbox, trip.id).find(({ event }) => event === "arrive");
  return { ...trip, arrived_at: trip.arrived_at ?? arrived?.occurred_at ?? null };
}
