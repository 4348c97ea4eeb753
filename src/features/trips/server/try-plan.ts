import { addMinutes } from "#domain/time/local-time.ts";
import { type GateFacts, legOf, type TripAtGate } from "./describe-gate.ts";

/** The crew a trip would have; both null if it would have none. */
export type PlannedCrew = {
  readonly tripId: string;
  readonly driverId: string | null;
  readonly vehicleId: string | null;
  /** The start in the plan; left out if it stays the same. */
  readonly pickupAt?: Date | undefined;
};

/** How many minutes later a trip starts in the plan. */
export function minutesInPlan(
  planned: readonly PlannedCrew[],
  { id, pickupAt: start }: { id: string; pickupAt: Date },
): number {
  const pickupAt = planned.find(({ tripId }) => tripId === id)?.pickupAt;
  return pickupAt ? Math.round((pickupAt.getTime() - start.getTime()) / 60_000) : 0;
}

/** The data as if the plan were real: released drivers are free, assigned drivers are busy. */
export function tryPlan(facts: GateFacts, trips: readonly TripAtGate[], planned: readonly PlannedCrew[]): GateFacts {
  if (planned.length === 0) return facts;
  const tried = planned.flatMap((crew) => {
    const trip = trips.find(({ id }) => id === crew.tripId);
    return trip ? [{ ...crew, trip }] : [];
  });
  const ids = new Set(tried.map(({ tripId }) => tripId));
  const changing = new Map(tried.map(({ trip, vehicleId }) => [legOf(trip), vehicleId]));
  // A trip keeps its sold vehicle until another one replaces it.
  const leaves = (taken: GateFacts["taken"][number]) => {
    if (taken.kind !== "vehicle_taken") return false;
    if (taken.tripId !== null) return ids.has(taken.tripId);
    return changing.has(legOf(taken)) && (!taken.isSold || changing.get(legOf(taken)) !== null);
  };
  const movedBy = new Map(tried.map(({ trip }) => [legOf(trip), trip.movedBy]));
  const atItsTime = (taken: GateFacts["taken"][number]) => {
    const minutes = taken.tripId === null ? (movedBy.get(legOf(taken)) ?? 0) : 0;
    return minutes === 0
      ? taken
      : { ...taken, from: addMinutes(taken.from, minutes), to: addMinutes(taken.to, minutes) };
  };
  return {
    ...facts,
    work: [
      ...facts.work.filter(({ tripId }) => !ids.has(tripId)),
      ...tried.filter(({ driverId }) => driverId !== null).map(asWork),
    ],
    taken: [
      ...facts.taken.filter((taken) => !leaves(taken)).map(atItsTime),
      ...tried.flatMap(({ vehicleId, ...one }) => (vehicleId === null ? [] : [asTaken({ ...one, vehicleId })])),
    ],
  };
}

type Tried = PlannedCrew & { readonly trip: TripAtGate };

const asWork = ({ trip, driverId, vehicleId }: Tried): GateFacts["work"][number] => ({
  ...trip,
  tripId: trip.id,
  driverId,
  vehicleId,
  state: "accepted",
  takenFrom: trip.busy.from,
  takenTo: trip.busy.to,
});

const asTaken = ({ trip, vehicleId }: Tried & { readonly vehicleId: string }): GateFacts["taken"][number] => ({
  ...trip.busy,
  kind: "vehicle_taken",
  ownerId: vehicleId,
  bookingId: trip.bookingId,
  leg: trip.leg,
  isSold: false,
  tripId: trip.id,
});
