import { expect, test } from "vitest";
import { watchRoad } from "#features/tracking/alerts/server/watch-road.ts";
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
    const found = await listTripProblems(ctx);
    expect(found.filter(({ subject }) => subject === reference)).toMatchObject([
      { trip: "speeding", opens: { kind: "tracking", vehicle: vehicleId }, dueAt: ctx.now },
    ]);
  }));
