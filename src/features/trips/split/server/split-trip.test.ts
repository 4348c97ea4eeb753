import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { tripNotes, trips, vehicleHolds } from "#db/schema/trips.ts";
import { addDays, addHours, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { readParts, splitOver, twoVehicles, writeLargeTrip } from "#testing/builders/dispatch/a-split-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { assignTrip } from "../../assign/server/assign-trip.ts";
import { moveTrip } from "../../server/move-trip.ts";
import { sendPartToDriver } from "./send-part-to-driver.ts";
import { splitTrip } from "./split-trip.ts";

const noon = momentOf(addDays(localDateOf(testNow), 1), localTime("12:00"));
const coach = { vehicleClass: "luxury_coach", seats: 22, bags: 22 } as const;
const bus = { vehicleClass: "luxury_coach", seats: 13, bags: 13 } as const;

async function give(ctx: Context, tripId: string, crew: { driver_id: string; vehicle_id: string }) {
  const { version } = await readTrip(ctx, tripId);
  return assignTrip(ctx, { trip_id: tripId, version, ...crew });
}

test("a leg is split over two vehicles: passengers, bags and price add up, and each needs a driver", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const { tripId, bookingId } = await writeLargeTrip(ctx, noon);
    const answer = await splitTrip(ctx, { trip_id: tripId, version: 1, parts: [...twoVehicles] });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        trips: [
          { trip_id: tripId, version: 2, state: "unassigned", passengers: 13, bags: 9 },
          { version: 1, state: "unassigned", passengers: 7, bags: 6 },
        ],
      },
    });
    expect(await readParts(ctx, bookingId)).toEqual([
      ["unassigned", 13, 9, 650_000],
      ["unassigned", 7, 6, 350_000],
    ]);
    const [, second] = await ctx.db.select().from(trips).where(eq(trips.bookingId, bookingId)).orderBy(trips.part);
    expect(second).toMatchObject({ splitFrom: tripId, leg: 1, part: 2, pickupAt: noon, feeCents: 0 });
    const [note] = await ctx.db.select().from(tripNotes).where(eq(tripNotes.tripId, tripId));
    expect(note?.text).toBe("Split over 2 vehicles: 13 passengers, 9 bags; 7 passengers, 6 bags");
    expect(world.events).toMatchObject([{ type: "trip.parts_changed", tripId, bookingId, tripIds: [] }]);
  }));

test("its driver keeps the first vehicle and gets the new load", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const { tripId, reference } = await writeLargeTrip(ctx, noon);
    await give(ctx, tripId, await writeCrew(ctx, { vehicle: coach }));
    await splitOver(ctx, tripId);
    expect(await readTrip(ctx, tripId)).toMatchObject({ state: "assigned", passengers: 13 });
    const event = world.events.at(-1);
    if (event?.type !== "trip.parts_changed") throw new Error("No event was emitted.");
    await sendPartToDriver(ctx, event);
    await sendPartToDriver(ctx, { ...event, tripIds: [] });
    expect(world.emails).toMatchObject([
      { to: "sipho@example.com", subject: `Trip ${reference}: your passengers have changed` },
    ]);
  }));

test("it is split differently: a third vehicle joins, and one that is too small is freed", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { tripId, bookingId } = await writeLargeTrip(ctx, noon);
    const [, secondId = ""] = await splitOver(ctx, tripId);
    await give(ctx, secondId, await writeCrew(ctx, { vehicle: { seats: 7, bags: 7 } }));
    await splitOver(ctx, tripId, [
      { passengers: 8, bags: 5 },
      { passengers: 8, bags: 5 },
      { passengers: 4, bags: 5 },
    ]);
    expect(await readParts(ctx, bookingId)).toEqual([
      ["unassigned", 8, 5, 400_000],
      ["unassigned", 8, 5, 400_000],
      ["unassigned", 4, 5, 200_000],
    ]);
    expect((await readAssignments(ctx, secondId)).map(({ state }) => state)).toEqual(["removed"]);
    await splitOver(ctx, tripId);
    expect((await readParts(ctx, bookingId)).map(([state]) => state)).toEqual([
      "unassigned",
      "unassigned",
      "cancelled",
    ]);
  }));

describe("the gate", () => {
  test("checks each vehicle for its own passengers and bags, and gives no vehicle to two parts at once", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const { tripId } = await writeLargeTrip(ctx, noon);
      const small = await writeCrew(ctx, { vehicle: bus });
      expect(await give(ctx, tripId, small)).toMatchObject({ ok: false, reason: "blocked" });
      const [, secondId = ""] = await splitOver(ctx, tripId);
      expect(await give(ctx, tripId, small)).toMatchObject({ ok: true });
      const again = await give(ctx, secondId, { ...small, driver_id: (await writeCrew(ctx)).driver_id });
      expect(again).toMatchObject({ ok: false, details: { reasons: [{ kind: "vehicle_busy" }] } });
    }));

  test("a vehicle reserved by the sale can drive any part, and is freed once all parts have one", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const { tripId, bookingId } = await writeLargeTrip(ctx, noon);
      const [sold, other] = [await writeCrew(ctx, { vehicle: coach }), await writeCrew(ctx, { vehicle: bus })];
      await ctx.db.insert(vehicleHolds).values({
        id: newId(),
        bookingId,
        leg: 1,
        vehicleId: sold.vehicle_id,
        state: "reserved",
        createdAt: testNow,
        busy: `["${noon.toISOString()}","${addHours(noon, 2).toISOString()}")`,
      });
      const [, secondId = ""] = await splitOver(ctx, tripId);
      const states = async () =>
        (await ctx.db.select().from(vehicleHolds).orderBy(vehicleHolds.state)).map(({ state, vehicleId }) => [
          state,
          vehicleId,
        ]);
      expect(await give(ctx, secondId, sold)).toMatchObject({ ok: true });
      expect(await states()).toEqual([
        ["assigned", sold.vehicle_id],
        ["reserved", sold.vehicle_id],
      ]);
      expect(await give(ctx, tripId, other)).toMatchObject({ ok: true });
      expect((await states()).map(([state]) => state)).toEqual(["assigned", "assigned", "released"]);
    }));
});

test.each([
  [
    "people are left behind",
    {
      parts: [
        { passengers: 13, bags: 9 },
        { passengers: 6, bags: 6 },
      ],
    },
    "sums_differ",
  ], // prettier-ignore
  [
    "bags are left behind",
    {
      parts: [
        { passengers: 13, bags: 9 },
        { passengers: 7, bags: 5 },
      ],
    },
    "sums_differ",
  ], // prettier-ignore
  ["the screen is out of date", { version: 7 }, "changed_meanwhile"],
  ["there is no such trip", { trip_id: newId() }, "not_found"],
])("is refused if %s", (_why, changes, reason) =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { tripId } = await writeLargeTrip(ctx, noon);
    const answer = await splitTrip(ctx, { trip_id: tripId, version: 1, parts: [...twoVehicles], ...changes });
    expect(answer).toMatchObject({ ok: false, reason });
  }),
);

test("is refused once one of its vehicles has departed", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { tripId } = await writeLargeTrip(ctx, noon);
    const [, secondId = ""] = await splitOver(ctx, tripId);
    await give(ctx, secondId, await writeCrew(ctx));
    for (const to of ["reconfirmed", "en_route"] as const) await moveTrip(ctx, { id: secondId, to });
    const { version } = await readTrip(ctx, tripId);
    const answer = await splitTrip(ctx, { trip_id: tripId, version, parts: [...twoVehicles].reverse() });
    expect(answer).toMatchObject({ ok: false, reason: "not_possible" });
  }));
