import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { finishTaskAbout } from "../../server/task-store.ts";

/** No vehicle is wanted for bookings that are gone. */
export async function finishVehicleTasks(ctx: Context, { references }: EventOf<"bookings.unimported">): Promise<void> {
  for (const subjectId of references)
    await finishTaskAbout(
      ctx.db,
      { kind: "find_vehicle", subjectKind: "booking", subjectId },
      { at: ctx.now, by: null },
    );
}
