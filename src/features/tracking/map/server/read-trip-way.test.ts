import { expect, test } from "vitest";
import type { Drive } from "#domain/geography/drive.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { airport, fromTheAirport } from "#testing/builders/dispatch/a-seen-vehicle.ts";
import { writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readTripWay } from "./read-trip-way.ts";

test("returns a trip’s ends, and a line only if it follows roads", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const { tripId: trip_id } = await writeTrackedTrip(ctx);
    await fromTheAirport(ctx, trip_id);
    const hotel = { latitude: -33.9029, longitude: 18.423 };
    expect(await readTripWay(ctx, { trip_id })).toEqual({
      ok: true,
      value: { pickup: airport, dropoff: hotel, radius_m: 300, line: [] },
    });
    const line = [
      [18.6, -33.97],
      [18.42, -33.9],
    ] as const;
    const driveBetween = async (): Promise<Drive> => ({ km: 22, minutes: 24, line, source: "roads" });
    expect(await readTripWay({ ...ctx, map: { ...ctx.map, driveBetween } }, { trip_id })).toMatchObject({
      value: {
        line: [
          { latitude: -33.97, longitude: 18.6 },
          { latitude: -33.9, longitude: 18.42 },
        ],
      },
    });
    expect(await readTripWay(ctx, { trip_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
