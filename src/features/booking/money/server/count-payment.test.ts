import { render } from "@react-email/render";
import { describe, expect, test } from "vitest";
import { bookingMoves, bookings } from "#db/schema/booking.ts";
import { extras } from "#db/schema/catalogue.ts";
import { trips, vehicleHolds } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import type { Context } from "#platform/context.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import {
  book,
  bookForOther,
  bookingNow,
  eventsOf,
  holdsNow,
  later,
  oneSedan,
  pay,
  record,
  reference,
  succeeded,
} from "#testing/builders/booking/a-paid-booking.ts";
import { anExtra } from "#testing/builders/booking/an-extra.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { sendBookingConfirmed } from "../../booking-emails/server/send-booking-confirmed.ts";
import { expireHolds } from "../../holds/server/expire-holds.ts";
import { countPayment } from "./count-payment.ts";

describe("money that comes in time", () => {
  test("reported three times confirms once: one move, one email, the vehicle is reserved, the trip goes to dispatch", () =>
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
      expect(eventsOf(world, "booking.confirmed")).toHaveLength(1);
      const moves = await ctx.db.select({ to: bookingMoves.toState }).from(bookingMoves).orderBy(bookingMoves.id);
      expect(moves).toEqual([{ to: "awaiting_payment" }, { to: "confirmed" }]);
    }));

  test("the email has the calendar entry, at its first state, and leads to the terms as they read then", () =>
    inTransaction(async (ctx, world) => {
      await oneSedan(ctx);
      await book(ctx);
      await countPayment(ctx, succeeded(await pay(ctx)));
      await sendBookingConfirmed(ctx, { type: "booking.confirmed", reference });
      const [email] = world.emails;
      expect(email).toMatchObject({ key: `booking-confirmed:${reference}`, about: `booking:${reference}` });
      expect(email?.attachments?.[0]?.name).toBe(`${reference}.ics`);
      const calendar = String(email?.attachments?.[0]?.content);
      for (const line of ["METHOD:REQUEST", "SEQUENCE:0", "DTSTART:20261128T070000Z"]) expect(calendar).toContain(line);
      const html = email ? await render(email.content) : "";
      expect(html).toContain('/legal/terms/2026-11?on=2026-11-20"');
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

  test("paid twice: the second payment goes back by rule, once, and on itself", () =>
    inTransaction(async (ctx, world) => {
      await oneSedan(ctx);
      await book(ctx);
      await countPayment(ctx, succeeded(await pay(ctx)));
      const second = succeeded(await pay(ctx));
      await countPayment(ctx, second);
      await record(ctx, world);
      await countPayment(ctx, second);
      expect(await bookingNow(ctx)).toMatchObject({ state: "confirmed", paidCents: 70_000 });
      const due = { amountCents: 35_000, reasonCode: "PAID_TWICE", isWithinPolicy: true, paymentId: second.paymentId };
      expect(eventsOf(world, "refund.due")).toMatchObject([due]);
      expect(eventsOf(world, "task.wanted")).toEqual([]);
    }));

  test("counted together, three payments have two surpluses, each on a payment of its own", () =>
    inTransaction(async (ctx, world) => {
      await oneSedan(ctx);
      await book(ctx);
      const due: object[] = [];
      for (const payment of [await pay(ctx), await pay(ctx), await pay(ctx)]) {
        await countPayment(ctx, succeeded(payment));
        due.push(...eventsOf(world, "refund.due"));
        if (world.events.length > 0) await record(ctx, world);
        world.events.length = 0;
        await countPayment(ctx, succeeded(payment));
        expect(eventsOf(world, "refund.due")).toEqual([]);
      }
      expect(due).toMatchObject([{ amountCents: 35_000 }, { amountCents: 35_000 }]);
      expect(new Set(due.map((one) => Object(one).paymentId)).size).toBe(2);
    }));

  test("counted together, two payments have one surplus", () =>
    inTransaction(async (ctx, world) => {
      await oneSedan(ctx);
      await book(ctx);
      const [first, second] = [succeeded(await pay(ctx)), succeeded(await pay(ctx))];
      await countPayment(ctx, first);
      await record(ctx, world);
      await countPayment(ctx, second);
      expect(eventsOf(world, "refund.due")).toMatchObject([{ amountCents: 35_000 }]);
    }));

  test("cash beyond the price is someone's task: no gateway can return it", () =>
    inTransaction(async (ctx, world) => {
      await oneSedan(ctx);
      await book(ctx);
      await countPayment(ctx, succeeded(await pay(ctx)));
      await countPayment(ctx, succeeded(await pay(ctx, { method: "cash", state: "collected" })));
      expect(eventsOf(world, "refund.due")).toEqual([]);
      expect(eventsOf(world, "task.wanted")).toMatchObject([{ kind: "overpaid", subjectId: reference }]);
    }));

  test("confirms a test booking without a vehicle and without dispatch", () =>
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
      expect(eventsOf(world, "refund.due")).toEqual([]);
    }));

  test("goes back when it is not, once, and a person is notified", () =>
    inTransaction(async (ctx, world) => {
      await expireFirst(ctx);
      await bookForOther(later(ctx, 35));
      const event = succeeded(await pay(ctx));
      await countPayment(later(ctx, 40), event);
      expect(await bookingNow(ctx)).toMatchObject({ state: "expired", paidCents: 35_000 });
      const due = { amountCents: 35_000, reasonCode: "NO_VEHICLE", isWithinPolicy: true, reference };
      expect(eventsOf(world, "refund.due")).toMatchObject([due]);
      expect(eventsOf(world, "task.wanted")).toMatchObject([{ kind: "refund_due", subjectId: reference }]);
      expect(eventsOf(world, "booking.confirmed")).toEqual([]);

      // The vehicle turns up, and the notification is repeated: the money is on its way, so nothing changes.
      await record(ctx, world);
      await ctx.db.update(vehicleHolds).set({ state: "released" });
      await countPayment(later(ctx, 50), event);
      expect((await bookingNow(ctx)).state).toBe("expired");
      expect(eventsOf(world, "refund.due")).toHaveLength(1);
    }));

  test("goes back when others have bought its extra meanwhile, though a vehicle is free", () =>
    inTransaction(async (ctx, world) => {
      await ctx.db.insert(extras).values(anExtra({ id: "cool-box", stock: 1 }));
      await oneSedan(ctx);
      const chosen = { extras: [{ id: "cool-box", quantity: 1 }] };
      expect(await book(ctx, chosen)).toMatchObject({ ok: true });
      await expireHolds(later(ctx, 31));
      await oneSedan(ctx);
      const other = { ...later(ctx, 35), newReference: () => "CTS-BBBBBB" };
      expect(await createBooking(other, aBookingRequest({ first_name: "Pieter", ...chosen }))).toMatchObject({
        ok: true,
      });
      const { totalCents } = await bookingNow(ctx);
      const paid = succeeded(await pay(ctx, { amountCents: totalCents ?? 0 }));
      await countPayment(later(ctx, 40), paid);
      expect(await bookingNow(ctx)).toMatchObject({ state: "expired", paidCents: totalCents });
      const due = { amountCents: totalCents, reasonCode: "CANT_FULFIL_REQUEST", isWithinPolicy: true, reference };
      expect(eventsOf(world, "refund.due")).toMatchObject([due]);
      expect(eventsOf(world, "task.wanted")).toMatchObject([{ kind: "refund_due", subjectId: reference }]);
      expect(eventsOf(world, "booking.confirmed")).toEqual([]);
      expect((await holdsNow(ctx)).map(({ state }) => state)).toEqual(["released"]);
    }));

  test("before anyone noticed, takes the vehicle again, or expires and goes back when another has it", () =>
    inTransaction(async (ctx, world) => {
      await oneSedan(ctx);
      await book(ctx);
      await bookForOther(later(ctx, 31));
      await countPayment(later(ctx, 32), succeeded(await pay(ctx)));
      expect((await bookingNow(ctx)).state).toBe("expired");
      expect(eventsOf(world, "refund.due")).toHaveLength(1);
      expect((await holdsNow(ctx)).map(({ state }) => state)).toEqual(["released"]);
    }));

  test("of a booking that was cancelled goes back", () =>
    inTransaction(async (ctx, world) => {
      await oneSedan(ctx);
      await book(ctx);
      await ctx.db.update(bookings).set({ state: "cancelled", cancelledAt: testNow });
      await countPayment(ctx, succeeded(await pay(ctx)));
      expect(eventsOf(world, "refund.due")).toMatchObject([{ amountCents: 35_000 }]);
    }));
});

test("a payment someone is looking at keeps its vehicle", () =>
  inTransaction(async (ctx) => {
    await oneSedan(ctx);
    await book(ctx);
    await pay(ctx, { method: "transfer", state: "proof_submitted" });
    await expireHolds(later(ctx, 31));
    const holdUntil = addMinutes(testNow, 61);
    expect(await bookingNow(ctx)).toMatchObject({ state: "awaiting_payment", holdUntil });
    expect(await holdsNow(ctx)).toMatchObject([{ state: "held", expiresAt: holdUntil }]);
  }));
