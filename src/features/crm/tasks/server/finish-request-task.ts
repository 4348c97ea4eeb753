import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { finishTaskAbout } from "../../server/task-store.ts";

/** No one waits for an answer to a request that is no more. */
export async function finishRequestTask(
  ctx: Context,
  { reference }: EventOf<"booking.declined" | "booking.cancelled">,
): Promise<void> {
  const about = { kind: "sla_breach", subjectKind: "booking", subjectId: reference };
  await finishTaskAbout(ctx.db, about, { at: ctx.now, by: null });
}
