import { expect, test } from "vitest";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { readBookingMoves, writeTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { startBooking } from "./start-booking.ts";

test("the first departure starts a booking, once", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["en_route", "unassigned"]);
    const event = { type: "trip.departed", tripId: ctx.newId(), bookingId } as const;
    for (let times = 0; times < 2; times++) await startBooking(ctx, event);
    expect(await readBookingMoves(ctx, bookingId)).toEqual([["confirmed", "in_progress", "first departure"]]);
  }));

test("a driver who was released meanwhile has started nothing", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["unassigned"]);
    await startBooking(ctx, { type: "trip.departed", tripId: ctx.newId(), bookingId });
    expect(await readBookingMoves(ctx, bookingId)).toEqual([]);
  }));

test.each<BookingState>(["cancelled", "completed", "no_show"])("one that is %s stays so", (state) =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["en_route"], { state });
    await startBooking(ctx, { type: "trip.departed", tripId: ctx.newId(), bookingId });
    expect(await readBookingMoves(ctx, bookingId)).toEqual([]);
  }),
);
