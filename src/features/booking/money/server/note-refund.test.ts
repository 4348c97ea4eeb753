import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { refunds } from "#db/schema/payments.ts";
import { newId } from "#platform/ids.ts";
import { book, bookingNow, oneSedan, reference } from "#testing/builders/booking/a-paid-booking.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { noteRefund } from "./note-refund.ts";

test("what reached the customer again is counted", () =>
  inTransaction(async (ctx) => {
    await book(ctx);
    const { id: bookingId } = await bookingNow(ctx);
    const refundId = newId();
    await ctx.db.insert(refunds).values({
      id: refundId,
      bookingId,
      state: "succeeded",
      amountCents: 35_000,
      paidCents: 35_000,
      reasonCode: "WEATHER",
      key: "cancel:1",
      requestedBy: "visitor",
      createdAt: testNow,
      updatedAt: testNow,
    });
    for (let times = 0; times < 2; times++) await noteRefund(ctx, { type: "refund.succeeded", refundId, reference });
    expect((await bookingNow(ctx)).refundedCents).toBe(35_000);
  }));

test("a fee that was withheld and is paid back is owed no longer", () =>
  inTransaction(async (ctx) => {
    await oneSedan(ctx);
    await book(ctx);
    const cancelled = { state: "cancelled", paidCents: 35_000, feeCents: 17_500 } as const;
    await ctx.db.update(bookings).set(cancelled).where(eq(bookings.reference, reference));
    const { id: bookingId } = await bookingNow(ctx);
    const back = async (key: string) => {
      const refundId = newId();
      await ctx.db.insert(refunds).values({
        id: refundId,
        bookingId,
        key,
        amountCents: 17_500,
        paidCents: 17_500,
        state: "succeeded",
        reasonCode: "MEDICAL_WAIVER",
        requestedBy: "system",
        createdAt: testNow,
        updatedAt: testNow,
      });
      await noteRefund(ctx, { type: "refund.succeeded", refundId, reference });
      return bookingNow(ctx);
    };
    expect(await back("by the rules")).toMatchObject({ refundedCents: 17_500, feeCents: 17_500 });
    expect(await back("the claim")).toMatchObject({ refundedCents: 35_000, feeCents: 0 });
  }));
