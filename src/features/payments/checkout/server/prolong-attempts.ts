import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { lockAttempts, untouched } from "../../server/end-attempts.ts";
import { updatePayment } from "../../server/store.ts";

/** The vehicle is held for longer, so the expected transfer gets the same time. */
export async function prolongAttempts(ctx: Context, event: EventOf<"booking.hold_extended">): Promise<void> {
  const until = new Date(event.until);
  for (const { id, method, state, expiresAt } of await lockAttempts(ctx, event.reference))
    if (method === "transfer" && untouched.includes(state) && expiresAt !== null && expiresAt < until)
      await updatePayment(ctx.db, id, { expiresAt: until, updatedAt: ctx.now });
}
