import { expect, test } from "vitest";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { statusToShow } from "#domain/booking/progress/booking-status.ts";
import { addHours } from "#domain/time/local-time.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { bookings } from "../schema/booking.ts";
import { trips } from "../schema/trips.ts";
import { bookingStatus } from "./booking-status.ts";

const pairs = tripStates.flatMap((first) => tripStates.map((second) => [first, second] as const));

test("the database and the rules agree on what every booking reads as", () =>
  inTransaction(async ({ db }) => {
    const drawn = [
      ...pairs.flatMap((its) => [false, true].map((isRelief) => ({ state: "in_progress" as const, its, isRelief }))),
      ...bookingStates.map((state) => ({ state, its: ["completed", "assigned"] as const, isRelief: false })),
      ...bookingStates.map((state) => ({ state, its: [] as const, isRelief: false })),
    ].map(({ state, its, isRelief }) => {
      const [id, first] = [newId(), newId()];
      const rows = its.map((tripState, at) => ({
        id: at === 0 ? first : newId(),
        bookingId: id,
        leg: at + 1,
        state: tripState,
        passengers: 2,
        pickupLocation: "Airport",
        destination: "Camps Bay",
        vehicleClass: "sedan" as const,
        createdAt: testNow,
        pickupAt: addHours(testNow, at),
        plannedEnd: addHours(testNow, at + 1),
        ...(isRelief && at === 1 && { leg: 1, part: 2, splitFrom: first }),
        continues: isRelief && at === 1 ? first : null,
      }));
      return { booking: aBooking({ id, state }), rows };
    });
    await db.insert(bookings).values(drawn.map(({ booking }) => booking));
    await db.insert(trips).values(drawn.flatMap(({ rows }) => rows));

    const read = await db.select({ id: bookings.id, status: bookingStatus }).from(bookings);
    const expected = drawn.map(({ booking, rows }) => [booking.id, statusToShow(booking.state, rows)]);
    expect(Object.fromEntries(read.map(({ id, status }) => [id, status]))).toEqual(Object.fromEntries(expected));
  }));
