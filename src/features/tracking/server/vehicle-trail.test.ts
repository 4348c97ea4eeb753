import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { insertPositions, openPositionDays, positionDay } from "./store.ts";
import { tripTrail } from "./trip-trail.ts";
import { vehicleTrail } from "./vehicle-trail.ts";

test("a trail is in order, evenly thinned if long, ends at the latest position, and is logged", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const { vehicleId, driverId, tripId } = await writeTrackedTrip(ctx);
    const start = addMinutes(ctx.now, -420);
    await openPositionDays(ctx.db, [...new Set([start, ctx.now].map(positionDay))]);
    const rows = [...Array(4500).keys()].map((at) => ({
      sourceId: driverId,
      takenAt: addMinutes(start, at / 12),
      receivedAt: ctx.now,
      vehicleId,
      driverId,
      tripId: at < 10 ? tripId : null,
      latitude: -33.9,
      longitude: 18.4 + at / 1e5,
      accuracyM: null,
      speedKmh: 40,
      heading: 90,
      battery: null,
      isSkewed: false,
      dutyUntil: addHours(ctx.now, 1),
      isOnShift: false,
    }));
    await insertPositions(ctx.db, rows.toReversed());
    const seen = await vehicleTrail(ctx, { vehicle_id: vehicleId, from: start.toISOString(), hours: 24 });
    if (!seen.ok) throw new Error(seen.reason);
    expect(seen.value.of).toBe(4500);
    expect(seen.value.points).toHaveLength(1501);
    expect(seen.value.points[1]?.at).toBe(rows[3]?.takenAt.toISOString());
    expect(seen.value.points.at(-1)?.longitude).toBe(rows.at(-1)?.longitude);
    const hour = await vehicleTrail(ctx, { vehicle_id: vehicleId, from: start.toISOString(), hours: 1 });
    expect(hour).toMatchObject({ value: { of: 720 } });
    expect(await tripTrail(ctx, { trip_id: tripId })).toMatchObject({ value: { of: 0 } });
    const viewed = eq(auditLog.action, "positions.viewed");
    const looks = await ctx.db.select().from(auditLog).where(viewed).orderBy(auditLog.id);
    expect(looks.map(({ subjectKind, subjectId }) => [subjectKind, subjectId])).toEqual([
      ["vehicle", vehicleId],
      ["vehicle", vehicleId],
      ["trip", tripId],
    ]);
  }));

test("an unknown vehicle has no trail", () =>
  inTransaction(async (ctx) => {
    const input = { vehicle_id: newId(), from: ctx.now.toISOString(), hours: 1 };
    expect(await vehicleTrail(ctx, input)).toMatchObject({ reason: "not_found" });
  }));
