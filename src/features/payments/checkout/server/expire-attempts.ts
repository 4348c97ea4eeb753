import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { endAttempts, lockAttempts, untouched } from "../../server/end-attempts.ts";

/** Expires payment attempts of an expired booking. */
export async function expireAttempts(ctx: Context, { reference }: EventOf<"booking.expired">): Promise<void> {
  await endAttempts(ctx, await lockAttempts(ctx, reference), {
    states: untouched,
    to: "expired",
    reason: "the booking expired",
  });
}
