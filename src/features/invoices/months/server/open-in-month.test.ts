import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { payments } from "#db/schema/payments.ts";
import { localDate } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { aDrivenTrip, anotherDriver, settleAll } from "#testing/builders/money/a-paid-driver.ts";
import { asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { importBankLines } from "../../../payments/bank/server/import-bank-lines.ts";
import { openInMonth } from "./open-in-month.ts";

test("a month without activity has nothing open", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    expect(await openInMonth(ctx, { month: "2025-01" })).toEqual({ ok: true, value: { open: [] } });
  }));

test("unbilled, unmatched, uncollected and draft work is listed in its own month only", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    const pickupAt = new Date("2026-10-20T08:00:00Z");
    const driven = aBooking({ state: "completed", totalCents: 90_000, pickupAt });
    await ctx.db.insert(bookings).values(driven);
    await ctx.db.insert(payments).values({
      id: newId(),
      bookingId: driven.id,
      method: "cash",
      state: "collected",
      amountCents: 90_000,
      createdAt: pickupAt,
      updatedAt: pickupAt,
    });
    const line = {
      booked_on: localDate("2026-10-31"),
      amount_cents: 12_300,
      description: "EFT",
      bank_id: null,
      nth: 1,
    };
    await importBankLines(ctx, { import_id: null, name: "fnb.csv", format: "csv", lines: [line] });
    const { providerId } = await writeProvider(ctx);
    const hoursAgo = (testNow.getTime() - pickupAt.getTime()) / 3_600_000;
    await aDrivenTrip(ctx, await anotherDriver(ctx, { providerId }), { hoursAgo, agreedCents: 70_000 });
    await settleAll(ctx);

    const open = async (month: string) => {
      const result = (await openInMonth(ctx, { month })).value.open;
      return Object.fromEntries(result.map(({ matter, count, cents }) => [matter, [count, cents]]));
    };
    expect(await open("2026-10")).toMatchObject({
      unbilled: [expect.any(Number), expect.any(Number)],
      bank_lines: [1, 12_300],
      cash: [1, 90_000],
      provider_trips: [1, 70_000],
    });
    expect(await open("2026-09")).toEqual({});
  }));
