import { nameOfActor } from "#domain/account/roles.ts";
import { mayDoWith } from "#domain/drive/trip-actions.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { TripDone } from "../../contract.ts";
import { lockTripSeen, moveTrip } from "../../server/move-trip.ts";
import { actionable } from "../../server/store.ts";
import type { roadDeskContract } from "../desk-contract.ts";
import { appendEvent } from "./event-store.ts";

type Refusal = keyof typeof roadDeskContract.verifyTrip.refusals;

/** A trip’s end is an event in its record at the time it happened, because hours and pay depend on it. */
const endings = { completed: "dropoff", interrupted: "break_off", no_show: null } as const;

/** Our team has asked the driver: the outcome is known now, and the booking follows. */
export async function verifyTrip(
  ctx: Context,
  input: ParsedOf<typeof roadDeskContract.verifyTrip>,
): Promise<Result<TripDone, Refusal>> {
  const { trip_id: id, version, outcome, reason, ended_at } = input;
  const result = await lockTripSeen(ctx, { id, version });
  if (!result.ok) return result;
  const trip = result.value;
  if (!mayDoWith("verify", actionable(trip), ctx.now)) return refuse("not_possible", { state: trip.state });
  const named = ended_at ? new Date(ended_at) : null;
  if (named && (named <= trip.pickupAt || named > ctx.now)) return refuse("impossible_end");
  const endedAt = named ?? (trip.plannedEnd < ctx.now ? trip.plannedEnd : ctx.now);

  const event = endings[outcome];
  if (event)
    await appendEvent(ctx.db, {
      id: ctx.newId(),
      tripId: id,
      event,
      occurredAt: endedAt,
      happenedAt: endedAt,
      receivedAt: ctx.now,
      clockBehindS: 0,
      actor: nameOfActor(ctx.actor),
      place: null,
      batteryPercent: null,
      outcome: "moved",
      note: reason,
    });
  const moved = await moveTrip(ctx, { id, to: outcome, reason });
  if (!moved.ok) return moved;
  return accept({ trip_id: id, version: moved.value.version, state: moved.value.state });
}
