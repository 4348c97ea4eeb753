import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { tripEvents } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { readTripRecord } from "./read-trip-record.ts";
import { recordTripEvent } from "./record-trip-event.ts";

test("our team sees what was reported, by whom, and which report was altered afterwards", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx);
    const { tripId: trip_id } = await writeTrip(ctx, addHours(testNow, 1), { crew: { driverId, vehicleId } });
    for (const event of ["depart", "arrive"] as const)
      await recordTripEvent(ctx, { trip_id, version: (await readTrip(ctx, trip_id)).version, event, reason: event });
    const read = await readTripRecord(ctx, { trip_id });
    expect(read.value).toMatchObject({
      events: [
        { event: "depart", outcome: "moved", note: "depart", happened_at: testNow.toISOString(), place: null },
        { event: "arrive", by: expect.any(String), clock_behind_s: 0, battery_percent: null },
      ],
      altered_id: null,
    });
    await ctx.db.update(tripEvents).set({ actor: newId() }).where(eq(tripEvents.event, "arrive"));
    const after = await readTripRecord(ctx, { trip_id });
    expect(after.value).toMatchObject({ altered_id: read.value.events[1]?.id, events: [{}, { by: null }] });
  }));

test("a trip without reports has an empty record", () =>
  inTransaction(async (ctx) => {
    expect(await readTripRecord(ctx, { trip_id: newId() })).toEqual({
      ok: true,
      value: { events: [], altered_id: null },
    });
  }));
