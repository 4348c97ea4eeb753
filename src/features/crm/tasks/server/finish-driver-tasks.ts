import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { finishTasksOfTrip } from "../../server/task-store.ts";

/** The trip has a driver: no one has to look for one or call one any more. */
export const finishDriverTasks = (ctx: Context, event: EventOf<"driver.assigned">): Promise<void> =>
  finishTasksOfTrip(ctx.db, event.tripId, { at: ctx.now, by: null });
