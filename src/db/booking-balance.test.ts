import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { amountToSettle, bookingBalance, chargeFor, keptByPayments } from "#domain/payment/booking-balance.ts";
import { paymentLifecycle, paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { moneyStateOf, moneyStates } from "#domain/payment/payment-summary.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aPayment } from "#testing/builders/money/a-payment.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { chargeCents, dueCents, keptCents, moneyState, toSettleCents } from "./booking-balance.ts";
import { bookings } from "./schema/booking.ts";
import { payments } from "./schema/payments.ts";

/** Few amounts, so that equal sums, the edges of every rule, come up often. */
const amount = fc.oneof(fc.constantFrom(0, 1, 500, 1000, 1500), fc.integer({ min: 0, max: 2_000_000 }));

const sums = fc.record({
  state: fc.constantFrom(...bookingStates),
  paymentMethod: fc.option(fc.constantFrom(...paymentMethods)),
  totalCents: fc.option(amount, { freq: 8 }),
  feeCents: amount,
  paidCents: amount,
  refundedCents: amount,
});

const attempts = fc.array(
  fc.record({
    state: fc.constantFrom(...paymentLifecycle.states),
    amountCents: fc.integer({ min: 1, max: 2000 }),
    refunded: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 4 },
);

/** Nothing paid and nothing due, which chance seldom finds. */
const none = { paymentMethod: null, totalCents: 1000, feeCents: 0, paidCents: 0, refundedCents: 0 };
const settled = bookingStates.map((state) => [{ ...none, state }, []] as const);

test("the database and the rules agree to the cent on what a customer owes", () =>
  inTransaction(async ({ db }) => {
    const random = fc.sample(fc.tuple(sums, attempts), { numRuns: 400, seed: 20_261_116 });
    const drawn = [...random, ...settled].map(([booking, tried]) => {
      const id = newId();
      const paid = tried.map(({ refunded, ...one }) =>
        aPayment({ ...one, bookingId: id, refundedCents: Math.floor(one.amountCents * refunded) }),
      );
      return { booking: { ...booking, id }, paid };
    });
    await db.insert(bookings).values(drawn.map(({ booking }) => aBooking(booking)));
    await db.insert(payments).values(drawn.flatMap(({ paid }) => paid));

    const worked = await db
      .select({
        id: bookings.id,
        charge: chargeCents,
        due: dueCents,
        money: moneyState,
        kept: keptCents,
        toSettle: toSettleCents,
      })
      .from(bookings);
    const expected = drawn.map(({ booking, paid }) => {
      const kept = keptByPayments(
        booking,
        paid.map(({ state, amountCents, refundedCents = 0 }) => ({ state, amountCents, refundedCents })),
      );
      return {
        id: booking.id,
        charge: chargeFor(booking),
        due: bookingBalance(booking).dueCents,
        money: moneyStateOf(booking),
        kept,
        toSettle: amountToSettle({ ...booking, paidCents: kept, refundedCents: 0 }),
      };
    });
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(worked.toSorted(byId)).toEqual(expected.toSorted(byId));
    // Every payment status came up, and some owe what others do not.
    expect(new Set(expected.map(({ money }) => money))).toEqual(new Set(moneyStates));
  }));

test("those who owe are found by the index that was made for them", () =>
  inTransaction(async ({ db }) => {
    await db.insert(bookings).values(aBooking({ state: "confirmed", totalCents: 1000 }));
    // In a table of one row another index and a sort may cost as little: only the one that has the order is left.
    await db.execute(sql`set local enable_seqscan = off`);
    await db.execute(sql`set local enable_bitmapscan = off`);
    await db.execute(sql`set local enable_sort = off`);
    const { rows } = await db.execute<{ "QUERY PLAN": string }>(
      sql`explain ${db
        .select({ id: bookings.id })
        .from(bookings)
        .where(sql`${eq(bookings.state, "confirmed")} and not ${bookings.isTest} and ${dueCents} > 0`)
        .orderBy(bookings.pickupAt, bookings.id)
        .getSQL()}`,
    );
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("bookings_owing");
  }));
