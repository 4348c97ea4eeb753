import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { sosContract } from "../contract.ts";
import { describeOwn } from "./describe-alarm.ts";
import { placeOf } from "./raise-sos.ts";
import { insertPlace } from "./store.ts";
import { findAlarm, findOwnDriver } from "./views.ts";

/** Where the driver is now, for as long as the alarm is open. A place from a clock that is ahead is one of now. */
export async function followMySos(ctx: Context, asked: ParsedOf<typeof sosContract.followMySos>) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  const found = await findAlarm(ctx.db, asked.key);
  if (!driver || found?.alarm.driverId !== driver.id) return refuse("not_found");

  const takenAt = new Date(asked.taken_at);
  if (asked.place && found.alarm.state !== "closed")
    await insertPlace(ctx.db, {
      alarmId: asked.key,
      takenAt: takenAt > ctx.now ? ctx.now : takenAt,
      ...placeOf(asked.place),
    });
  return accept(describeOwn(found.alarm, found.takenBy));
}
