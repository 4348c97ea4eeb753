import { reasonsAgainst } from "#domain/compliance/compliance-gate.ts";
import type { GateReason } from "#domain/compliance/gate-input.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { isSameCrew, type PlanCrew } from "#domain/trip/plan-difference.ts";
import { canBeAssigned } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import type { TripDone } from "../../contract.ts";
import { lockAssignmentsOf } from "../../server/assignment-store.ts";
import { extrasAgainst, recordOversold } from "../../server/check-extras.ts";
import { type Checked, standingOf } from "../../server/check-gate.ts";
import { freeTrip } from "../../server/free-trip.ts";
import { holdBackTrips } from "../../server/hold-back-trips.ts";
import { lockTripSeen, moveTrip } from "../../server/move-trip.ts";
import { recordOverride } from "../../server/record-override.ts";
import { isPart, type TripRow } from "../../server/store.ts";
import { minutesInPlan, type PlannedCrew } from "../../server/try-plan.ts";
import { askForPlan } from "./check-crews.ts";
import { giveTogether, type TripToGive } from "./give-together.ts";
import { liftPickups, type PickupToMove, setDownPickups } from "./move-pickups.ts";

type Change = PlannedCrew & { readonly version: number; readonly moveReason?: string | undefined };
type Input = {
  readonly crews: readonly Change[];
  readonly because: string | undefined;
  readonly reason: string;
  /** Part of an action that is held back as a whole. */
  readonly isHeld?: boolean;
};
type Refusal = "trips_changed" | "blocked" | "not_possible" | "taken" | "no_such_crew";

/** A change with its locked trip, the current crew and the gate’s verdict. */
type Planned = {
  readonly change: Change;
  readonly trip: TripRow;
  readonly has: (PlanCrew & { readonly assignmentId: string }) | null;
  /** Undefined if no one would drive it. */
  readonly gate: Checked | undefined;
  /** An extra of which too few are left at the new time. */
  readonly extra: GateReason | undefined;
  readonly keepsCrew: boolean;
};

/** Assigns, releases and moves all trips of a plan, or none. The gate checks each against the whole plan. */
export async function applyCrews(ctx: Context, input: Input): Promise<Result<readonly TripDone[], Refusal>> {
  const { because, reason, isHeld = false } = input;
  const locked = await lockAll(ctx, input.crews);
  if (!locked.ok) return locked;
  const planned = await readPlanned(ctx, input.crews, locked.value);
  const refusal = refusalOf(ctx, planned, because);
  if (refusal) return refusal;

  if (!isHeld)
    await holdBackTrips(
      ctx,
      "plan",
      planned.map(({ trip }) => trip.id),
    );
  const moves = planned.flatMap((one) => moveIn(one));
  const moved = new Map((await liftPickups(ctx, moves)).map((trip) => [trip.id, trip]));
  const freed: TripDone[] = [];
  for (const { trip, keepsCrew, change } of planned) {
    if (keepsCrew || change.driverId) continue;
    const done = await unassign(ctx, trip, reason);
    if (!done.ok) return done;
    freed.push(done.value);
  }
  const toGive = planned.flatMap((one) => assignmentsIn(one, moved.get(one.trip.id)));
  const result = await giveTogether(ctx, toGive, { reason, because });
  if (!result.ok) return result;
  const settled = await setDownPickups(ctx, moves, because);
  if (!settled.ok) return settled;
  await recordKept(ctx, planned, because);
  const kept = planned.flatMap(({ keepsCrew, trip }) => (keepsCrew ? doneOf(moved.get(trip.id) ?? trip) : []));
  return accept([...freed, ...result.value, ...kept]);
}

/** Locked in the order of their ids, so that two changes of the same trips cannot deadlock. */
async function lockAll(ctx: Context, crews: Input["crews"]) {
  const trips = new Map<string, TripRow>();
  const changed: string[] = [];
  for (const { tripId: id, version } of crews.toSorted((a, b) => (a.tripId < b.tripId ? -1 : 1))) {
    const trip = await lockTripSeen(ctx, { id, version });
    if (trip.ok) trips.set(id, trip.value);
    else changed.push(id);
  }
  return changed.length > 0 ? refuse("trips_changed", { trip_ids: changed }) : accept(trips);
}

async function readPlanned(ctx: Context, crews: Input["crews"], trips: ReadonlyMap<string, TripRow>) {
  const checked = await askForPlan(ctx, crews);
  const extras = await extrasAgainst(ctx, crews);
  const planned: Planned[] = [];
  for (const change of crews) {
    const trip = trips.get(change.tripId);
    if (!trip) continue;
    const rows = await lockAssignmentsOf(ctx.db, trip.id);
    const own = rows.find(({ state }) => state === "accepted" || state === "active");
    const has = own ? crewOf({ ...own, assignmentId: own.id }) : null;
    const keepsCrew = isSameCrew(has, crewOf(change));
    planned.push({ change, trip, has, keepsCrew, gate: checked.get(trip.id), extra: extras.get(trip.id) });
  }
  return planned;
}

function crewOf<T extends { readonly driverId: string | null; readonly vehicleId: string | null }>(row: T) {
  const { driverId, vehicleId } = row;
  return driverId && vehicleId ? { ...row, driverId, vehicleId } : null;
}

function refusalOf(ctx: Context, planned: readonly Planned[], because: string | undefined) {
  const idsWhere = (isMeant: (one: Planned) => boolean) => planned.filter(isMeant).map(({ trip }) => trip.id);
  const standing = standingOf(ctx.actor);
  const stuck = idsWhere(({ trip, change: { pickupAt } }) => {
    const canMove = pickupAt === undefined || (pickupAt >= ctx.now && !isPart(trip));
    return !canBeAssigned(trip.state) || !canMove;
  });
  if (stuck.length > 0) return refuse("not_possible", { trip_ids: stuck });
  const unknown = idsWhere(({ change, gate }) => change.driverId !== null && !gate);
  if (unknown.length > 0) return refuse("no_such_crew", { trip_ids: unknown });
  const blocked = idsWhere(({ gate, extra }) => {
    const reasons = [...(gate?.reasons ?? []), ...(extra ? [extra] : [])];
    return reasons.length > 0 && !(because && reasonsAgainst(reasons, standing).length === 0);
  });
  return blocked.length > 0 ? refuse("blocked", { trip_ids: blocked }) : undefined;
}

function moveIn({ change, trip, keepsCrew, gate }: Planned): readonly PickupToMove[] {
  const { pickupAt: start, moveReason: reason = "" } = change;
  const minutes = minutesInPlan([change], { id: trip.id, pickupAt: trip.pickupAt });
  if (!start || minutes === 0) return [];
  const isAssigned = !keepsCrew && change.driverId !== null;
  return [{ trip, pickupAt: start, minutes, reason, isAssigned, isOverridden: (gate?.reasons.length ?? 0) > 0 }];
}

function assignmentsIn({ change, trip, keepsCrew, gate }: Planned, moved: TripRow | undefined): readonly TripToGive[] {
  const crew = crewOf(change);
  return crew && gate && !keepsCrew ? [{ ...gate, ...crew, trip: moved ?? trip }] : [];
}

async function unassign(ctx: Context, trip: TripRow, reason: string): Promise<Result<TripDone, "not_possible">> {
  const { id, bookingId } = trip;
  const moved = await moveTrip(ctx, { id, to: "unassigned", reason });
  if (!moved.ok) return refuse("not_possible", { trip_ids: [id] });
  await freeTrip(ctx, { id, bookingId, reason });
  return accept(doneOf(moved.value));
}

/**
 * Objections to the new time of a trip, and to a crew that keeps it. Those to a newly assigned crew are recorded with the
 * assignment.
 */
async function recordKept(ctx: Context, planned: readonly Planned[], because: string | undefined): Promise<void> {
  if (!because) return;
  for (const { keepsCrew, has, gate, extra, trip } of planned) {
    if (keepsCrew && has && gate && gate.reasons.length > 0)
      await recordOverride(ctx, { ...gate, assignmentId: has.assignmentId, because });
    if (extra) await recordOversold(ctx, { tripId: trip.id, reason: extra, because });
  }
}

const doneOf = ({ id, version, state }: TripRow): TripDone => ({ trip_id: id, version, state });
