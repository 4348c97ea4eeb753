import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { settleBilling } from "./settle-billing.ts";

/** Credits what is no longer owed for a cancelled booking or its cancelled legs. The fee stays billed. */
export async function creditCancelled(ctx: Context, event: EventOf<"booking.cancelled">): Promise<void> {
  const { reference, isWhole, legs } = event;
  const reason = isWhole ? `Booking ${reference} cancelled` : `Part of booking ${reference} cancelled`;
  await settleBilling(ctx, reference, {
    reason,
    isNotified: true,
    hasFee: isWhole,
    ...(isWhole ? { state: "cancelled" as const } : { legs }),
  });
}
