import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { happenedAt } from "#domain/road/event-clock.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { sosContract } from "../contract.ts";
import { describeOwn } from "./describe-alarm.ts";
import { alarmMover } from "./move-alarm.ts";
import { insertAlarm, insertPlace, lockAlarm } from "./store.ts";
import { findAlarm, findOwnDriver, findTripOnHand } from "./views.ts";

/**
 * A driver is in danger. Accepted from any of our drivers, on duty or not, suspended or not, and however
 * late: the reader decides what it means.
 */
export async function raiseSos(ctx: Context, input: ParsedOf<typeof sosContract.raiseSos>) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  if (!driver) return refuse("not_found");
  const sentAt = new Date(input.sent_at);
  const raisedAt = happenedAt({ occurredAt: new Date(input.raised_at), sentAt }, ctx.now);
  const trip = await findTripOnHand(ctx.db, driver.id, raisedAt);

  const isNew = await insertAlarm(ctx.db, {
    id: input.key,
    driverId: driver.id,
    tripId: trip?.id ?? null,
    vehicleId: trip?.vehicleId ?? null,
    state: "open",
    isSilent: input.is_silent,
    raisedAt,
    receivedAt: ctx.now,
    updatedAt: ctx.now,
    batteryPercent: input.battery_percent,
  });
  const row = await lockAlarm(ctx.db, input.key);
  if (!row || row.driverId !== driver.id) return refuse("not_found");
  if (input.place) await insertPlace(ctx.db, { alarmId: row.id, takenAt: raisedAt, ...placeOf(input.place) });

  if (isNew) {
    await alarmMover.record(ctx, { id: row.id, from: null, to: "open" });
    await recordAudit(ctx, { action: "sos.raised", subject: { kind: "sos_alarm", id: row.id } });
    await ctx.emit({ type: "sos.raised", alarmId: row.id });
  }
  return accept(describeOwn(row, (await findAlarm(ctx.db, row.id))?.takenBy ?? null));
}

type SentPlace = NonNullable<ParsedOf<typeof sosContract.raiseSos>["place"]>;

export const placeOf = ({ latitude, longitude, accuracy_m }: SentPlace) => ({
  latitude,
  longitude,
  accuracyM: accuracy_m,
});
