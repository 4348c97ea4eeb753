import { expect, test } from "vitest";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { writeSeen } from "#testing/builders/dispatch/a-live-trip.ts";
import { asSystem } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { completeSilentTrips } from "./complete-silent-trips.ts";
import { appendEvent } from "./event-store.ts";

const sixHoursAfterEnd = addHours(testNow, -7);

test("six hours after its planned end a silent trip is completed as unverified, with one task to ask the driver", () =>
  inTransaction(async (ctx, world) => {
    const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx);
    const { tripId } = await writeTrip(ctx, sixHoursAfterEnd, {
      crew: { driverId, vehicleId, state: "active" },
      trip: { state: "onboard" },
    });
    for (let round = 0; round < 2; round++) await completeSilentTrips(asSystem(ctx));
    expect((await readTrip(ctx, tripId)).state).toBe("completed_unverified");
    expect(await readAssignments(ctx, tripId)).toMatchObject([{ state: "fulfilled" }]);
    expect(world.events).toMatchObject([{ type: "task.wanted", kind: "verify_trip", subjectId: tripId }]);
  }));

test("a minute earlier it is not, nor is a trip without a driver or one that has ended", () =>
  inTransaction(async (ctx) => {
    const early = await writeTrip(ctx, addMinutes(sixHoursAfterEnd, 1), { trip: { state: "onboard" } });
    const withDriver = ["assigned", "reconfirmed", "en_route", "arrived", "searching", "onboard", "stopover"];
    const others = tripStates.filter((state) => !withDriver.includes(state));
    const ids = [];
    for (const state of others) ids.push((await writeTrip(ctx, sixHoursAfterEnd, { trip: { state } })).tripId);
    await completeSilentTrips(asSystem(ctx));
    expect((await readTrip(ctx, early.tripId)).state).toBe("onboard");
    for (const [at, id] of ids.entries()) expect((await readTrip(ctx, id)).state).toBe(others[at]);
  }));

test.each([
  ["a report of five hours ago", { reportedHoursAgo: 5 }, "onboard"],
  ["a report of seven hours ago", { reportedHoursAgo: 7 }, "completed_unverified"],
  ["a position of this minute", { seenMinutesAgo: 1 }, "onboard"],
  ["a position of an hour ago", { seenMinutesAgo: 60 }, "completed_unverified"],
  ["a phone that is still on twelve hours after the end", { seenMinutesAgo: 1, late: 6 }, "completed_unverified"],
] as const)("hours after its planned end, with %s", (_what, signs, state) =>
  inTransaction(async (ctx) => {
    const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx);
    const start = addHours(sixHoursAfterEnd, "late" in signs ? -signs.late : 0);
    const crew = { driverId, vehicleId, state: "active" as const };
    const { tripId } = await writeTrip(ctx, start, { crew, trip: { state: "onboard" } });
    if ("reportedHoursAgo" in signs) {
      const at = addHours(ctx.now, -signs.reportedHoursAgo);
      await appendEvent(ctx.db, {
        id: ctx.newId(),
        tripId,
        event: "met",
        occurredAt: at,
        receivedAt: at,
        happenedAt: at,
        clockBehindS: 0,
        actor: "system",
        place: null,
        batteryPercent: null,
        outcome: "moved",
        note: "",
      });
    }
    if ("seenMinutesAgo" in signs)
      await writeSeen(ctx, { vehicleId, driverId, tripId }, { minutesAgo: signs.seenMinutesAgo });
    await completeSilentTrips(asSystem(ctx));
    expect((await readTrip(ctx, tripId)).state).toBe(state);
  }),
);
