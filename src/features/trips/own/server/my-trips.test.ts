import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { lateNotices } from "#db/schema/live.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aDriver, aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { overrideGate } from "#testing/builders/dispatch/an-override.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { withoutIds } from "#testing/without-ids.ts";
import type { PageOfTrips } from "../contract.ts";
import { myTrip } from "./my-trip.ts";
import { myTrips } from "./my-trips.ts";

/** A signed-in driver with a vehicle, and a function that assigns them trips. */
async function aDriverAtWork(ctx: Context, changes: Partial<typeof drivers.$inferInsert> = {}) {
  const me = await askingAs(ctx);
  const driver = aDriver({ userId: me.userId, ...changes });
  const vehicle = aVehicle();
  await ctx.db.insert(drivers).values(driver);
  await ctx.db.insert(vehicles).values(vehicle);
  return { me, crew: { driverId: driver.id, vehicleId: vehicle.id } };
}

async function ask(ctx: Context, input: PageOfTrips = { when: "ahead" }) {
  const answer = await myTrips(ctx, input);
  return answer.value;
}
const hoursAhead = (hours: number) => addHours(testNow, hours);

describe("a driver's trips", () => {
  test.each([
    ["New Year", "2026-12-31T21:55:00Z", "2026-12-31T22:50:00Z"],
    ["the end of a month", "2026-11-30T21:55:00Z", "2026-11-30T22:50:00Z"],
    ["a midnight two hours before Greenwich’s", "2026-11-20T21:00:00Z", "2026-11-20T22:30:00Z"],
    ["the afternoon after", "2026-11-20T19:00:00Z", "2026-11-21T13:00:00Z"],
  ])("that have started are ahead until they end, no matter the date: over %s", (_when, pickup, later) =>
    inTransaction(async (ctx) => {
      const { me, crew } = await aDriverAtWork(ctx);
      const start = new Date(pickup);
      const { tripId } = await writeTrip(ctx, start, { crew, minutes: 4, trip: { state: "onboard" } });
      await writeTrip(ctx, addHours(new Date(later), 4), { crew });
      const at = { ...me, now: new Date(later) };
      expect((await ask(at)).trips.map(({ id }) => id)[0]).toBe(tripId);
      expect((await ask(at, { when: "past" })).trips).toEqual([]);
      await ctx.db.update(trips).set({ state: "completed" }).where(eq(trips.id, tripId));
      expect((await ask(at)).trips.map(({ id }) => id)).not.toContain(tripId);
      expect((await ask(at, { when: "past" })).trips.map(({ id }) => id)).toEqual([tripId]);
    }),
  );

  test("show the passengers’ last message that they are late, until they have been met", () =>
    inTransaction(async (ctx) => {
      const { me, crew } = await aDriverAtWork(ctx);
      const { tripId } = await writeTrip(ctx, hoursAhead(1), { crew, trip: { state: "arrived" } });
      const late = async () => (await ask(me)).trips[0]?.late;
      expect(await late()).toBeNull();
      for (const [minutes, ago] of [
        [45, 5],
        [10, 20],
      ] as const)
        await ctx.db
          .insert(lateNotices)
          .values({ id: ctx.newId(), tripId, minutes, createdAt: addMinutes(testNow, -ago) });
      expect(await late()).toEqual({ minutes: 45, reported_at: addMinutes(testNow, -5).toISOString() });
      await ctx.db.update(trips).set({ state: "onboard" }).where(eq(trips.id, tripId));
      expect(await late()).toBeNull();
    }));

  test("are only the driver's own, never a colleague's or a test booking's", () =>
    inTransaction(async (ctx) => {
      const { me, crew } = await aDriverAtWork(ctx);
      const colleague = aDriver({ email: "other@example.com" });
      await ctx.db.insert(drivers).values(colleague);
      const mine = await writeTrip(ctx, hoursAhead(5), { crew });
      await writeTrip(ctx, hoursAhead(9), { crew: { ...crew, driverId: colleague.id } });
      await writeTrip(ctx, hoursAhead(12), { crew, booking: { isTest: true } });
      expect((await ask(me)).trips.map(({ reference }) => reference)).toEqual([mine.reference]);
    }));

  test("contain no prices", () =>
    inTransaction(async (ctx) => {
      const { me, crew } = await aDriverAtWork(ctx);
      await writeTrip(ctx, hoursAhead(1), { crew, booking: { totalCents: 987_654, paidCents: 456_789 } });
      const sent = withoutIds(await ask(me));
      expect(sent).not.toMatch(/987|9876|4567|cents|price|total|paid|rate/i);
    }));

  test.each([
    ["a minute before the fourth hour before", -4 * 60 - 1, false, "completed"],
    ["four hours before", -4 * 60, true, "completed"],
    ["at the pickup", 0, true, "completed"],
    ["an hour after its end", 9 * 60, true, "completed"],
    ["a minute later", 9 * 60 + 1, false, "completed"],
    ["a minute later, as the trip runs late", 9 * 60 + 1, true, "onboard"],
  ] as const)("contain the passenger's number until the trip has ended: %s", (_when, minutes, isSeen, state) =>
    inTransaction(async (ctx) => {
      const { me, crew } = await aDriverAtWork(ctx);
      await writeTrip(ctx, testNow, { crew, minutes: 8 * 60, trip: { state } });
      const { trips } = await ask({ ...me, now: addMinutes(testNow, minutes) });
      expect(trips.map(({ passenger_phone }) => passenger_phone)).toEqual([isSeen ? "+27 82 555 0199" : null]);
      expect(trips[0]?.passenger_name).toBe("Thandi Mokoena");
    }),
  );

  test("name the passenger from two days before, and until then only place and time", () =>
    inTransaction(async (ctx) => {
      const { me, crew } = await aDriverAtWork(ctx);
      const booking = { specialRequirements: "Flight BA 59, landing 07:15" };
      await writeTrip(ctx, hoursAhead(48), { crew, booking });
      await writeTrip(ctx, addMinutes(hoursAhead(48), 90), { crew, booking });
      const { trips } = await ask(me);
      expect(trips.map(({ passenger_name, notes, flight }) => [passenger_name, notes, flight])).toEqual([
        ["Thandi Mokoena", "Flight BA 59, landing 07:15", "BA 59"],
        [null, null, null],
      ]);
      expect(trips[1]?.pickup_location).toBe("Cape Town International Airport");
    }));

  test("that are only offered say so, without name or address", () =>
    inTransaction(async (ctx) => {
      const { me, crew } = await aDriverAtWork(ctx);
      await writeTrip(ctx, hoursAhead(3), {
        crew: { ...crew, state: "offered" },
        trip: { state: "offered", pickupLocation: "12 Kloof Street, Gardens", destination: "1 Nowhere Road" },
      });
      const { trips } = await ask(me);
      expect(trips[0]).toMatchObject({ is_offer: true, passenger_name: null, passenger_phone: null });
      expect(trips[0]).toMatchObject({ pickup_location: "Gardens", destination: "Shown once accepted", stops: [] });
    }));

  test.each(["declined", "expired", "withdrawn", "released", "removed", "replaced"] as const)(
    "are not those that were %s",
    (state) =>
      inTransaction(async (ctx) => {
        const { me, crew } = await aDriverAtWork(ctx);
        await writeTrip(ctx, hoursAhead(3), { crew: { ...crew, state } });
        expect((await ask(me)).trips).toEqual([]);
      }),
  );

  test("part at midnight in Cape Town; the past goes back thirty days, the latest first", () =>
    inTransaction(async (ctx) => {
      const { me, crew } = await aDriverAtWork(ctx);
      const write = async (start: string, minutes = 60) =>
        (await writeTrip(ctx, new Date(start), { crew: { ...crew, state: "fulfilled" }, minutes })).reference;
      const thisMorning = await write("2026-11-19T22:30:00Z");
      const overMidnight = await write("2026-11-19T21:30:00Z");
      const yesterday = await write("2026-11-19T08:00:00Z");
      const weeksAgo = await write("2026-10-22T08:00:00Z");
      await write("2026-10-20T08:00:00Z");
      const references = async (when: "ahead" | "past") =>
        (await ask(me, { when })).trips.map(({ reference }) => reference);
      expect(await references("ahead")).toEqual([overMidnight, thisMorning]);
      expect(await references("past")).toEqual([yesterday, weeksAgo]);
    }));

  test("come in pages of thirty, each trip once, even if several start together", () =>
    inTransaction(async (ctx) => {
      const { me, crew } = await aDriverAtWork(ctx);
      for (let at = 0; at < 65; at++) {
        const start = hoursAhead(1 + Math.floor(at / 4));
        await writeTrip(ctx, start, { crew: { ...crew, isOverridden: true } });
      }
      const seen: string[] = [];
      let after: string | undefined;
      for (let page = 0; page < 3; page++) {
        const answer = await ask(me, { when: "ahead", after });
        seen.push(...answer.trips.map(({ id }) => id));
        after = answer.next ?? undefined;
      }
      expect(after).toBeUndefined();
      expect(seen).toHaveLength(65);
      expect(new Set(seen).size).toBe(65);
    }));

  test.each(["suspended", "left", "invited"] as const)("are not shown to a driver who is %s", (state) =>
    inTransaction(async (ctx) => {
      const { me, crew } = await aDriverAtWork(ctx, { state });
      await writeTrip(ctx, hoursAhead(3), { crew });
      expect((await ask(me)).trips).toEqual([]);
    }),
  );

  test("of a suspended driver are those that a super-user let them keep", () =>
    inTransaction(async (ctx) => {
      const { me, crew } = await aDriverAtWork(ctx, { state: "suspended" });
      const [kept] = [await writeTrip(ctx, hoursAhead(3), { crew }), await writeTrip(ctx, hoursAhead(9), { crew })];
      const seen = async () => (await ask(me)).trips.map(({ reference }) => reference);
      await overrideGate(ctx, kept.tripId, [{ kind: "document_missing" }]);
      expect(await seen(), "another matter was decided").toEqual([]);
      await overrideGate(ctx, kept.tripId, [{ kind: "driver_not_active" }]);
      expect(await seen()).toEqual([kept.reference]);
      expect(await myTrip(me, { trip_id: kept.tripId })).toMatchObject({ ok: true });
    }));

  test("of a driver suspended while driving stay until the passengers have arrived", () =>
    inTransaction(async (ctx) => {
      const { me, crew } = await aDriverAtWork(ctx, { state: "suspended" });
      const onRoad = { trip: { state: "onboard" }, crew: { ...crew, state: "active" } } as const;
      const driven = await writeTrip(ctx, hoursAhead(-1), onRoad);
      await writeTrip(ctx, hoursAhead(9), { crew });
      const seen = async () => (await ask(me)).trips.map(({ reference }) => reference);
      expect(await seen()).toEqual([driven.reference]);
      await ctx.db.update(assignments).set({ state: "fulfilled" }).where(eq(assignments.tripId, driven.tripId));
      expect(await seen()).toEqual([]);
    }));

  test("are empty for an account without a driver's record", () =>
    inTransaction(async (ctx) => {
      const { crew } = await aDriverAtWork(ctx);
      await writeTrip(ctx, hoursAhead(3), { crew });
      const stranger = await askingAs(ctx, { email: "new@example.com" });
      expect(await ask(stranger)).toEqual({ trips: [], next: null });
    }));
});
