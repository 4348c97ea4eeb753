import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { finishTaskAbout } from "../../server/task-store.ts";

const kinds = { "rating.settled": "handle_rating", "rating.dispute_decided": "decide_dispute" } as const;

/** A rating was read and answered, or its dispute decided: nothing is left to do about it. */
export async function finishRatingTask(
  ctx: Context,
  { type, ratingId }: EventOf<"rating.settled" | "rating.dispute_decided">,
): Promise<void> {
  const about = { kind: kinds[type], subjectKind: "rating", subjectId: ratingId };
  await finishTaskAbout(ctx.db, about, { at: ctx.now, by: null });
}
