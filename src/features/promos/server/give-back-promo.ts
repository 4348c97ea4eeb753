import type { Context } from "#platform/context.ts";
import { giveBackUse, lockUse } from "./store.ts";
import { findUse } from "./views.ts";

const ended: readonly string[] = ["declined", "expired", "cancelled"];

/** A booking that ended before anything was paid for it leaves its promo code to others. */
export async function giveBackPromo(ctx: Context, { reference }: { readonly reference: string }): Promise<void> {
  const use = await findUse(ctx.db, reference);
  if (!use) return;
  await lockUse(ctx.db, use.bookingId);
  // It may have been taken up again, or paid, since this event.
  const now = await findUse(ctx.db, reference);
  if (now && ended.includes(now.state) && now.paidCents === 0) await giveBackUse(ctx.db, now.bookingId, ctx.now);
}
