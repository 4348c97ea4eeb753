import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookingMoves, bookings, vehicleHolds } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { events } from "#db/schema/platform.ts";
import { trips } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBookingRequest } from "#testing/builders/a-booking-request.ts";
import { aPayment } from "#testing/builders/a-payment.ts";
import { aVehicle } from "#testing/builders/a-trip.ts";
import { inTransaction, testNow, type World } from "#testing/in-transaction.ts";
import { expireHolds } from "../../holds/server/expire-holds.ts";
import { createBooking } from "../../sale/server/create-booking.ts";
import { sendConfirmed } from "../../sale/server/send-confirmed.ts";
import { confirmIfNothingIsDue, countPayment, notePayment } from "./count-payment.ts";
import { noteRefund } from "./note-refund.ts";

const reference = "CTS-7K3M9Q";
const oneSedan = (ctx: Context) => ctx.db.insert(vehicles).values(aVehicle({ band: "sedan", seats: 4 }));
const book = (ctx: Context, changes: Parameters<typeof aBookingRequest>[0] = {}) =>
  createBooking({ ...ctx, newReference: () => reference }, aBookingRequest(changes));
/** Somebody else, a little later. */
const bookForOther = (ctx: Context) =>
  createBooking({ ...ctx, newReference: () => "CTS-BBBBBB" }, aBookingRequest({ first_name: "Pieter" }));
const later = (ctx: Context, minutes: number): Context => ({ ...ctx, now: addMinutes(testNow, minutes) });

const bookingNow = async (ctx: Context) => {
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.reference, reference));
  if (!booking) throw new Error("not booked");
  return booking;
};
const holdsNow = async (ctx: Context) => {
  const { id } = await bookingNow(ctx);
  return ctx.db.select().from(vehicleHolds).where(eq(vehicleHolds.bookingId, id));
};

async function pay(ctx: Context, changes: Parameters<typeof aPayment>[0] = {}) {
  const payment = aPayment({ bookingId: (await bookingNow(ctx)).id, ...changes });
  await ctx.db.insert(payments).values(payment);
  return { paymentId: payment.id, reference };
}
const succeeded = (paid: { paymentId: string; reference: string }) => ({ type: "payment.succeeded", ...paid }) as const;
const started = (paid: { paymentId: string; reference: string }) => ({ type: "payment.started", ...paid }) as const;
const told = (world: World, type: string) => world.events.filter((event) => event.type === type);
/** What was told is on record before the next thing happens. */
const record = (ctx: Context, world: World) =>
  ctx.db.insert(events).values(
    world.events.map(({ type, ...payload }) => ({
      id: newId(),
      type,
      payload,
      correlationId: "test",
      createdAt: testNow,
    })),
  );

describe("a way to pay is chosen", () => {
  test.each([
    ["online", "created", 10, 40],
    ["transfer", "awaiting_proof", 10, 10 + 24 * 60],
  ] as const)("%s: the vehicle waits as long as that takes", (method, state, minutes, until) =>
    inTransaction(async (ctx) => {
      await oneSedan(ctx);
      await book(ctx).then(() => ctx.db.update(bookings).set({ contactConfirmedAt: testNow }));
      const event = started(await pay(ctx, { method, state }));
      await notePayment(later(ctx, minutes), event);
      const holdUntil = addMinutes(testNow, until);
      expect(await bookingNow(ctx)).toMatchObject({ state: "awaiting_payment", paymentMethod: method, holdUntil });
      expect(await holdsNow(ctx)).toMatchObject([{ state: "held", expiresAt: holdUntil }]);
      // Asked again, or told twice, it is not kept for ever.
      await notePayment(later(ctx, minutes + 15), event);
      expect((await bookingNow(ctx)).holdUntil).toEqual(holdUntil);
    }),
  );

  test.each([
    ["cash", "due_on_trip"],
    ["account", "authorised"],
  ] as const)("%s: it is agreed at once", (method, state) =>
    inTransaction(async (ctx, world) => {
      await oneSedan(ctx);
      await book(ctx);
      await notePayment(ctx, started(await pay(ctx, { method, state })));
      expect(await bookingNow(ctx)).toMatchObject({
        state: "confirmed",
        paymentMethod: method,
        holdUntil: null,
        paidCents: 0,
      });
      expect(told(world, "booking.confirmed")).toHaveLength(1);
    }),
  );
});

describe("money that comes in time", () => {
  test("told three times confirms once: one move, one letter, the vehicle is reserved, the trip goes to dispatch", () =>
    inTransaction(async (ctx, world) => {
      await oneSedan(ctx);
      await book(ctx);
      const event = succeeded(await pay(ctx));
      for (let times = 0; times < 3; times++) await countPayment(ctx, event);
      expect(await bookingNow(ctx)).toMatchObject({
        state: "confirmed",
        paidCents: 35_000,
        version: 2,
        holdUntil: null,
      });
      expect(await holdsNow(ctx)).toMatchObject([{ state: "reserved", expiresAt: null }]);
      expect(await ctx.db.select({ state: trips.state }).from(trips)).toEqual([{ state: "unassigned" }]);
      expect(told(world, "booking.confirmed")).toHaveLength(1);
      const moves = await ctx.db.select({ to: bookingMoves.toState }).from(bookingMoves).orderBy(bookingMoves.id);
      expect(moves).toEqual([{ to: "awaiting_payment" }, { to: "confirmed" }]);
    }));

  test("the letter has the calendar entry, at its first state", () =>
    inTransaction(async (ctx, world) => {
      await oneSedan(ctx);
      await book(ctx);
      await countPayment(ctx, succeeded(await pay(ctx)));
      await sendConfirmed(ctx, { type: "booking.confirmed", reference });
      const [email] = world.emails;
      expect(email).toMatchObject({ key: `booking-confirmed:${reference}`, about: `booking:${reference}` });
      expect(email?.attachments?.[0]?.name).toBe(`${reference}.ics`);
      const calendar = String(email?.attachments?.[0]?.content);
      for (const line of ["METHOD:REQUEST", "SEQUENCE:0", "DTSTART:20261128T070000Z"]) expect(calendar).toContain(line);
    }));

  test("but is not enough leaves it waiting", () =>
    inTransaction(async (ctx) => {
      await oneSedan(ctx);
      await book(ctx);
      await countPayment(ctx, succeeded(await pay(ctx, { amountCents: 34_999 })));
      expect(await bookingNow(ctx)).toMatchObject({ state: "awaiting_payment", paidCents: 34_999 });
    }));

  test("and is the deposit is enough", () =>
    inTransaction(async (ctx) => {
      await oneSedan(ctx);
      await book(ctx);
      await ctx.db.update(bookings).set({ depositCents: 10_000 });
      await countPayment(ctx, succeeded(await pay(ctx, { amountCents: 10_000 })));
      expect(await bookingNow(ctx)).toMatchObject({ state: "confirmed", paidCents: 10_000 });
    }));

  test("paid twice is somebody's task", () =>
    inTransaction(async (ctx, world) => {
      await oneSedan(ctx);
      await book(ctx);
      await countPayment(ctx, succeeded(await pay(ctx)));
      await countPayment(ctx, succeeded(await pay(ctx)));
      expect((await bookingNow(ctx)).paidCents).toBe(70_000);
      expect(told(world, "task.wanted")).toMatchObject([{ kind: "overpaid", subjectId: reference }]);
    }));

  test("confirms a trial run without a vehicle and without dispatch", () =>
    inTransaction(async (ctx) => {
      await oneSedan(ctx);
      await book(ctx, { is_test: true });
      await countPayment(ctx, succeeded(await pay(ctx)));
      expect((await bookingNow(ctx)).state).toBe("confirmed");
      expect(await holdsNow(ctx)).toEqual([]);
      expect(await ctx.db.select({ state: trips.state }).from(trips)).toEqual([{ state: "planned" }]);
    }));
});

describe("money that comes after the hold ran out", () => {
  const expireFirst = async (ctx: Context) => {
    await oneSedan(ctx);
    await book(ctx);
    await expireHolds(later(ctx, 31));
    expect((await bookingNow(ctx)).state).toBe("expired");
  };

  test("counts while the vehicle is free", () =>
    inTransaction(async (ctx, world) => {
      await expireFirst(ctx);
      await countPayment(later(ctx, 40), succeeded(await pay(ctx)));
      expect((await bookingNow(ctx)).state).toBe("confirmed");
      expect((await holdsNow(ctx)).map(({ state }) => state).toSorted()).toEqual(["released", "reserved"]);
      expect(told(world, "refund.due")).toEqual([]);
    }));

  test("goes back when it is not, once, and a person is told", () =>
    inTransaction(async (ctx, world) => {
      await expireFirst(ctx);
      await bookForOther(later(ctx, 35));
      const event = succeeded(await pay(ctx));
      await countPayment(later(ctx, 40), event);
      expect(await bookingNow(ctx)).toMatchObject({ state: "expired", paidCents: 35_000 });
      const due = { amountCents: 35_000, reasonCode: "NO_VEHICLE", isWithinPolicy: true, reference };
      expect(told(world, "refund.due")).toMatchObject([due]);
      expect(told(world, "task.wanted")).toMatchObject([{ kind: "refund_due", subjectId: reference }]);
      expect(told(world, "booking.confirmed")).toEqual([]);

      // The vehicle turns up, and the notice is told again: the money is on its way, so it stays as it is.
      await record(ctx, world);
      await ctx.db.update(vehicleHolds).set({ state: "released" });
      await countPayment(later(ctx, 50), event);
      expect((await bookingNow(ctx)).state).toBe("expired");
      expect(told(world, "refund.due")).toHaveLength(1);
    }));

  test("before anybody noticed, takes the vehicle again, or expires and goes back when another has it", () =>
    inTransaction(async (ctx, world) => {
      await oneSedan(ctx);
      await book(ctx);
      await bookForOther(later(ctx, 31));
      await countPayment(later(ctx, 32), succeeded(await pay(ctx)));
      expect((await bookingNow(ctx)).state).toBe("expired");
      expect(told(world, "refund.due")).toHaveLength(1);
      expect((await holdsNow(ctx)).map(({ state }) => state)).toEqual(["released"]);
    }));

  test("of a booking that was cancelled goes back", () =>
    inTransaction(async (ctx, world) => {
      await oneSedan(ctx);
      await book(ctx);
      await ctx.db.update(bookings).set({ state: "cancelled", cancelledAt: testNow });
      await countPayment(ctx, succeeded(await pay(ctx)));
      expect(told(world, "refund.due")).toMatchObject([{ amountCents: 35_000 }]);
    }));
});

test("a payment somebody is looking at keeps its vehicle", () =>
  inTransaction(async (ctx) => {
    await oneSedan(ctx);
    await book(ctx);
    await pay(ctx, { method: "transfer", state: "proof_submitted" });
    await expireHolds(later(ctx, 31));
    const holdUntil = addMinutes(testNow, 61);
    expect(await bookingNow(ctx)).toMatchObject({ state: "awaiting_payment", holdUntil });
    expect(await holdsNow(ctx)).toMatchObject([{ state: "held", expiresAt: holdUntil }]);
  }));

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

describe("a price that leaves nothing to pay", () => {
  const priced = async (ctx: Context, changes: Partial<typeof bookings.$inferInsert>) => {
    await oneSedan(ctx);
    await book(ctx);
    await ctx.db.update(bookings).set(changes).where(eq(bookings.reference, reference));
    return confirmIfNothingIsDue(ctx, await bookingNow(ctx));
  };

  test.each([
    ["nothing at all", { totalCents: 0 }, "confirmed"],
    ["nothing, where a deposit was agreed", { totalCents: 0, depositCents: 5000 }, "confirmed"],
    ["as much as was paid", { totalCents: 5000, paidCents: 5000 }, "confirmed"],
    ["more than was paid", { totalCents: 5001, paidCents: 5000 }, "awaiting_payment"],
    ["nothing, for a trial run", { totalCents: 0, isTest: true }, "awaiting_payment"],
    ["nothing, for a request", { totalCents: 0, state: "requested" }, "requested"],
  ] as const)("%s", (_what, changes, state) =>
    inTransaction(async (ctx, world) => {
      expect(await priced(ctx, changes)).toMatchObject({ state });
      expect(told(world, "booking.confirmed")).toHaveLength(state === "confirmed" ? 1 : 0);
    }),
  );
});

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
        ...{ id: refundId, bookingId, key, amountCents: 17_500, paidCents: 17_500, state: "succeeded" },
        ...{ reasonCode: "MEDICAL_WAIVER", requestedBy: "system", createdAt: testNow, updatedAt: testNow },
      });
      await noteRefund(ctx, { type: "refund.succeeded", refundId, reference });
      return bookingNow(ctx);
    };
    expect(await back("by the rules")).toMatchObject({ refundedCents: 17_500, feeCents: 17_500 });
    expect(await back("the claim")).toMatchObject({ refundedCents: 35_000, feeCents: 0 });
  }));
