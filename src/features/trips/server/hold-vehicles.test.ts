import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicleAbsences, vehicles } from "#db/schema/fleet.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { accept } from "#domain/result.ts";
import { addDays, localDate, localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { aDriver, aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { openTestSite } from "#testing/test-site.ts";

const haveFleet = (ctx: Context, changes: Parameters<typeof aVehicle>[0]) =>
  ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3, ...changes }));

describe("when the only vehicle is taken", () => {
  const takenBy = async (ctx: Context, state: "held" | "reserved", expiresAt: Date | null) => {
    await haveFleet(ctx, {});
    await createBooking(ctx, aBookingRequest({ first_name: "Pieter" }));
    await ctx.db.update(vehicleHolds).set({ state, expiresAt });
  };

  test.each([
    ["held", "held", new Date("2026-11-20T08:10:00Z")],
    ["reserved", "reserved", null],
  ] as const)("%s, the request is refused with the nearest free pickups", (_how, state, expiresAt) =>
    inTransaction(async (ctx) => {
      await takenBy(ctx, state, expiresAt);
      const refused = await createBooking(ctx, aBookingRequest());
      expect(refused).toMatchObject({ ok: false, reason: "no_vehicle_free" });
      const alternatives = refused.ok ? [] : refused.details?.alternatives;
      expect(alternatives).toEqual([
        "2026-11-28T05:00:00.000Z",
        "2026-11-28T09:00:00.000Z",
        "2026-11-28T09:30:00.000Z",
      ]);
    }),
  );

  test("but the hold has expired, the vehicle is free again and the old hold is released", () =>
    inTransaction(async (ctx) => {
      await takenBy(ctx, "held", new Date("2026-11-20T07:59:00Z"));
      expect(await createBooking(ctx, aBookingRequest())).toMatchObject(accept({ light: "green" }));
      const holds = await ctx.db.select({ state: vehicleHolds.state }).from(vehicleHolds).orderBy(vehicleHolds.id);
      expect(holds).toEqual([{ state: "released" }, { state: "held" }]);
    }));

  test("a larger vehicle is given at the same price", () =>
    inTransaction(async (ctx) => {
      await takenBy(ctx, "reserved", null);
      await haveFleet(ctx, { vehicleClass: "shuttle", seats: 8, bags: 7 });
      expect(await createBooking(ctx, aBookingRequest())).toMatchObject(
        accept({ light: "green", total_cents: 35_000 }),
      );
    }));

  test("a crew that has accepted keeps its vehicle", () =>
    inTransaction(async (ctx) => {
      const [vehicle, driver] = [aVehicle({ vehicleClass: "sedan", seats: 4 }), aDriver()];
      await ctx.db.insert(vehicles).values(vehicle);
      await ctx.db.insert(drivers).values(driver);
      const crew = { vehicleId: vehicle.id, driverId: driver.id };
      await writeTrip(ctx, new Date("2026-11-28T07:15:00Z"), { crew });
      expect(await createBooking(ctx, aBookingRequest())).toMatchObject({ ok: false, reason: "no_vehicle_free" });
    }));
});

describe("a vehicle can be sold only with valid documents and free time", () => {
  const away = (vehicleId: string) => ({
    id: newId(),
    vehicleId,
    kind: "maintenance" as const,
    createdBy: "system",
    createdAt: testNow,
    span: '["2026-11-28T06:00:00Z","2026-11-28T09:00:00Z")',
  });

  type Changes = NonNullable<Parameters<typeof aVehicle>[0]>;
  const cases: readonly (readonly [string, Changes, "green" | "amber"])[] = [
    ["its documents end on the day of the trip", { documentsUntil: localDate("2026-11-28") }, "green"],
    ["they end the day before", { documentsUntil: localDate("2026-11-27") }, "amber"],
    ["one is missing", { documentsUntil: null }, "amber"],
    ["its licence is for staff transport alone", { licenceTypes: ["staff"] }, "amber"],
    ["it is metered", { licenceTypes: ["metered"] }, "green"],
  ];
  test.each(cases)("%s", (_what, changes, light) =>
    inTransaction(async (ctx) => {
      await haveFleet(ctx, changes);
      expect(await createBooking(ctx, aBookingRequest())).toMatchObject(accept({ light }));
      expect(await ctx.db.$count(vehicleHolds)).toBe(light === "green" ? 1 : 0);
    }),
  );

  test("a vehicle without documents is skipped for one with them", () =>
    inTransaction(async (ctx) => {
      await haveFleet(ctx, { documentsUntil: null });
      const good = aVehicle();
      await ctx.db.insert(vehicles).values(good);
      expect(await createBooking(ctx, aBookingRequest())).toMatchObject(accept({ light: "green" }));
      expect(await ctx.db.select().from(vehicleHolds)).toMatchObject([{ vehicleId: good.id }]);
    }));

  test("a vehicle is unavailable while in the workshop, and available before and after", () =>
    inTransaction(async (ctx) => {
      const vehicle = aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 });
      await ctx.db.insert(vehicles).values(vehicle);
      await ctx.db.insert(vehicleAbsences).values(away(vehicle.id));
      const refused = await createBooking(ctx, aBookingRequest());
      expect(refused).toMatchObject({ ok: false, reason: "no_vehicle_free" });
      const [free = ""] = (refused.ok ? undefined : (refused.details?.alternatives as string[])) ?? [];
      expect(free).not.toBe("");
      const { date, time } = { date: localDateOf(new Date(free)), time: localTimeOf(new Date(free)) };
      const later = await createBooking(ctx, aBookingRequest({ pickup_date: date, pickup_time: time }));
      expect(later).toMatchObject(accept({ light: "green" }));
    }));
});

describe("over the network", () => {
  let site: Awaited<ReturnType<typeof openTestSite>>;
  beforeAll(async () => {
    site = await openTestSite();
    await openDatabase(site.pool)
      .insert(vehicles)
      .values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));
  });
  afterAll(() => site.close());

  const submit = async (days: number, number: number, changes: object = {}) => {
    const pickup_date = addDays(localDateOf(new Date()), days);
    const body = { ...aBookingRequest(), pickup_date, email: `guest${number}@example.com`, ...changes };
    const reply = await site.call("create-booking", body);
    return { status: reply.status, body: await reply.json() };
  };
  const submitAtOnce = (count: number, days: number, changes: object = {}) =>
    Promise.all(Array.from({ length: count }, (_, number) => submit(days, number, changes)));

  test.each([2, 200])(
    "of %i customers who want the last vehicle at once, one gets it and the others get an alternative",
    async (count) => {
      const answers = await submitAtOnce(count, 10 + count);
      const [green, refused] = [200, 409].map((status) => answers.filter((one) => one.status === status));
      expect(green?.map(({ body }) => [body.light, body.state])).toEqual([["green", "awaiting_payment"]]);
      expect(refused).toHaveLength(count - 1);
      for (const { body } of refused ?? []) {
        expect(body.error).toBe("no_vehicle_free");
        expect(body.details.alternatives.length).toBeGreaterThan(0);
      }
    },
  );

  test("crossing outbound and return trips never deadlock", async () => {
    const returning = (from: number, to: number) => ({
      pickup_date: addDays(localDateOf(new Date()), from),
      return_date: addDays(localDateOf(new Date()), to),
    });
    const waves = [returning(20, 22), returning(21, 22), returning(20, 21), returning(21, 23)];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, number) => submit(20, number, waves[number % waves.length])),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const { rows } = await site.pool.query("select count(*)::int as legs from vehicle_holds where state = 'held'");
    const { rows: booked } = await site.pool.query("select count(*)::int as trips from trips");
    expect(rows[0].legs).toBe(booked[0].trips);
  });
});
