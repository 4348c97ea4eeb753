import { bookingItems, bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { billConfirmed } from "#features/invoices/billing/server/bill-confirmed.ts";
import { lockInvoice } from "#features/invoices/server/store.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "../booking/a-booking.ts";

/** A tour of R5 800 on account, already invoiced. */
export async function aBilledTour(ctx: Context, changes: Partial<ReturnType<typeof aBooking>> = {}) {
  const booking = aBooking({
    serviceType: "day_tour",
    state: "confirmed",
    totalCents: 580_000,
    paymentMethod: "account",
    ...changes,
  });
  await ctx.db.insert(bookings).values(booking);
  const item = { bookingId: booking.id, code: "tour", text: "Winelands tour, private" };
  await ctx.db.insert(bookingItems).values([
    { ...item, id: newId(), position: 0, amountCents: 348_000, vatCode: "EX12G" },
    { ...item, id: newId(), position: 1, amountCents: 232_000, vatCode: "STD15" },
  ]);
  await billConfirmed(ctx, { type: "booking.confirmed", reference: booking.reference });
  const [row] = await ctx.db.select({ id: invoices.id }).from(invoices);
  const invoice = await lockInvoice(ctx.db, row?.id ?? "");
  if (!invoice) throw new Error("Nothing was billed.");
  return { booking, invoice };
}
