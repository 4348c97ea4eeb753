import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { updateBooking } from "../../server/move-store.ts";
import { lockReference } from "./lock-reference.ts";

/** Several people pay: the vehicle is held as long as for a bank transfer. */
export async function holdForShares(ctx: Context, event: EventOf<"bill.split">): Promise<void> {
  if (event.holdUntil === null) return;
  const booking = await lockReference(ctx, event.reference);
  const holdUntil = new Date(event.holdUntil);
  if (booking.state !== "awaiting_payment" || (booking.holdUntil !== null && booking.holdUntil >= holdUntil)) return;
  await updateBooking(ctx.db, booking.id, { paymentMethod: "online", holdUntil, updatedAt: ctx.now });
  await ctx.trips.prolongHolds(ctx, booking.id, holdUntil);
}
