import { describe, expect, test } from "vitest";
import { bookingMoves, bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { myBooking } from "./my-booking.ts";

const reference = "CTS-7K3M9Q";

describe("one of my bookings", () => {
  test("tells what happened in terms of me and them, and keeps our team’s reasons", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      const booking = aBooking({ reference, state: "cancelled" });
      await ctx.db.insert(bookings).values(booking);
      const move = (minute: number) => ({
        id: newId(),
        bookingId: booking.id,
        createdAt: new Date(testNow.getTime() + minute * 60_000),
      });
      await ctx.db.insert(bookingMoves).values([
        { ...move(0), fromState: null, toState: "requested", actor: "visitor" },
        { ...move(1), fromState: "requested", toState: "quoted", actor: newId() },
        { ...move(2), fromState: "quoted", toState: "awaiting_payment", actor: me.userId },
        { ...move(3), fromState: "awaiting_payment", toState: "cancelled", actor: "system", reason: "FRAUD" },
      ]);
      const answer = await myBooking(me, { reference });
      expect(answer.ok && answer.value.moves.map(({ to_state, by, reason }) => [to_state, by, reason])).toEqual([
        ["requested", "you", null],
        ["quoted", "us", null],
        ["awaiting_payment", "you", null],
        ["cancelled", "system", null],
      ]);
      expect(JSON.stringify(answer)).not.toContain(booking.id);
    }));

  test("can be cancelled freely until twelve hours before", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      await ctx.db.insert(bookings).values(aBooking({ reference, responseDueAt: testNow }));
      expect(await myBooking(me, { reference })).toMatchObject({
        value: {
          free_cancellation_until: "2026-11-27T19:00:00.000Z",
          answer_due_at: testNow.toISOString(),
          vehicle_kind: "Sedan",
          total_cents: null,
        },
      });
    }));

  test.each([
    ["a day before", "2026-11-27T07:00:00Z", { first_name: "Sipho", vehicle: "Toyota Quantum", plate: "CA 1" }],
    ["earlier", "2026-11-27T06:59:00Z", null],
    ["an hour after the trip", "2026-11-28T09:00:00Z", { first_name: "Sipho", photo: null, vehicle_photo: null }],
    ["later", "2026-11-28T09:00:01Z", null],
  ])("names the driver %s: %#", (_when, now, driver) =>
    inTransaction(
      async (ctx) => {
        const me = await askingAs(ctx);
        await insertDrivenBooking(ctx);
        const answer = await myBooking(me, { reference });
        expect(answer.ok && answer.value.trips).toMatchObject([{ leg: 1, state: "assigned", driver }]);
      },
      { now: new Date(now) },
    ),
  );

  test.each([
    ["somebody else's", { email: "pieter@example.com" }],
    ["a draft", { state: "draft" }],
    ["a trial run", { isTest: true }],
  ] as const)("%s is not there", (_what, changes) =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      await ctx.db.insert(bookings).values(aBooking({ reference, ...changes }));
      expect(await myBooking(me, { reference })).toEqual(refuse("not_found"));
    }),
  );

  test("is not there by an address that is not confirmed", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx, { emailConfirmedAt: null });
      await ctx.db.insert(bookings).values(aBooking({ reference }));
      expect(await myBooking(me, { reference })).toEqual(refuse("not_found"));
    }));
});

async function insertDrivenBooking(ctx: Context) {
  const [driverId, vehicleId, tripId] = [newId(), newId(), newId()];
  const booking = aBooking({ reference, state: "confirmed" });
  const [start, end] = [new Date("2026-11-28T07:00:00Z"), new Date("2026-11-28T08:00:00Z")];
  await ctx.db.insert(bookings).values(booking);
  await ctx.db.insert(drivers).values({
    id: driverId,
    firstName: "Sipho",
    lastName: "Ndlovu",
    phone: "+27 82 555 0141",
    email: "s@example.com",
    licenceCode: "B",
    permitExpiresOn: "2027-01-01",
    createdAt: testNow,
  });
  await ctx.db.insert(vehicles).values({
    id: vehicleId,
    plate: "CA 1",
    vehicleClass: "shuttle",
    make: "Toyota",
    model: "Quantum",
    year: 2024,
    seats: 13,
    bags: 13,
    createdAt: testNow,
  });
  await ctx.db.insert(trips).values({
    id: tripId,
    bookingId: booking.id,
    leg: 1,
    state: "assigned",
    pickupLocation: "A",
    destination: "B",
    pickupAt: start,
    plannedEnd: end,
    passengers: 2,
    vehicleClass: "shuttle",
    createdAt: testNow,
  });
  await ctx.db.insert(assignments).values({
    id: newId(),
    tripId,
    driverId,
    vehicleId,
    state: "accepted",
    createdAt: testNow,
    busy: `["${start.toISOString()}","${end.toISOString()}")`,
  });
}
