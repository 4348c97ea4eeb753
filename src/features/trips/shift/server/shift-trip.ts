import { reasonsAgainst } from "#domain/compliance/compliance-gate.ts";
import { mayDoWith } from "#domain/drive/trip-actions.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { nextVersion } from "#platform/edit-record.ts";
import type { TripDone } from "../../contract.ts";
import { isAlreadyTaken, lockAssignmentsOf, runApart } from "../../server/assignment-store.ts";
import { extrasAgainst, recordOversold, wantExtra } from "../../server/check-extras.ts";
import { blockedBy, type Checked, checkGate, type Standing, standingOf } from "../../server/check-gate.ts";
import { forgetFlight } from "../../server/forget-flight.ts";
import { lockDriveSeen } from "../../server/lock-drive.ts";
import { editTrip } from "../../server/move-trip.ts";
import { recordOverride } from "../../server/record-override.ts";
import { shiftTimes } from "../../server/shift-store.ts";
import { actionable, type TripRow } from "../../server/store.ts";
import { tellShift } from "../../server/tell-shift.ts";
import type { shiftContract } from "../contract.ts";

export type ShiftRequest = ParsedOf<typeof shiftContract.shiftTrip> & {
  /** A late landing can’t be refused: the pickup moves, and conflicts show on the board. */
  readonly isFlight?: boolean;
};
export type ShiftRefusal = keyof typeof shiftContract.shiftTrip.refusals;

/**
 * Moves a pickup in all vehicles of the leg, with everything that depends on its time. The booking follows by
 * event.
 */
export async function shiftTrip(ctx: Context, input: ShiftRequest): Promise<Result<TripDone, ShiftRefusal>> {
  const result = await lockDriveSeen(ctx, { id: input.trip_id, version: input.version });
  if (!result.ok) return result;
  const { trip, drive } = result.value;
  const start = new Date(input.pickup_at);
  if (!drive.parts.includes(trip) || !drive.parts.every((part) => mayDoWith("move", actionable(part), ctx.now)))
    return refuse("not_possible");
  if (start < ctx.now) return refuse("in_the_past");
  const minutes = Math.round((start.getTime() - trip.pickupAt.getTime()) / 60_000);
  if (minutes === 0) return accept({ trip_id: trip.id, version: trip.version, state: trip.state });

  const crews = input.isFlight ? [] : await checkCrews(ctx, drive.parts, minutes);
  const extra = (await extrasAgainst(ctx, [{ tripId: trip.id, pickupAt: start }])).get(trip.id);
  const reasons = [...crews.flatMap((crew) => crew.reasons), ...(extra && !input.isFlight ? [extra] : [])];
  const standing = standingOf(ctx.actor);
  if (!mayMove(reasons, standing, input.override_reason)) return refuse("blocked", blockedBy(reasons, standing));

  const because = input.isFlight ? input.reason : input.override_reason;
  for (const part of drive.parts) {
    if (!(await moveTimes(ctx, part, minutes, because))) return refuse("taken");
    const plannedEnd = addMinutes(part.plannedEnd, minutes);
    await editTrip(ctx, part, { pickupAt: start, plannedEnd });
  }
  if (!input.isFlight) await forgetFlight(ctx, drive.first, { pickupAt: start });
  for (const crew of crews) if (because && crew.reasons.length > 0) await recordOverride(ctx, { ...crew, because });
  if (extra && input.isFlight) await wantExtra(ctx, { tripId: trip.id, reason: extra });
  else if (extra && because) await recordOversold(ctx, { tripId: trip.id, reason: extra, because });
  await tellShift(ctx, drive.first, { ...input, pickupAt: start });
  return accept({ trip_id: trip.id, version: nextVersion(trip), state: trip.state });
}

/** The gate’s verdict on all crews at the new time. */
async function checkCrews(ctx: Context, parts: readonly TripRow[], minutesLater: number) {
  const crews: NonNullable<Awaited<ReturnType<typeof checkCrew>>>[] = [];
  for (const part of parts) {
    const checked = await checkCrew(ctx, part, minutesLater);
    if (checked) crews.push(checked);
  }
  return crews;
}

/** The verdict for one vehicle; undefined if it has no driver yet. */
async function checkCrew(ctx: Context, trip: TripRow, minutesLater: number) {
  const rows = await lockAssignmentsOf(ctx.db, trip.id);
  const own = rows.find(({ state }) => state === "accepted" || state === "active");
  if (!own?.driverId || !own.vehicleId) return undefined;
  const { id: assignmentId, driverId, vehicleId } = own;
  const checked = await checkGate(ctx, { tripId: trip.id, driverId, vehicleId, without: [trip.id], minutesLater });
  return checked && { ...checked, assignmentId };
}

const mayMove = (reasons: Checked["reasons"], standing: Standing, because: string | undefined): boolean =>
  reasons.length === 0 || (because !== undefined && reasonsAgainst(reasons, standing).length === 0);

/** Moves the time blocked for the driver and the vehicle. False if one of them has another trip then. */
async function moveTimes(ctx: Context, trip: TripRow, minutes: number, because?: string): Promise<boolean> {
  const move = (overrideReason?: string) =>
    runApart(
      ctx.db,
      () =>
        shiftTimes(ctx.db, trip, minutes, overrideReason).then(
          () => true,
          (error: unknown) => {
            if (isAlreadyTaken(error)) return false;
            throw error;
          },
        ),
      (isDone) => isDone,
    );
  return (await move()) || (because !== undefined && (await move(because)));
}
