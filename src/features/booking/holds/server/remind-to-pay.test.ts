import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { payments } from "#db/schema/payments.ts";
import { addHours, addMinutes, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { remindToPay } from "./remind-to-pay.ts";

const booked = momentOf(localDate("2026-11-20"), localTime("14:00"));
const pickupAt = addHours(booked, 100);

async function writeHeld(ctx: Context, changes: Partial<typeof bookings.$inferInsert> = {}) {
  const booking = aBooking({
    state: "awaiting_payment",
    source: "website",
    isTest: false,
    pickupAt,
    totalCents: 35_000,
    paidCents: 0,
    createdAt: booked,
    holdUntil: addMinutes(booked, 30),
    phone: "082 555 0199",
    ...changes,
  });
  await ctx.db.insert(bookings).values(booking);
  return booking;
}

const transferred = (ctx: Context, bookingId: string, changes: Partial<typeof payments.$inferInsert> = {}) =>
  ctx.db.insert(payments).values({
    id: newId(),
    bookingId,
    method: "transfer",
    state: "awaiting_proof",
    amountCents: 35_000,
    createdAt: booked,
    updatedAt: booked,
    ...changes,
  });

async function sentAt(ctx: Context, world: World, now: Date) {
  const before = world.emails.length;
  await remindToPay({ ...ctx, now });
  return world.emails.slice(before).map(({ template, text }) => [template, text?.event]);
}

test("who leaves a booking unpaid is written to after a quarter of an hour, while the vehicle is held", () =>
  inTransaction(async (ctx, world) => {
    const { reference } = await writeHeld(ctx);
    expect(await sentAt(ctx, world, addMinutes(booked, 14))).toEqual([]);
    expect(await sentAt(ctx, world, addMinutes(booked, 28))).toEqual([]);
    expect(await sentAt(ctx, world, addMinutes(booked, 15))).toEqual([["booking-unpaid", "booking_unpaid"]]);
    expect(world.emails[0]?.key).toBe(`booking-unpaid:${reference}`);
  }));

test.each([
  ["made by our team", { source: "desk" }],
  ["paid", { state: "confirmed" }],
  ["a test", { isTest: true }],
] as const)("one that is %s is not", (_, changes) =>
  inTransaction(async (ctx, world) => {
    await writeHeld(ctx, changes);
    expect(await sentAt(ctx, world, addMinutes(booked, 20))).toEqual([]);
  }),
);

test.each([
  ["processing", "online"],
  ["proof_submitted", "transfer"],
] as const)("one whose payment is %s is not", (state, method) =>
  inTransaction(async (ctx, world) => {
    const { id } = await writeHeld(ctx);
    await transferred(ctx, id, { state, method });
    expect(await sentAt(ctx, world, addMinutes(booked, 20))).toEqual([]);
  }),
);

test("a transfer that has not come is asked after twenty hours, and not beside the other reminder", () =>
  inTransaction(async (ctx, world) => {
    const { id } = await writeHeld(ctx, { holdUntil: addHours(booked, 24) });
    await transferred(ctx, id);
    expect(await sentAt(ctx, world, addMinutes(booked, 20))).toEqual([]);
    expect(await sentAt(ctx, world, addHours(booked, 19.9))).toEqual([]);
    expect(await sentAt(ctx, world, addHours(booked, 20))).toEqual([["transfer-reminder", "transfer_reminder"]]);
  }));

test("a transfer that came, or whose booking is no longer held, is not asked after", () =>
  inTransaction(async (ctx, world) => {
    const { id } = await writeHeld(ctx, { state: "expired", holdUntil: addHours(booked, 10) });
    await transferred(ctx, id);
    const paid = await writeHeld(ctx, { holdUntil: addHours(booked, 24) });
    await transferred(ctx, paid.id, { state: "verified" });
    const late = await writeHeld(ctx, { state: "confirmed", holdUntil: null, paidCents: 35_000 });
    await transferred(ctx, late.id);
    expect(await sentAt(ctx, world, addHours(booked, 20))).toEqual([]);
  }));
