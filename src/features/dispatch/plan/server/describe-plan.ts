import { isSameCrew, type PlanCrew, planDifference } from "#domain/trip/plan-difference.ts";
import { canBeAssigned } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { type Plan, type PlanCrewShown, type PlanHead, type PlannedTripShown, plannedTrip } from "../contract.ts";
import type { PlannedChange } from "./store.ts";
import { findDriverNames, findPlannedTrips, findPlates, type PlanRecord, type TripOfPlan } from "./views.ts";

export const crewIn = (row: {
  readonly driverId: string | null;
  readonly vehicleId: string | null;
}): PlanCrew | null => (row.driverId && row.vehicleId ? { driverId: row.driverId, vehicleId: row.vehicleId } : null);

export const crewOf = ({ driver_id: driverId, vehicle_id: vehicleId }: PlannedChange): PlanCrew | null =>
  crewIn({ driverId, vehicleId });

export const toCheck = ({ trip_id: tripId, driver_id: driverId, vehicle_id: vehicleId, move }: PlannedChange) => ({
  tripId,
  driverId,
  vehicleId,
  pickupAt: move && new Date(move.pickup_at),
});

/** It is over, or would start in the past. */
export const isTooLate = (trip: TripOfPlan, { move }: PlannedChange, now: Date): boolean =>
  !canBeAssigned(trip.state) || (move !== undefined && new Date(move.pickup_at) < now);

/** Whether a change would have any effect on a trip. */
export const isChange = (trip: TripOfPlan, change: PlannedChange): boolean =>
  change.move !== undefined || !isSameCrew(crewIn(trip), crewOf(change));

/** The new time; undefined if it is the trip’s own. */
export const moveOf = ({ pickupAt: start }: TripOfPlan, move: PlannedChange["move"] | null): PlannedChange["move"] =>
  move && new Date(move.pickup_at).getTime() !== start.getTime() ? move : undefined;

export const describeHead = ({ day, changes, updatedAt, ...row }: PlanRecord): PlanHead => ({
  ...row,
  date: day,
  changes: changes.length,
  updated_at: updatedAt.toISOString(),
});

/** A plan’s effects as of now, with conflicts and who would be notified. */
export async function describePlan(ctx: Context, plan: PlanRecord): Promise<Plan> {
  const rows = await findPlannedTrips(
    ctx.db,
    plan.changes.map(({ trip_id: id }) => id),
  );
  const changeOf = new Map(plan.changes.map((change) => [change.trip_id, change]));
  const planned = rows.flatMap((trip) => {
    const change = changeOf.get(trip.id);
    return change ? [{ trip, change, before: crewIn(trip), after: crewOf(change) }] : [];
  });
  const inTime = planned.filter(({ trip, change }) => !isTooLate(trip, change, ctx.now));
  const checked = await ctx.trips.checkCrews(
    ctx,
    inTime.map(({ change }) => toCheck(change)),
  );
  const names = await readNames(ctx, planned);
  const referenceOf = new Map(rows.map(({ id, reference }) => [id, reference]));
  const { drivers, customers } = planDifference(
    inTime.map(({ trip, change, before, after }) => ({
      ...trip,
      tripId: trip.id,
      before,
      after,
      movesTo: change.move ? new Date(change.move.pickup_at) : null,
    })),
    ctx.now,
  );
  const references = (ids: readonly string[]) => ids.flatMap((id) => referenceOf.get(id) ?? []);
  const trips = planned.map((one) => describeTrip(one, { names, checked, now: ctx.now }));
  return {
    ...describeHead(plan),
    trips,
    is_outdated: trips.length < plan.changes.length || trips.some((trip) => trip.is_outdated || trip.is_too_late),
    may_override: checked.every(({ mayOverride }) => mayOverride),
    notified: {
      drivers: drivers.map(({ driverId, gets, loses, changesVehicle, moves }) => ({
        name: names.drivers.get(driverId) ?? "",
        gets: references(gets),
        loses: references(loses),
        changes_vehicle: references(changesVehicle),
        moves: references(moves),
      })),
      customers: references(customers),
    },
  };
}

type Planned = {
  readonly trip: TripOfPlan;
  readonly change: PlannedChange;
  readonly before: PlanCrew | null;
  readonly after: PlanCrew | null;
};
type Names = { readonly drivers: ReadonlyMap<string, string>; readonly plates: ReadonlyMap<string, string> };

async function readNames({ db }: Context, planned: readonly Planned[]): Promise<Names> {
  const crews = planned.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  const drivers = await findDriverNames(db, [...new Set(crews.map(({ driverId }) => driverId))]);
  const plates = await findPlates(db, [...new Set(crews.map(({ vehicleId }) => vehicleId))]);
  return {
    drivers: new Map(drivers.map(({ id, name }) => [id, name])),
    plates: new Map(plates.map(({ id, plate }) => [id, plate])),
  };
}

type CheckedCrew = Awaited<ReturnType<Context["trips"]["checkCrews"]>>[number];
type Known = { readonly names: Names; readonly checked: readonly CheckedCrew[]; readonly now: Date };

function describeTrip({ trip, change, before, after }: Planned, { names, checked, now }: Known): PlannedTripShown {
  const show = (crew: PlanCrew | null): PlanCrewShown | null =>
    crew && {
      driver: { id: crew.driverId, name: names.drivers.get(crew.driverId) ?? "" },
      vehicle: { id: crew.vehicleId, plate: names.plates.get(crew.vehicleId) ?? "" },
    };
  const reasons = !isChange(trip, change) ? [] : (checked.find(({ tripId }) => tripId === trip.id)?.reasons ?? []);
  return toWire(plannedTrip, trip, {
    trip_id: trip.id,
    current: show(before),
    planned: show(after),
    move: change.move ?? null,
    reasons: [...reasons],
    is_outdated: trip.version !== change.version,
    is_too_late: isTooLate(trip, change, now),
  });
}
