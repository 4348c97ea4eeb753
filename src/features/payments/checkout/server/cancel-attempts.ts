import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { endAttempts, lockAttempts, promised, untouched } from "../../server/end-attempts.ts";

/** Cancels the open payment attempts of a cancelled booking. */
export async function cancelAttempts(
  ctx: Context,
  { reference, isWhole }: EventOf<"booking.cancelled">,
): Promise<void> {
  if (!isWhole) return;
  const states = [...untouched, ...promised];
  await endAttempts(ctx, await lockAttempts(ctx, reference), {
    states,
    to: "cancelled",
    reason: "the booking was cancelled",
  });
}
