import { bookings } from "#db/schema/booking.ts";
import { bankAllocations, bankLines, payments } from "#db/schema/payments.ts";
import { localDate } from "#domain/time/local-time.ts";
import { importBankLines } from "#features/payments/bank/server/import-bank-lines.ts";
import { matchBankLine } from "#features/payments/bank/server/match-bank-line.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "../booking/a-booking.ts";
import { asAdmin } from "./an-issued-invoice.ts";

/**
 * Thandi owed R300 for her first booking and paid R800, so she has R500 of credit. Her second booking is R1
 * 299.
 */
export async function aCustomerWithCredit(transaction: Context) {
  const ctx = await asAdmin(transaction);
  const first = aBooking({ state: "confirmed", totalCents: 30_000, reference: "CTS-4H2K83" });
  const second = aBooking({ state: "confirmed", totalCents: 129_900, reference: "CTS-4H2K84" });
  const others = aBooking({
    state: "confirmed",
    totalCents: 129_900,
    reference: "CTS-4H2K85",
    email: "pieter@example.com",
  });
  await ctx.db.insert(bookings).values([first, second, others]);
  const line = { booked_on: localDate("2026-11-18"), amount_cents: 80_000, description: "EFT MOKOENA", bank_id: null };
  await importBankLines(ctx, { import_id: null, name: "fnb.csv", format: "csv", lines: [{ ...line, nth: 1 }] });
  const [kept] = await ctx.db.select().from(bankLines);
  const matched = await matchBankLine(ctx, {
    id: kept?.id ?? "",
    parts: [
      { kind: "booking", key: first.reference, amount_cents: 30_000 },
      { kind: "credit", key: first.reference, amount_cents: 50_000 },
    ],
  });
  if (!matched.ok) throw new Error(matched.reason);
  const all = await ctx.db.select().from(payments);
  const credit = all.find(({ creditBookingId }) => creditBookingId === first.id);
  if (!credit) throw new Error("There is no credit.");
  return {
    ctx,
    first,
    second,
    others,
    credit,
    /** The debts that the bank line pays, with their amounts. */
    async parts() {
      const [rows, paid] = [await ctx.db.select().from(bankAllocations), await ctx.db.select().from(payments)];
      const nameOf = (bookingId: string | null) =>
        [first, second, others].find(({ id }) => id === bookingId)?.reference ?? "credit";
      return rows
        .map(({ paymentId, amountCents }) => {
          const payment = paid.find(({ id }) => id === paymentId);
          return `${nameOf(payment?.bookingId ?? null)} ${amountCents} ${payment?.state}`;
        })
        .sort();
    },
  };
}
