import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { finishTaskAbout } from "../../server/task-store.ts";

/** A driver’s photograph was looked at: nothing is left to do about it. */
export async function finishDriverPhotoTask(
  ctx: Context,
  { driverId }: EventOf<"driver.photo_decided">,
): Promise<void> {
  const about = { kind: "look_at_driver_photo", subjectKind: "driver", subjectId: driverId };
  await finishTaskAbout(ctx.db, about, { at: ctx.now, by: null });
}
