import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { sosContract } from "../contract.ts";
import { describeOwn } from "./describe-alarm.ts";
import { placeOf } from "./raise-sos.ts";
import { insertPlace } from "./store.ts";
import { findAlarm, findOwnDriver } from "./views.ts";

/** The driver’s position while the alarm is open. A position from a fast clock counts as now. */
export async function followMySos(ctx: Context, input: ParsedOf<typeof sosContract.followMySos>) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  const alarm = await findAlarm(ctx.db, input.key);
  if (!driver || alarm?.alarm.driverId !== driver.id) return refuse("not_found");

  const takenAt = new Date(input.taken_at);
  if (input.place && alarm.alarm.state !== "closed")
    await insertPlace(ctx.db, {
      alarmId: input.key,
      takenAt: takenAt > ctx.now ? ctx.now : takenAt,
      ...placeOf(input.place),
    });
  return accept(describeOwn(alarm.alarm, alarm.takenBy));
}
