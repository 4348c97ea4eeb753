import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { watchRoad } from "#features/tracking/alerts/server/watch-road.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { seeVehicle } from "#testing/builders/dispatch/a-seen-vehicle.ts";
import { writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listTripProblems } from "./list-trip-problems.ts";

test("what is wrong on the road is in the queue, and opens the vehicle on the map", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction, "admin");
    const { vehicleId, reference, token } = await writeTrackedTrip(ctx);
    await seeVehicle(ctx, token, { speedKmh: 150 });
    await watchRoad(ctx);
    const tripProblems = await listTripProblems(ctx);
    expect(tripProblems.filter(({ subject }) => subject === reference)).toMatchObject([
      { trip: "speeding", opens: { kind: "tracking", vehicle: vehicleId }, dueAt: ctx.now },
    ]);
  }));

test("a return trip that isn’t paid is in the queue once its booking is in progress; before, the booking is", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction, "admin");
    const booked = (state: "confirmed" | "in_progress") =>
      writeTrip(ctx, addHours(ctx.now, 20), {
        booking: { state },
        trip: { pickupLocation: "12 Kloof Street, Gardens" },
      });
    const [ahead, begun] = [await booked("confirmed"), await booked("in_progress")];
    const unpaid = (await listTripProblems(ctx)).filter(({ trip }) => trip === "unpaid");
    expect(unpaid.map(({ subject }) => subject)).toEqual([begun.reference]);
    expect(unpaid[0]?.opens).toMatchObject({ kind: "trip", id: begun.tripId });
    expect(ahead.reference).not.toBe(begun.reference);
  }));
