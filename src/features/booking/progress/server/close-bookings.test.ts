import { expect, test } from "vitest";
import { bookingMoves, type bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { refunds } from "#db/schema/payments.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { readBookingMoves, writeTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { closeBooking } from "./close-booking.ts";
import { closeBookings } from "./close-bookings.ts";

const week = 7 * 24;

type Driven = {
  readonly hoursAgo?: number;
  readonly booking?: Partial<typeof bookings.$inferInsert>;
  readonly invoice?: Partial<typeof invoices.$inferInsert> | null;
};

/** A booking of R1 000 that was driven, paid and invoiced. */
async function driven(ctx: Context, { hoursAgo = week, booking, invoice = {} }: Driven = {}) {
  const written = await writeTripsOf(ctx, ["completed"], { state: "completed", paidCents: 100_000, ...booking });
  const { bookingId } = written;
  const completed = { fromState: "in_progress", toState: "completed", actor: "system" } as const;
  const createdAt = addHours(testNow, -hoursAgo);
  await ctx.db.insert(bookingMoves).values({ id: newId(), bookingId, ...completed, createdAt });
  if (invoice)
    await ctx.db.insert(invoices).values({
      id: newId(),
      number: `INV-${newId()}`,
      kind: "tax_invoice",
      state: "paid",
      bookingId,
      buyerName: "Thandi",
      buyerEmail: "thandi@example.com",
      totalCents: 100_000,
      issuedAt: createdAt,
      dueOn: "2026-11-20",
      createdAt,
      ...invoice,
    });
  return written;
}
const closed = ["completed", "closed", "paid and invoiced"];
const lastMove = async (ctx: Context, bookingId: string) => (await readBookingMoves(ctx, bookingId)).at(-1);

test("a booking that is paid and invoiced is closed a week after its last drop-off, once", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await driven(ctx);
    for (let times = 0; times < 2; times++) await closeBookings(ctx);
    expect((await readBookingMoves(ctx, bookingId)).filter(([, to]) => to === "closed")).toEqual([closed]);
  }));

test.each<[string, Driven]>([
  ["a day too early", { hoursAgo: week - 24 }],
  ["that is not paid", { booking: { paidCents: 40_000 } }],
  ["on account, not paid yet", { booking: { paidCents: 0, paymentMethod: "account" } }],
  ["that was paid too much", { booking: { paidCents: 120_000 } }],
  ["without an invoice", { invoice: null }],
  ["with a draft only", { invoice: { state: "draft" } }],
  ["with a credit note only", { invoice: { kind: "credit_note" } }],
  ["in progress", { booking: { state: "in_progress" } }],
])("one %s stays open", (_what, what) =>
  inTransaction(async (ctx) => {
    const { bookingId } = await driven(ctx, what);
    await closeBookings(ctx);
    expect(await lastMove(ctx, bookingId)).not.toEqual(closed);
  }),
);

test("nor is one closed while a refund is under way", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await driven(ctx);
    await ctx.db.insert(refunds).values({
      id: newId(),
      key: newId(),
      bookingId,
      state: "approved",
      amountCents: 10_000,
      reasonCode: "OTHER",
      requestedBy: "system",
      createdAt: testNow,
      updatedAt: testNow,
    });
    await closeBookings(ctx);
    expect(await lastMove(ctx, bookingId)).not.toEqual(closed);
  }));

test("the last payment, weeks later, closes it by itself", () =>
  inTransaction(async (ctx) => {
    const { bookingId, reference } = await driven(ctx, { hoursAgo: 3 * week });
    const other = await driven(ctx, { hoursAgo: 3 * week });
    await closeBooking(ctx, { type: "payment.succeeded", paymentId: newId(), reference });
    expect(await lastMove(ctx, bookingId)).toEqual(closed);
    expect(await lastMove(ctx, other.bookingId)).not.toEqual(closed);
  }));
