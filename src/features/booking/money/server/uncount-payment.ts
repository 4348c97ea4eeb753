import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { findBookingId, findReceived } from "../../server/money-views.ts";
import { lockBooking, updateBooking } from "../../server/move-store.ts";

/**
 * A counted payment was not for this booking: the paid total follows. The booking itself stays, and our team is
 * notified.
 */
export async function uncountPayment(ctx: Context, { reference }: EventOf<"payment.withdrawn">): Promise<void> {
  const booking = await lockBooking(ctx.db, await findBookingId(ctx.db, reference));
  if (!booking) throw new Error(`There is no booking ${reference}.`);
  const paidCents = await findReceived(ctx.db, booking.id);
  if (paidCents === booking.paidCents) return;
  await updateBooking(ctx.db, booking.id, { paidCents, updatedAt: ctx.now });
  const gone = formatMoney(cents(booking.paidCents - paidCents));
  await ctx.emit({
    type: "task.wanted",
    kind: "payment_withdrawn",
    subjectKind: "booking",
    subjectId: reference,
    title: `${reference}: ${gone} was unmatched and is due again. Tell the customer.`,
    dueAt: null,
  });
}
