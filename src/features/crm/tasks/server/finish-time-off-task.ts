import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { finishTaskAbout } from "../../server/task-store.ts";

/** Time off was answered, or is no longer wanted: no one needs to answer it. */
export async function finishTimeOffTask(
  ctx: Context,
  { driverId, absenceId }: EventOf<"driver.absence_answered" | "driver.absence_withdrawn">,
): Promise<void> {
  const about = { kind: "answer_time_off", subjectKind: "driver_absence", subjectId: `${driverId}:${absenceId}` };
  await finishTaskAbout(ctx.db, about, { at: ctx.now, by: null });
}
