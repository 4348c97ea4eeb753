import { accept } from "#domain/result.ts";
import { recordLook } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { describeAlarm } from "./describe-alarm.ts";
import { findLastPlaces, findPastAlarms } from "./views.ts";

/** Past alarms with their outcomes. Each view of the positions is logged. */
export async function pastSosAlarms(ctx: Context) {
  const pastAlarms = await findPastAlarms(ctx.db);
  const places = await findLastPlaces(
    ctx.db,
    pastAlarms.map(({ alarm }) => alarm.id),
  );
  if (places.size > 0) await recordLook(ctx, { action: "past_sos_places.viewed", details: { alarms: places.size } });
  return accept({ alarms: pastAlarms.map((row) => describeAlarm(row, places.get(row.alarm.id))) });
}
