import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { PositionReceiver } from "./receive-positions.ts";
import { tripTrail } from "./trip-trail.ts";

test("returns the route of one trip and no other", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const [one, other] = [await writeTrackedTrip(ctx), await writeTrackedTrip(ctx)];
    const receiver = new PositionReceiver(ctx.db);
    const unknown = { accuracyM: null, speedKmh: null, heading: null, battery: null };
    for (const [at, { token }] of [one, other, one].entries())
      await receiver.fromDevice(
        token,
        {
          fixes: [{ key: "", takenAt: addMinutes(ctx.now, at - 5), latitude: -33.9, longitude: 18 + at, ...unknown }],
          sentAt: null,
        },
        ctx.now,
      );
    const seen = await tripTrail(ctx, { trip_id: one.tripId });
    if (!seen.ok) throw new Error(seen.reason);
    expect(seen.value.points.map(({ longitude }) => longitude)).toEqual([18, 20]);
    expect(await tripTrail(ctx, { trip_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
