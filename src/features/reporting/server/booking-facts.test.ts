import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { inDemo, inTransaction } from "#testing/in-transaction.ts";
import { bookingFacts } from "./booking-facts.ts";

test("a booking at a glance: who, where, when, money, and the trips with their crew", () =>
  inDemo(async (ctx) => {
    const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.state, "completed")).limit(1);
    const answer = await bookingFacts(ctx, { reference: booking?.reference.toLowerCase() ?? "" });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        reference: booking?.reference,
        passenger: `${booking?.firstName} ${booking?.lastName}`,
        phone: booking?.phone,
        paid_cents: (booking?.paidCents ?? 0) - (booking?.refundedCents ?? 0),
        trips: expect.arrayContaining([
          expect.objectContaining({
            leg: 1,
            state: "completed",
            driver: expect.any(String),
            plate: expect.any(String),
          }),
        ]),
      },
    });
  }));

test("a coach of several days has its days, and not a return trip", () =>
  inTransaction(async (ctx) => {
    const pickupAt = new Date("2026-12-02T06:00:00Z");
    const coach = { serviceType: "group_transport", offer: "coach-hire", pickupAt } as const;
    const booking = aBooking({ ...coach, returnAt: new Date("2026-12-04T06:00:00Z") });
    await ctx.db.insert(bookings).values(booking);
    expect(await bookingFacts(ctx, booking)).toMatchObject({ value: { days: 3 } });
  }));

test("what was refunded is not paid, and what is due is the fee of what was cancelled", () =>
  inTransaction(async (ctx) => {
    const sums = { totalCents: 90_000, paidCents: 50_000, refundedCents: 20_000 };
    const confirmed = aBooking({ state: "confirmed", ...sums });
    const cancelled = aBooking({ state: "cancelled", feeCents: 45_000, ...sums });
    await ctx.db.insert(bookings).values([confirmed, cancelled]);
    expect(await bookingFacts(ctx, confirmed)).toMatchObject({
      value: { money: "part", paid_cents: 30_000, due_cents: 60_000 },
    });
    expect(await bookingFacts(ctx, cancelled)).toMatchObject({
      value: { money: "part", paid_cents: 30_000, due_cents: 15_000 },
    });
  }));

test("an unknown reference is not found", () =>
  inTransaction(async (ctx) => {
    expect(await bookingFacts(ctx, { reference: "CTS-000000" })).toEqual({ ok: false, reason: "not_found" });
  }));
