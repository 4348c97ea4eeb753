import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { rowByReference } from "#testing/builders/booking/at-desk.ts";
import { readTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { followEvents } from "#testing/follow-events.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { reactions } from "../../../../reactions.ts";
import { verifyTrip } from "../../../trips/road/server/verify-trip.ts";
import { followNoShow } from "./follow-no-show.ts";

test("a trip found out to be a no-show ends its booking with the fee, once", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const { tripId, bookingId, reference } = await writeTrip(ctx, addHours(testNow, -9), {
      trip: { state: "completed_unverified" },
      booking: { paidCents: 123_456 },
    });
    const reason = "The guest overslept";
    await verifyTrip(ctx, { trip_id: tripId, version: 1, outcome: "no_show", reason });
    await followEvents(ctx, world, { reactions });
    expect(await rowByReference(ctx, reference)).toMatchObject({ state: "no_show", feeCents: 123_456 });
    expect(await readTripsOf(ctx, bookingId)).toMatchObject([{ state: "no_show", feeCents: 123_456 }]);

    await followNoShow(ctx, { type: "trip.ended", tripId, bookingId });
    expect(await rowByReference(ctx, reference)).toMatchObject({ state: "no_show", feeCents: 123_456 });
  }));

test("with a return trip ahead the booking goes on", () =>
  inTransaction(async (ctx) => {
    const { bookingId, reference, tripId } = await writeTrip(ctx, addHours(testNow, -9), {
      trip: { state: "no_show" },
    });
    await writeTrip(ctx, addHours(testNow, 30), { trip: { bookingId, leg: 2, state: "unassigned" } });
    await followNoShow(ctx, { type: "trip.ended", tripId, bookingId });
    expect(await rowByReference(ctx, reference)).toMatchObject({ state: "confirmed", feeCents: 0 });
  }));
