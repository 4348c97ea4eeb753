import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { finishTaskAbout } from "../../server/task-store.ts";

/** The cash of a shift was counted: no one needs to count it again. */
export async function finishShiftTask(ctx: Context, event: EventOf<"shift.confirmed">): Promise<void> {
  const subjectId = `${event.driverId}:${event.shiftId}`;
  await finishTaskAbout(
    ctx.db,
    { kind: "count_cash", subjectKind: "driver_shift", subjectId },
    { at: ctx.now, by: null },
  );
}
