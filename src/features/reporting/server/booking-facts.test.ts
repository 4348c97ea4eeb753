import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
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
        paid_cents: booking?.paidCents,
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

test("an unknown reference is not found", () =>
  inTransaction(async (ctx) => {
    expect(await bookingFacts(ctx, { reference: "CTS-000000" })).toEqual({ ok: false, reason: "not_found" });
  }));
