import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findOnInvoice, findReceived } from "../../server/money-views.ts";
import { lockBooking, updateBooking } from "../../server/move-store.ts";

/** A company paid a monthly invoice in full or in part: its bookings are paid to that extent. */
export async function countMonthPaid(ctx: Context, { invoiceId }: EventOf<"invoice.month_paid">): Promise<void> {
  for (const id of await findOnInvoice(ctx.db, invoiceId)) {
    const booking = await lockBooking(ctx.db, id);
    const paidCents = await findReceived(ctx.db, id);
    if (booking && paidCents !== booking.paidCents) await updateBooking(ctx.db, id, { paidCents, updatedAt: ctx.now });
  }
}
