import { expect, test } from "vitest";
import { readBookingMoves, readTripsOf, writeTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { followEvents } from "#testing/follow-events.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { reactions } from "../../../../reactions.ts";
import { moveTrip } from "../../../trips/server/move-trip.ts";
import { completeBooking } from "./complete-booking.ts";

const started = ["confirmed", "in_progress", "first departure"];
const completed = ["in_progress", "completed", "last drop-off"];

test("the last drop-off completes a booking, once", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["completed", "completed"], { state: "in_progress" });
    const event = { type: "trip.ended", tripId: ctx.newId(), bookingId } as const;
    for (let times = 0; times < 2; times++) await completeBooking(ctx, event);
    expect(await readBookingMoves(ctx, bookingId)).toEqual([completed]);
  }));

test("with a return trip ahead it goes on", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["completed", "assigned"], { state: "in_progress" });
    await completeBooking(ctx, { bookingId });
    expect(await readBookingMoves(ctx, bookingId)).toEqual([]);
  }));

test("heard of before the departure, both are recorded", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["completed"]);
    await completeBooking(ctx, { bookingId });
    expect(await readBookingMoves(ctx, bookingId)).toEqual([["confirmed", "in_progress", "departed"], completed]);
  }));

test("from the driver's departure to the last drop-off, the booking follows its trips", () =>
  inTransaction(async (ctx, world) => {
    const { bookingId } = await writeTripsOf(ctx, ["reconfirmed", "reconfirmed"]);
    for (const { id } of await readTripsOf(ctx, bookingId))
      for (const to of ["en_route", "arrived", "onboard", "completed"] as const) {
        await moveTrip(ctx, { id, to });
        await followEvents(ctx, world, { reactions });
      }
    expect(await readBookingMoves(ctx, bookingId)).toEqual([started, completed]);
  }));
