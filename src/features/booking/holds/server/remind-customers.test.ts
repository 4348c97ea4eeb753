import { render } from "@react-email/render";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { inTransaction, testNow, type World } from "#testing/in-transaction.ts";
import { remindCustomers } from "./remind-customers.ts";

// Saturday, 09:00 in Cape Town.
const pickupAt = new Date("2026-11-28T07:00:00Z");

const at = (ctx: Context, hoursBefore: number): Context => ({ ...ctx, now: addHours(pickupAt, -hoursBefore) });

const subjects = ({ emails }: World) => emails.map(({ subject }) => subject);

async function writeBooking(ctx: Context, state: BookingState = "confirmed") {
  const booking = aBooking({ state, pickupAt, totalCents: 35_000, paidCents: 35_000 });
  await ctx.db.insert(bookings).values(booking);
  return booking;
}

test("a guest is reminded once, a day before, in the hours of Cape Town", () =>
  inTransaction(async (ctx, world) => {
    const { reference } = await writeBooking(ctx);
    await remindCustomers(at(ctx, 24.1));
    expect(subjects(world)).toEqual([]);
    for (const hours of [23.95, 23.9, 12, 1]) await remindCustomers(at(ctx, hours));
    expect(subjects(world)).toEqual([`Your trip on Sat 28 Nov 2026, 09:00 (${reference})`]);
    const text = plainText(await render(world.emails[0]?.content));
    expect(text).toContain("See you tomorrow");
    expect(text).toContain(`code=${ctx.accessCodeFor(reference)}`);
  }));

test.each<BookingState>(["cancelled", "requested", "awaiting_payment", "expired", "declined", "no_show"])(
  "no one whose booking is %s is reminded",
  (state) =>
    inTransaction(async (ctx, world) => {
      await writeBooking(ctx, state);
      await remindCustomers(at(ctx, 20));
      expect(world.emails).toEqual([]);
    }),
);

test("after a pause of ours the email says today, and nothing once the trip has started", () =>
  inTransaction(async (ctx, world) => {
    await writeBooking(ctx);
    await remindCustomers({ ...ctx, now: addMinutes(pickupAt, 1) });
    expect(world.emails).toEqual([]);
    await remindCustomers(at(ctx, 3));
    expect(plainText(await render(world.emails[0]?.content))).toContain("See you today");
  }));

test("a trip that was moved to a later day gets another reminder, on the day before that one", () =>
  inTransaction(async (ctx, world) => {
    const { id } = await writeBooking(ctx);
    await remindCustomers(at(ctx, 23));
    await ctx.db
      .update(bookings)
      .set({ pickupAt: addHours(pickupAt, 72) })
      .where(eq(bookings.id, id));
    await remindCustomers(at(ctx, 22));
    expect(world.emails).toHaveLength(1);
    for (const hours of [-48.5, -49]) await remindCustomers(at(ctx, hours));
    expect(subjects(world)[1]).toContain("Tue 1 Dec 2026, 09:00");
    expect(world.emails).toHaveLength(2);
  }));

test("a trip moved by an hour within the day gets no second reminder", () =>
  inTransaction(async (ctx, world) => {
    const { id } = await writeBooking(ctx);
    await remindCustomers(at(ctx, 20));
    await ctx.db
      .update(bookings)
      .set({ pickupAt: addHours(pickupAt, 1) })
      .where(eq(bookings.id, id));
    await remindCustomers(at(ctx, 10));
    expect(world.emails).toHaveLength(1);
  }));

describe("a day before", () => {
  test.each([
    ["a guest is reminded, once", addHours(testNow, 24), addHours(testNow, -100), "confirmed", 1],
    ["not two days before", addHours(testNow, 25), addHours(testNow, -100), "confirmed", 0],
    ["not when it was booked an hour ago", addHours(testNow, 20), addHours(testNow, -1), "confirmed", 0],
    ["not what is cancelled", addHours(testNow, 20), addHours(testNow, -100), "cancelled", 0],
  ] as const)("%s", (_what, pickupAt, createdAt, state, emails) =>
    inTransaction(async (ctx, world) => {
      await ctx.db.insert(bookings).values(aBooking({ state, pickupAt, createdAt }));
      for (let times = 0; times < 2; times++) await remindCustomers(ctx);
      expect(world.emails).toHaveLength(emails);
    }),
  );
});
