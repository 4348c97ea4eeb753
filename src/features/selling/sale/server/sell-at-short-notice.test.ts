import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { driverAbsences, driverShifts, drivers } from "#db/schema/drivers.ts";
import { settings } from "#db/schema/settings.ts";
import { visitor } from "#domain/account/roles.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { expireHolds } from "#features/booking/holds/server/expire-holds.ts";
import { reserveVehicles } from "#features/booking/server/reserve-vehicles.ts";
import type { Context } from "#platform/context.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction as inOwnTransaction } from "#platform/transaction.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { from, person } from "#testing/builders/booking/a-stranger.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inDemo, inTransaction, testNow } from "#testing/in-transaction.ts";
import { openTestSite } from "#testing/test-site.ts";
import { createBooking } from "./create-booking.ts";
import { priceJourney } from "./price-journey.ts";

/** It is ten on a Friday morning; a customer wants to be met at the airport at eight tonight. */
const tonight = { pickup_date: "2026-11-20", pickup_time: "20:00" } as const;
const tonightAt = new Date("2026-11-20T18:00:00Z");

const sedan = { vehicle: { vehicleClass: "sedan", seats: 4, bags: 3 } } as const;

const lightOf = async (ctx: Context, changes: Parameters<typeof aBookingRequest>[0] = tonight) => {
  const offer = await priceJourney(ctx, aBookingRequest({ ...tonight, ...changes }));
  if (!offer.ok) throw new Error(offer.reason);
  const { light, doubts } = offer.value;
  return doubts.length > 0 ? `${light}: ${doubts.join(" ")}` : light;
};
const onRequest = "amber: short_notice";

const setHours = (ctx: Context, value: Record<string, unknown>) =>
  ctx.db.insert(settings).values({ name: "instantHours", value, updatedAt: testNow });

describe("a trip at shorter notice than usual is confirmed at once", () => {
  test("if a vehicle and a driver are free, and becomes a request otherwise", () =>
    inTransaction(async (ctx) => {
      expect(await lightOf(ctx)).toMatch("amber");
      const { driver_id } = await writeCrew(ctx, sedan);
      expect(await lightOf(ctx)).toBe("green");
      expect(await createBooking(ctx, aBookingRequest(tonight))).toMatchObject({
        ok: true,
        value: { light: "green", state: "awaiting_payment", hold_until: "2026-11-20T08:30:00.000Z" },
      });
      await ctx.db.update(drivers).set({ state: "suspended" }).where(eq(drivers.id, driver_id));
      expect(await lightOf(ctx, { pickup_time: "16:00" })).toBe(onRequest);
    }));

  test.each([
    [
      "two hours ahead in town",
      { pickup_location: "Sea Point", destination: "Gardens", pickup_time: "12:00" },
      "green",
    ],
    ["less than that", { pickup_location: "Sea Point", destination: "Gardens", pickup_time: "11:59" }, onRequest],
    ["two hours ahead at the airport", { pickup_time: "12:00" }, "green"],
    ["six hours ahead to Franschhoek", { destination: "Franschhoek", pickup_time: "16:00" }, "green"],
    ["five hours ahead to Franschhoek", { destination: "Franschhoek", pickup_time: "15:00" }, onRequest],
    [
      "tomorrow’s tour",
      { service_type: "day_tour", offer: "winelands", destination: "", pickup_date: "2026-11-21" },
      "green",
    ],
    [
      "tonight’s tour",
      { service_type: "day_tour", offer: "sunset-photography", destination: "", pickup_time: "16:00" },
      onRequest,
    ],
    [
      "what needs seats on a ferry",
      { service_type: "day_tour", offer: "robben-island", destination: "", pickup_date: "2026-11-21" },
      onRequest,
    ],
    ["an address we do not know", { destination: "Nowhere at all" }, "amber: place_unknown short_notice"],
  ] as const)("%s", (_what, changes, light) =>
    inTransaction(async (ctx) => {
      await writeCrew(ctx, sedan);
      expect(await lightOf(ctx, changes)).toBe(light);
    }),
  );

  test("for the notice that our team has set", () =>
    inTransaction(async (ctx) => {
      await writeCrew(ctx, sedan);
      const { airport } = defaultSettings.instantHours;
      await setHours(ctx, { ...defaultSettings.instantHours, airport: { ...airport, sedan: 11 } });
      expect(await lightOf(ctx)).toBe(onRequest);
      expect(await lightOf(ctx, { pickup_time: "21:00" })).toBe("green");
      expect(await lightOf(ctx, { pickup_location: "Sea Point" })).toBe("green");
    }));
});

describe("a driver is free for it", () => {
  type Busy = (ctx: Context, driverId: string, vehicleId: string) => Promise<unknown>;
  const shift =
    (weekday: number, starts: string, ends: string): Busy =>
    (ctx, driverId) =>
      ctx.db.insert(driverShifts).values({ id: newId(), driverId, weekday, starts, ends });
  const driving =
    (hours: number, minutes = 60): Busy =>
    (ctx, driverId, vehicleId) =>
      writeTrip(ctx, addHours(tonightAt, hours), { minutes, crew: { driverId, vehicleId } });
  const promised =
    (hours: number): Busy =>
    (ctx) =>
      writeTrip(ctx, addHours(tonightAt, hours));
  const away: Busy = (ctx, driverId) =>
    ctx.db.insert(driverAbsences).values({
      id: newId(),
      driverId,
      kind: "leave",
      state: "granted",
      createdBy: "system",
      createdAt: testNow,
      span: `["${testNow.toISOString()}","${addHours(tonightAt, 1).toISOString()}")`,
    });

  test.each<readonly [what: string, busy: Busy, light: string]>([
    ["within the shift of the day", shift(5, "14:00", "23:00"), "green"],
    ["outside the shift", shift(5, "06:00", "15:00"), onRequest],
    ["on a day without a shift", shift(4, "14:00", "23:00"), onRequest],
    ["on leave", away, onRequest],
    ["on another trip", driving(0.5), onRequest],
    ["a trip well before", driving(-4), "green"],
    ["a day that would be too long", driving(-14, 420), onRequest],
    ["promised to someone who was sold a trip at that time", promised(0.5), onRequest],
    ["promised for another time", promised(-4), "green"],
  ])("%s", (_what, busy, light) =>
    inTransaction(async (ctx) => {
      const { driver_id, vehicle_id } = await writeCrew(ctx, sedan);
      await writeCrewless(ctx);
      await busy(ctx, driver_id, vehicle_id);
      expect(await lightOf(ctx)).toBe(light);
    }),
  );

  test("only with documents that allow them to drive", () =>
    inTransaction(async (ctx) => {
      await writeCrew(ctx, { ...sedan, documents: { prdp: null } });
      expect(await lightOf(ctx)).toBe(onRequest);
    }));

  /** A second vehicle, so that only a driver is missing. */
  const writeCrewless = async (ctx: Context) => {
    const { driver_id } = await writeCrew(ctx, sedan);
    await ctx.db.delete(drivers).where(eq(drivers.id, driver_id));
  };
});

describe("the time of a driver is held with the vehicle", () => {
  const twoVehiclesOneDriver = async (ctx: Context) => {
    await writeCrew(ctx, sedan);
    const { driver_id } = await writeCrew(ctx, sedan);
    await ctx.db.delete(drivers).where(eq(drivers.id, driver_id));
  };

  test("until it is paid, and is free again when the hold expires", () =>
    inTransaction(async (ctx) => {
      await twoVehiclesOneDriver(ctx);
      expect(await createBooking(ctx, aBookingRequest(tonight))).toMatchObject({ value: { light: "green" } });
      expect(await lightOf(ctx)).toBe(onRequest);
      const later = { ...ctx, now: addMinutes(testNow, 31) };
      await expireHolds(later);
      expect(await lightOf(later)).toBe("green");
    }));

  test("a payment after the hold expired confirms only if a driver is still free", () =>
    inTransaction(async (ctx) => {
      await twoVehiclesOneDriver(ctx);
      const first = await createBooking(from(ctx, "198.51.100.1"), person(1, tonight));
      const later = { ...ctx, now: addMinutes(testNow, 31) };
      await expireHolds(later);
      const second = await createBooking(from(later, "198.51.100.2"), person(2, tonight));
      expect([first, second]).toMatchObject([{ value: { light: "green" } }, { value: { light: "green" } }]);
      if (!first.ok || !second.ok) throw new Error("Both were sold at once.");
      const isReserved = async (reference: string) => {
        const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.reference, reference));
        return booking && reserveVehicles(later, booking);
      };
      expect(await isReserved(second.value.booking_reference)).toBe(true);
      expect(await isReserved(first.value.booking_reference)).toBe(false);
    }));
});

test("the demo company accepts an airport pickup tonight, and a winelands tour tomorrow", () =>
  inDemo(async (ctx) => {
    expect(await lightOf(ctx)).toBe("green");
    expect(await lightOf(ctx, { pickup_time: "18:00", passengers: 6 })).toBe("green");
    const winelands = { service_type: "day_tour", offer: "winelands", destination: "", pickup_time: "09:00" } as const;
    expect(await lightOf(ctx, { ...winelands, pickup_date: "2026-11-21" })).toBe("green");
  }));

describe("many customers at once", () => {
  let site: Awaited<ReturnType<typeof openTestSite>>;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  test("as many are confirmed as there are drivers; the others become requests", async () => {
    await inOwnTransaction(site.pool, async (db) => {
      for (let nth = 0; nth < 12; nth++) await writeCrew({ db }, sedan);
      const [, , , ...rest] = await db.select({ id: drivers.id }).from(drivers);
      for (const { id } of rest) await db.delete(drivers).where(eq(drivers.id, id));
    });
    const book = (nth: number) =>
      inOwnTransaction(site.pool, async (db) => {
        const world = { ...site.world, clock: () => testNow };
        const caller = { address: `198.51.100.${nth}`, userAgent: "" };
        const { ctx } = createContext(world, { db, actor: visitor, correlationId: "test", caller });
        const created = await createBooking(ctx, person(nth, tonight));
        return created.ok ? created.value.light : created.reason;
      });
    const lights = await Promise.all(Array.from({ length: 12 }, (_, nth) => book(nth)));
    expect(lights.toSorted()).toEqual([...Array<string>(9).fill("amber"), ...Array<string>(3).fill("green")]);
  });
});
