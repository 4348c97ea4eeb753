import { describe, expect, test } from "vitest";
import { driverAbsences, driverShifts, drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aDriver, aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inDemo, inTransaction } from "#testing/in-transaction.ts";
import { withoutIds } from "#testing/without-ids.ts";
import { dispatchDay } from "./dispatch-day.ts";
import { dispatchWeek } from "./dispatch-week.ts";

/** A Friday; its week is 16 to 22 November. */
const friday = localDate("2026-11-20");
const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00+02:00`);

async function aCrew(ctx: Context) {
  const driver = aDriver();
  const vehicle = aVehicle({ plate: "CA 482-117" });
  await ctx.db.insert(drivers).values(driver);
  await ctx.db.insert(vehicles).values(vehicle);
  return { driverId: driver.id, vehicleId: vehicle.id };
}

describe("the dispatcher's week", () => {
  test("goes from Monday to Sunday by the clock, with tours that started before, and names no price", () =>
    inTransaction(async (ctx) => {
      const crew = await aCrew(ctx);
      const tour = await writeTrip(ctx, at("14", "07:00"), { minutes: 3 * 24 * 60 });
      const first = await writeTrip(ctx, at("16", "00:00"), { crew });
      const last = await writeTrip(ctx, at("22", "23:59"));
      await writeTrip(ctx, at("15", "22:00"), { minutes: 60 });
      await writeTrip(ctx, at("23", "00:00"));
      await writeTrip(ctx, at("18", "10:00"), { booking: { isTest: true } });
      await writeTrip(ctx, at("18", "11:00"), { trip: { state: "planned" } });
      const { value } = await dispatchWeek(ctx, { date: friday });
      expect(value.date).toBe("2026-11-16");
      expect(value.trips.map(({ reference }) => reference)).toEqual([tour.reference, first.reference, last.reference]);
      expect(value.trips[1]).toMatchObject({
        driver: { id: crew.driverId, name: "Sipho Ndlovu" },
        vehicle: { id: crew.vehicleId, plate: "CA 482-117", seats: 8 },
      });
      expect(value.trips[2]).toMatchObject({ driver: null, vehicle: null, part: 1, vehicles: 1 });
      expect(withoutIds(value)).not.toMatch(/123456|cents|price|0199/i);
    }));

  test("still names who drove a trip that is over", () =>
    inTransaction(async (ctx) => {
      const crew = await aCrew(ctx);
      const { tripId } = await writeTrip(ctx, at("18", "08:00"), { crew: { ...crew, state: "fulfilled" } });
      const { value } = await dispatchWeek(ctx, { date: friday });
      expect(value.trips.map(({ id, driver }) => [id, driver?.name])).toEqual([[tripId, "Sipho Ndlovu"]]);
    }));

  test("has every shift of the week once, and leave that touches it", () =>
    inTransaction(async (ctx) => {
      const { driverId } = await aCrew(ctx);
      await ctx.db.insert(driverShifts).values([
        { id: ctx.newId(), driverId, weekday: 1, starts: "06:00", ends: "14:00" },
        { id: ctx.newId(), driverId, weekday: 3, starts: "20:00", ends: "04:00" },
      ]);
      await ctx.db.insert(driverAbsences).values({
        id: ctx.newId(),
        driverId,
        kind: "leave" as const,
        state: "granted" as const,
        createdBy: "test",
        createdAt: ctx.now,
        span: "[2026-11-22T08:00:00Z,2026-11-25T08:00:00Z)",
      });
      const { value } = await dispatchWeek(ctx, { date: friday });
      expect(value.drivers[0]?.has_shifts).toBe(true);
      expect(value.drivers[0]?.shifts).toEqual([
        { from: at("16", "06:00").toISOString(), to: at("16", "14:00").toISOString() },
        { from: at("18", "20:00").toISOString(), to: at("19", "04:00").toISOString() },
      ]);
      expect(value.drivers[0]?.absences).toEqual([
        { kind: "leave", from: "2026-11-22T08:00:00.000Z", to: "2026-11-25T08:00:00.000Z" },
      ]);
    }));

  test("of the demo company is its seven days", () =>
    inDemo(async (ctx) => {
      const { value } = await dispatchWeek(ctx, { date: friday });
      const ids = new Set<string>();
      for (const day of ["16", "17", "18", "19", "20", "21", "22"]) {
        const { trips } = (await dispatchDay(ctx, { date: localDate(`2026-11-${day}`) })).value;
        for (const { id, driver } of trips) {
          ids.add(id);
          expect(value.trips.find((trip) => trip.id === id)?.driver?.name).toBe(driver?.name);
        }
      }
      expect(value.trips).toHaveLength(ids.size);
    }));
});
