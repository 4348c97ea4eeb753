import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { geofenceVisits, positions, roadAlerts } from "#db/schema/tracking.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { keepPositionDays } from "./keep-position-days.ts";
import { findStoredDays } from "./retention-store.ts";
import { insertPositions, openPositionDays, positionDay } from "./store.ts";

/** Writes a position every twenty seconds for three minutes at noon, so many days ago. */
async function writeDay(ctx: Context, vehicleId: string, daysAgo: number) {
  const day = positionDay(addHours(ctx.now, -24 * daysAgo));
  await openPositionDays(ctx.db, [day]);
  const noon = Date.parse(`${day}T12:00:00Z`);
  const sourceId = newId();
  await insertPositions(
    ctx.db,
    [...Array(9).keys()].map((at) => ({
      sourceId,
      takenAt: new Date(noon + at * 20_000),
      receivedAt: ctx.now,
      vehicleId,
      driverId: null,
      tripId: null,
      latitude: -33.9,
      longitude: 18.4,
      isSkewed: false,
      accuracyM: null,
      speedKmh: null,
      heading: null,
      battery: null,
      dutyUntil: ctx.now,
      isOnShift: false,
    })),
  );
  return { day, sourceId };
}

test("partitions are created ahead; after ninety days one position a minute is left, after a year none", () =>
  inTransaction(async (ctx) => {
    const { vehicleId } = await writeTrackedTrip(ctx);
    const fresh = await writeDay(ctx, vehicleId, 90);
    const old = await writeDay(ctx, vehicleId, 91);
    const ancient = await writeDay(ctx, vehicleId, 366);
    // A second run changes nothing.
    await keepPositionDays(ctx);
    await keepPositionDays(ctx);
    const left = async ({ sourceId }: { sourceId: string }) =>
      ctx.db.$count(positions, eq(positions.sourceId, sourceId));
    expect([await left(fresh), await left(old), await left(ancient)]).toEqual([9, 3, 0]);
    const days = await findStoredDays(ctx.db);
    expect(days).toContainEqual({ kind: "thin", day: old.day });
    expect(days).toContainEqual({ kind: "raw", day: fresh.day });
    expect(days.map(({ day }) => day)).not.toContain(ancient.day);
    for (const ahead of [0, 1, 2, 3])
      expect(days).toContainEqual({ kind: "raw", day: positionDay(addHours(ctx.now, 24 * ahead)) });
  }));

test("visits and alerts are deleted with the positions, after a year", () =>
  inTransaction(async (ctx) => {
    const { vehicleId, tripId } = await writeTrackedTrip(ctx);
    for (const days of [364, 366]) {
      const at = addHours(ctx.now, -24 * days);
      const visit = { id: newId(), place: "pickup" as const, ofId: tripId, vehicleId, tripId };
      await ctx.db.insert(geofenceVisits).values({ ...visit, enteredAt: at, leftAt: at });
      const alert = { id: newId(), kind: "stopped" as const, tripId, vehicleId };
      await ctx.db.insert(roadAlerts).values({ ...alert, since: at, raisedAt: at, clearedAt: at });
    }
    await keepPositionDays(ctx);
    const left = [
      await ctx.db.$count(geofenceVisits, eq(geofenceVisits.vehicleId, vehicleId)),
      await ctx.db.$count(roadAlerts, eq(roadAlerts.vehicleId, vehicleId)),
    ];
    expect(left).toEqual([1, 1]);
  }));
