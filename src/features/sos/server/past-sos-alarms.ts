import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeAlarm } from "./describe-alarm.ts";
import { findLastPlaces, findPastAlarms } from "./views.ts";

/** Alarms that are over, and how each ended. */
export async function pastSosAlarms(ctx: Context) {
  const found = await findPastAlarms(ctx.db);
  const places = await findLastPlaces(
    ctx.db,
    found.map(({ alarm }) => alarm.id),
  );
  return accept({ alarms: found.map((row) => describeAlarm(row, places.get(row.alarm.id))) });
}
