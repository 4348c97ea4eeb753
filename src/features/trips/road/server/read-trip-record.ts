import { accept } from "#domain/result.ts";
import { brokenAt } from "#domain/road/event-chain.ts";
import { recordLook } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { roadContract } from "../contract.ts";
import { findEvents, hashOf } from "./event-store.ts";
import { findNames } from "./views.ts";

/** A trip’s reports, and whether they still match their seal. They contain positions, so each view is logged. */
export async function readTripRecord(ctx: Context, input: ParsedOf<typeof roadContract.readTripRecord>) {
  const events = await findEvents(ctx.db, input.trip_id);
  const names = await findNames(
    ctx.db,
    events.map(({ actor }) => actor),
  );
  const altered = brokenAt(events, hashOf);
  if (events.some(({ place }) => place))
    await recordLook(ctx, { action: "trip_record.viewed", subject: { kind: "trip", id: input.trip_id } });
  return accept({
    events: events.map(({ id, event, outcome, note, place, ...one }) => ({
      id,
      event,
      outcome,
      note,
      happened_at: one.happenedAt.toISOString(),
      received_at: one.receivedAt.toISOString(),
      clock_behind_s: one.clockBehindS,
      by: names.get(one.actor) ?? null,
      place: place && { latitude: place.latitude, longitude: place.longitude, accuracy_m: place.accuracyM },
      battery_percent: one.batteryPercent,
    })),
    altered_id: altered === undefined ? null : (events[altered]?.id ?? null),
  });
}
