import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findItems } from "../../server/cancel-views.ts";
import { changeRow } from "../../server/lock-current.ts";
import { lockReference } from "./lock-reference.ts";
import { lowerPrice } from "./lower-price.ts";

/** Our team has credited a part of the invoice: that part is not owed for the booking either. */
export async function lowerCredited(ctx: Context, event: EventOf<"invoice.credited">): Promise<void> {
  const booking = await lockReference(ctx, event.reference);
  const text = `Credit note ${event.number}`;
  const items = await findItems(ctx.db, booking.id);
  // A repeated event lowers the price once.
  if (booking.totalCents === null || items.some((item) => item.text === text)) return;
  const price = Math.max(0, booking.totalCents - event.amountCents);
  const lowered = await lowerPrice(ctx, booking, { price, text });
  await changeRow(ctx, booking, lowered);
}
