import { expect } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoicePayments, invoices } from "#db/schema/invoices.ts";
import { bankAllocations, bankLines, payments, vouchers } from "#db/schema/payments.ts";
import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import { vouchersSold } from "#features/payments/vouchers/server/vouchers-sold.ts";
import type { Context } from "#platform/context.ts";

const sum = (values: readonly number[]) => values.reduce((so, value) => so + value, 0);

/**
 * Every cent received counts once: on its bank line, payment, booking and invoice. Returns the number of line
 * parts.
 */
export async function expectCentsCounted(ctx: Context, after: string): Promise<number> {
  const [lines, parts, paid] = [
    await ctx.db.select().from(bankLines),
    await ctx.db.select().from(bankAllocations),
    await ctx.db.select().from(payments),
  ];
  for (const { id, amountCents, allocatedCents } of lines) {
    const mine = parts.filter(({ bankLineId }) => bankLineId === id);
    expect(sum(mine.map((part) => part.amountCents)), `${after}: what is given of a line`).toBe(allocatedCents);
    expect(allocatedCents, `${after}: no more than came in`).toBeLessThanOrEqual(amountCents);
  }
  const received = paid.filter(({ state }) => isReceived(state));
  const byBank = received.filter(({ method }) => method === "transfer");
  for (const { id, amountCents } of byBank) {
    const mine = parts.filter(({ paymentId }) => paymentId === id);
    expect(
      mine.map((part) => part.amountCents),
      `${after}: a payment is one part of one line`,
    ).toEqual([amountCents]);
  }
  expect(sum(parts.map(({ amountCents }) => amountCents)), `${after}: every part counts`).toBe(
    sum(byBank.map(({ amountCents }) => amountCents)),
  );
  const listed = await vouchersSold(ctx, { view: "all", search: "" });
  for (const { id, amountCents } of await ctx.db.select().from(vouchers)) {
    const mine = received.filter(({ voucherId }) => voucherId === id);
    const [sale, used] = [mine.filter(({ bookingId }) => !bookingId), mine.filter(({ bookingId }) => bookingId)];
    const gone =
      sum(sale.map((one) => one.refundedCents)) + sum(used.map((one) => one.amountCents - one.refundedCents));
    expect(sum(sale.map((one) => one.amountCents)), `${after}: a voucher is paid for once`).toBe(amountCents);
    expect(gone, `${after}: no more than a voucher is worth`).toBeLessThanOrEqual(amountCents);
    const left = listed.value.vouchers.find((one) => one.id === id)?.left_cents;
    expect(left, `${after}: what is left of a voucher`).toBe(amountCents - gone);
  }
  for (const { shareId } of received.filter((one) => one.shareId !== null))
    expect(
      received.filter((one) => one.shareId === shareId),
      `${after}: a share is paid once`,
    ).toHaveLength(1);
  for (const booking of await ctx.db.select().from(bookings)) {
    const mine = received.filter(({ bookingId }) => bookingId === booking.id);
    expect(booking.paidCents, `${after}: on the booking`).toBe(sum(mine.map(({ amountCents }) => amountCents)));
  }
  const counted = await ctx.db.select().from(invoicePayments);
  const billed = await ctx.db.select().from(invoices);
  for (const invoice of billed) {
    const rows = counted.filter(({ invoiceId }) => invoiceId === invoice.id);
    expect(invoice.paidCents, `${after}: on the invoice`).toBe(sum(rows.map(({ amountCents }) => amountCents)));
    if (invoice.bookingId || invoice.reissueOf) continue;
    const inOneRow = billed.filter(({ id, reissueOf }) => id === invoice.id || reissueOf === invoice.id);
    const ids = new Set<string | null>(inOneRow.map(({ id }) => id));
    const mine = received.filter(({ invoiceId }) => ids.has(invoiceId));
    const back = counted.filter(({ invoiceId, method }) => ids.has(invoiceId) && method === "refunded");
    expect(sum(inOneRow.map(({ paidCents }) => paidCents)), `${after}: once`).toBe(
      sum([...mine, ...back].map(({ amountCents }) => amountCents)),
    );
  }
  return parts.length;
}
