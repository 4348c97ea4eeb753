import { reasonsAgainst } from "#domain/compliance/compliance-gate.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { canBeGiven } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import { giveTogether, type TripToGive } from "../../assign/server/give-together.ts";
import type { TripDone } from "../../contract.ts";
import { type Checked, standingOf } from "../../gate/server/check-gate.ts";
import type { PlannedCrew } from "../../gate/server/try-plan.ts";
import { freeTrip } from "../../server/free-trip.ts";
import { lockTripSeen, moveTrip } from "../../server/move-trip.ts";
import type { TripRow } from "../../server/store.ts";
import { askForPlan } from "./check-crews.ts";

type Asked = {
  readonly crews: readonly (PlannedCrew & { readonly version: number })[];
  readonly because: string | undefined;
  readonly reason: string;
};
type Refusal = "trips_changed" | "blocked" | "not_possible" | "taken" | "no_such_crew";

/** Gives and frees all trips of a plan, or none of them. The gate is asked for each as they will all be. */
export async function applyCrews(ctx: Context, asked: Asked): Promise<Result<readonly TripDone[], Refusal>> {
  const { crews, because, reason } = asked;
  const locked = await lockAll(ctx, crews);
  if (!locked.ok) return locked;
  const trips = locked.value;
  const stuck = [...trips.values()].filter(({ state }) => !canBeGiven(state));
  if (stuck.length > 0) return refuse("not_possible", { trip_ids: stuck.map(({ id }) => id) });

  const checked = await askForPlan(ctx, crews);
  const given = givenBy(crews, trips, checked);
  if (!given.ok) return given;
  const standing = standingOf(ctx.actor);
  const blocked = given.value.filter(
    ({ reasons }) => reasons.length > 0 && !(because && reasonsAgainst(reasons, standing).length === 0),
  );
  if (blocked.length > 0) return refuse("blocked", { trip_ids: blocked.map(({ trip }) => trip.id) });

  const freed: TripDone[] = [];
  for (const { tripId, driverId } of crews) {
    const trip = trips.get(tripId);
    if (driverId || !trip) continue;
    const done = await unassign(ctx, trip, reason);
    if (!done.ok) return done;
    freed.push(done.value);
  }
  const together = await giveTogether(ctx, given.value, { reason, because });
  return together.ok ? accept([...freed, ...together.value]) : together;
}

/** In the order of their ids, so that two who change the same trips never wait for each other. */
async function lockAll(ctx: Context, crews: Asked["crews"]) {
  const trips = new Map<string, TripRow>();
  const changed: string[] = [];
  for (const { tripId: id, version } of crews.toSorted((a, b) => (a.tripId < b.tripId ? -1 : 1))) {
    const found = await lockTripSeen(ctx, { id, version });
    if (found.ok) trips.set(id, found.value);
    else changed.push(id);
  }
  return changed.length > 0 ? refuse("trips_changed", { trip_ids: changed }) : accept(trips);
}

function givenBy(
  crews: Asked["crews"],
  trips: ReadonlyMap<string, TripRow>,
  checked: ReadonlyMap<string, Checked>,
): Result<readonly TripToGive[], "no_such_crew"> {
  const given: TripToGive[] = [];
  for (const { tripId, driverId, vehicleId } of crews) {
    if (!driverId || !vehicleId) continue;
    const [trip, gate] = [trips.get(tripId), checked.get(tripId)];
    if (!trip || !gate) return refuse("no_such_crew", { trip_ids: [tripId] });
    given.push({ ...gate, trip, driverId, vehicleId });
  }
  return accept(given);
}

async function unassign(ctx: Context, trip: TripRow, reason: string): Promise<Result<TripDone, "not_possible">> {
  const { id, bookingId } = trip;
  const moved = await moveTrip(ctx, { id, to: "unassigned", reason });
  if (!moved.ok) return refuse("not_possible", { trip_ids: [id] });
  await freeTrip(ctx, { id, bookingId, reason });
  return accept({ trip_id: id, version: moved.value.version, state: moved.value.state });
}
