import { accept } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { previewTrip } from "#domain/trip/automatic-preview.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { automaticContract } from "../contract.ts";
import { findPastTrips } from "./views.ts";

const hours = 7 * 24;
/** Beyond these the counts say that there are more. */
const countedAtMost = 5000;

/** The trips of the last seven days under these settings, as far as their times tell. */
export async function previewAutomatic(ctx: Context, { value }: ParsedOf<typeof automaticContract.previewAutomatic>) {
  const [from, to] = [addHours(ctx.now, -hours), ctx.now];
  const past = await findPastTrips(ctx.db, { from, to }, countedAtMost + 1);
  const trips = past.slice(0, countedAtMost).map((trip) => {
    const previewed = previewTrip(trip, value);
    return {
      trip_id: trip.id,
      reference: trip.reference,
      service_name: trip.serviceName,
      pickup_at: trip.pickupAt.toISOString(),
      from: trip.pickupLocation,
      to: trip.destination,
      outcome: previewed.outcome,
      at: previewed.at?.toISOString() ?? null,
      placed_at: trip.placedAt?.toISOString() ?? null,
      waited_for_morning: previewed.waitedForMorning,
      would_alarm: previewed.wouldAlarm,
    };
  });
  return accept({ from: from.toISOString(), to: to.toISOString(), trips, more: past.length - trips.length });
}
