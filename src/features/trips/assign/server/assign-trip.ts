import { reasonsAgainst } from "#domain/compliance/compliance-gate.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { sentTogether } from "#platform/transaction.ts";
import type { TripDone } from "../../contract.ts";
import { lockAssignmentsOf, updateAssignment } from "../../server/assignment-store.ts";
import { blockedBy, checkGate, isInConflict, standingOf } from "../../server/check-gate.ts";
import { giveTrip } from "../../server/give-trip.ts";
import { holdBackTrips } from "../../server/hold-back-trips.ts";
import { lockTripSeen } from "../../server/move-trip.ts";
import { recordOverride } from "../../server/record-override.ts";
import type { assignContract } from "../contract.ts";

export type AssignRequest = ParsedOf<typeof assignContract.assignTrip> & {
  /** Other trips that change crews in the same step. */
  readonly without?: readonly string[];
};
export type AssignRefusal = keyof typeof assignContract.assignTrip.refusals;

/** Assigns a trip to a driver and a vehicle. Objections can be overridden with a reason, if the actor may. */
export async function assignTrip(ctx: Context, input: AssignRequest): Promise<Result<TripDone, AssignRefusal>> {
  const { driver_id: driverId, vehicle_id: vehicleId, override_reason: because } = input;
  // Sent together but executed in this order: the gate reads after the lock is taken.
  const [result, known, checked] = await sentTogether([
    lockTripSeen(ctx, { id: input.trip_id, version: input.version }),
    lockAssignmentsOf(ctx.db, input.trip_id),
    checkGate(ctx, { tripId: input.trip_id, driverId, vehicleId, without: input.without ?? [] }),
  ]);
  if (!result.ok) return result;
  const trip = result.value;

  if (!checked) return refuse("no_such_crew");
  const { reasons, busy } = checked;
  const standing = standingOf(ctx.actor);
  const isAllowed = reasons.length === 0 || (because && reasonsAgainst(reasons, standing).length === 0);
  if (!isAllowed) return refuse("blocked", blockedBy(reasons, standing));

  const overrideReason = reasons.length > 0 ? because : undefined;
  const kept = known.find(
    (one) => one.state === "accepted" && one.driverId === driverId && one.vehicleId === vehicleId,
  );
  if (kept) {
    if (overrideReason) await keepAgainst(ctx, { ...checked, assignmentId: kept.id, because: overrideReason });
    return accept({ trip_id: trip.id, version: trip.version, state: trip.state });
  }
  await holdBackTrips(ctx, "assign", [trip.id]);
  const answer = await giveTrip(ctx, {
    trip,
    known,
    driverId,
    vehicleId,
    busy,
    isInConflict: isInConflict(reasons),
    overrideReason,
  });
  if (!answer.ok) return answer;
  if (overrideReason)
    await recordOverride(ctx, { ...checked, assignmentId: answer.value.assignmentId, because: overrideReason });
  const { id, version, state } = answer.value.trip;
  return accept({ trip_id: id, version, state });
}

/**
 * The current crew keeps the trip despite an objection. Nothing changes for the driver or the customer, so
 * neither gets an email.
 */
async function keepAgainst(ctx: Context, overridden: Parameters<typeof recordOverride>[1]): Promise<void> {
  await updateAssignment(ctx.db, overridden.assignmentId, { overrideReason: overridden.because });
  await recordOverride(ctx, overridden);
}
