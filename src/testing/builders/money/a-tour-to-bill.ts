import { bookingItems, bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payments } from "#db/schema/payments.ts";
import { settlePayment } from "#features/invoices/billing/server/settle-payment.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { aBooking } from "../booking/a-booking.ts";

/** A buyer with every detail that an invoice can show. */
export const aBuyer = {
  name: "Blue Crane Software",
  address: "12 Loop Street, Cape Town, 8001",
  vat_number: "4123456789",
};

/** A tour of R5 800, enough to need a full tax invoice. */
export async function aTourToBill(ctx: Context, changes: Partial<ReturnType<typeof aBooking>> = {}) {
  const booking = aBooking({ serviceType: "day_tour", state: "confirmed", totalCents: 580_000, ...changes });
  await ctx.db.insert(bookings).values(booking);
  const item = { bookingId: booking.id, code: "tour", text: "Winelands" };
  await ctx.db.insert(bookingItems).values([
    { ...item, id: newId(), position: 0, amountCents: 348_000, vatCode: "EX12G" },
    { ...item, id: newId(), position: 1, amountCents: 232_000, vatCode: "STD15" },
  ]);
  const { reference } = booking;
  return { booking, opening: { reference, code: ctx.accessCodeFor(reference) } };
}

/** Pays by card, which issues the invoice. */
export async function payTour(ctx: Context, { id, reference }: ReturnType<typeof aBooking>) {
  const paymentId = newId();
  await ctx.db.insert(payments).values({
    id: paymentId,
    bookingId: id,
    amountCents: 580_000,
    method: "online",
    state: "succeeded",
    paidAt: testNow,
    createdAt: testNow,
    updatedAt: testNow,
  });
  await settlePayment(ctx, { type: "payment.succeeded", paymentId, reference });
}

export const issuedInvoices = (ctx: Context) => ctx.db.select().from(invoices).orderBy(invoices.number);
