import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { driverShifts, drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { trips } from "#db/schema/trips.ts";
import { type LocalDate, localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aDriver, aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { overrideGate } from "#testing/builders/dispatch/an-override.ts";
import { inDemo, inTransaction } from "#testing/in-transaction.ts";
import { withoutIds } from "#testing/without-ids.ts";
import { findConflicts } from "../conflict-policy.ts";
import { countStates } from "../count-policy.ts";
import { readBoardTrips } from "./crew-views.ts";
import { dispatchDay } from "./dispatch-day.ts";
import { dispatchWeek } from "./dispatch-week.ts";

const today = localDate("2026-11-20");
const at = (time: string) => new Date(`2026-11-20T${time}:00+02:00`);
async function ask(ctx: Context, date: LocalDate = today) {
  const { value } = await dispatchDay(ctx, { date });
  return { ...value, counts: countStates(value.trips), conflicts: findConflicts(value) };
}

async function aCrew(ctx: Context) {
  const driver = aDriver();
  const vehicle = aVehicle({ plate: "CA 482-117" });
  await ctx.db.insert(drivers).values(driver);
  await ctx.db.insert(vehicles).values(vehicle);
  return { driverId: driver.id, vehicleId: vehicle.id };
}

describe("the dispatcher's day", () => {
  test("starts with what has no driver, then goes by the clock", () =>
    inTransaction(async (ctx) => {
      const crew = await aCrew(ctx);
      const trip = await writeTrip(ctx, at("06:00"), { crew });
      const open = await writeTrip(ctx, at("18:00"));
      const offered = await writeTrip(ctx, at("08:00"), {
        crew: { ...crew, state: "offered" },
        trip: { state: "offered" },
      });
      const { trips, counts } = await ask(ctx);
      expect(trips.map(({ reference }) => reference)).toEqual([open.reference, offered.reference, trip.reference]);
      expect(trips[1]).toMatchObject({ driver: null, offered_to: ["Sipho Ndlovu"] });
      expect(trips[2]).toMatchObject({
        driver: { name: "Sipho Ndlovu" },
        vehicle: { plate: "CA 482-117", name: "Hyundai Staria", seats: 8 },
        passenger_phone: "+27 82 555 0199",
      });
      expect(counts).toMatchObject({ total: 3, unassigned: 1, offered: 1, to_reconfirm: 1 });
    }));

  test("has no conflict any more where someone has decided on it, on the day, in the week and in the live feed", () =>
    inTransaction(async (ctx) => {
      const crew = await aCrew(ctx);
      const { tripId } = await writeTrip(ctx, at("10:00"), { crew });
      await ctx.db.update(drivers).set({ state: "suspended" }).where(eq(drivers.id, crew.driverId));
      expect((await ask(ctx)).conflicts).toMatchObject([{ kind: "driver_away", trips: [tripId] }]);
      await overrideGate(ctx, tripId, [{ kind: "driver_not_active", who: "Sipho Ndlovu" }]);
      const decided = [{ kind: "driver_not_active", who: "Sipho Ndlovu", date: null }];
      expect(await ask(ctx)).toMatchObject({ conflicts: [], trips: [{ decided }] });
      expect(await dispatchWeek(ctx, { date: today })).toMatchObject({ value: { trips: [{ decided }] } });
      expect(await readBoardTrips(ctx.db, [tripId])).toMatchObject([{ decided }]);
    }));

  test("shows what was changed since it was read, twice within one transaction too", () =>
    inTransaction(async (ctx) => {
      const { tripId, bookingId } = await writeTrip(ctx, at("10:00"));
      const shown = async () => (await ask(ctx)).trips.find(({ id }) => id === tripId);
      expect(await shown()).toMatchObject({ passengers: 2 });
      await ctx.db.update(trips).set({ passengers: 3 }).where(eq(trips.id, tripId));
      expect(await shown()).toMatchObject({ passengers: 3 });
      await ctx.db.update(trips).set({ passengers: 4 }).where(eq(trips.id, tripId));
      await ctx.db.update(bookings).set({ lastName: "Adams" }).where(eq(bookings.id, bookingId));
      expect(await shown()).toMatchObject({ passengers: 4, passenger_name: expect.stringContaining("Adams") });
    }));

  test("holds what is on the road that day: from midnight to midnight, and tours that started before", () =>
    inTransaction(async (ctx) => {
      const day = 24 * 60;
      const first = await writeTrip(ctx, at("00:00"));
      const last = await writeTrip(ctx, at("23:59"));
      const tour = await writeTrip(ctx, new Date("2026-11-18T07:00:00+02:00"), { minutes: 3 * day });
      await writeTrip(ctx, new Date("2026-11-19T22:00:00+02:00"), { minutes: 120 });
      await writeTrip(ctx, new Date("2026-11-21T00:00:00+02:00"));
      await writeTrip(ctx, at("10:00"), { booking: { isTest: true } });
      const { trips } = await ask(ctx);
      expect(trips.map(({ reference }) => reference)).toEqual([tour.reference, first.reference, last.reference]);
    }));

  test("has a hire of weeks on each of its days, and on none after", () =>
    inTransaction(async (ctx) => {
      const days = 24 * 60;
      const coach = await writeTrip(ctx, new Date("2026-10-25T08:00:00+02:00"), { minutes: 26 * days + 10 * 60 });
      await writeTrip(ctx, new Date("2026-10-25T08:00:00+02:00"), { minutes: 25 * days + 10 * 60 });
      const { trips } = await ask(ctx);
      expect(trips.map(({ reference }) => reference)).toEqual([coach.reference]);
    }));

  test("shows what a dispatcher has overruled as a conflict, and no money", () =>
    inTransaction(async (ctx) => {
      const crew = await aCrew(ctx);
      const one = await writeTrip(ctx, at("08:00"), { crew });
      const two = await writeTrip(ctx, at("08:30"), { crew: { ...crew, isOverridden: true } });
      const answer = await ask(ctx);
      expect(answer.conflicts).toEqual([
        { kind: "driver_twice", who: "Sipho Ndlovu", trips: [one.tripId, two.tripId] },
        { kind: "vehicle_twice", who: "CA 482-117", trips: [one.tripId, two.tripId] },
      ]);
      expect(withoutIds(answer)).not.toMatch(/123456|cents|price|margin|paid|rate/i);
    }));

  test("has a lane for who can work, and for who drives although they cannot", () =>
    inTransaction(async (ctx) => {
      const crew = await aCrew(ctx);
      const gone = aDriver({ lastName: "Adams", state: "suspended", email: "x@example.com" });
      const away = aDriver({ lastName: "Botha", state: "on_leave", email: "y@example.com" });
      const left = aDriver({ lastName: "Cele", state: "left", email: "z@example.com" });
      await ctx.db.insert(drivers).values([gone, away, left]);
      await writeTrip(ctx, at("08:00"), { crew: { ...crew, driverId: gone.id } });
      const answer = await ask(ctx);
      expect(answer.drivers.map(({ name, is_away }) => [name, is_away])).toEqual([
        ["Sipho Adams", true],
        ["Sipho Botha", true],
        ["Sipho Ndlovu", false],
      ]);
      expect(answer.conflicts.map(({ kind }) => kind)).toEqual(["driver_away"]);
    }));

  test("tells a day off from work at any time", () =>
    inTransaction(async (ctx) => {
      const [planned, free] = [aDriver(), aDriver({ lastName: "Zulu", email: "zulu@example.com" })];
      await ctx.db.insert(drivers).values([planned, free]);
      const monday = { id: ctx.newId(), driverId: planned.id, weekday: 1, starts: "06:00", ends: "14:00" };
      await ctx.db.insert(driverShifts).values(monday);
      const { drivers: lanes } = await ask(ctx);
      expect(lanes.map(({ name, has_shifts, shifts }) => [name, has_shifts, shifts])).toEqual([
        ["Sipho Ndlovu", true, []],
        ["Sipho Zulu", false, []],
      ]);
    }));

  test("of the demo company adds up and has no conflicts", () =>
    inDemo(async (ctx) => {
      const { trips, counts, conflicts, drivers: lanes } = await ask(ctx);
      const { total, ...parts } = counts;
      expect(Object.values(parts).reduce((sum, one) => sum + one, 0)).toBe(total);
      expect(trips).toHaveLength(total);
      expect(total).toBeGreaterThan(5);
      expect(conflicts).toEqual([]);
      expect(lanes).toHaveLength(14);
    }));
});
