import { expect, test } from "vitest";
import { driverMoves, drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aDriverDocument, aDriverOnRecord, allDocuments } from "#testing/builders/people/a-driver-on-record.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { changeDriverStatus } from "./change-driver-status.ts";

test("only a driver with everything verified can become active", () =>
  inTransaction(async (ctx) => {
    const id = await aDriverOnRecord(ctx, { state: "onboarding" });
    const activate = () => changeDriverStatus(ctx, { driver_id: id, version: 1, to: "active", reason: "" });
    await aDriverDocument(ctx, id, "drivers_licence");
    await aDriverDocument(ctx, id, "prdp", { state: "uploaded" });
    expect(await activate()).toMatchObject({
      reason: "not_ready",
      details: { missing: ["Professional driving permit (PrDP): waiting to be verified"] },
    });
    await aDriverDocument(ctx, id, "prdp");
    expect(await activate()).toMatchObject({ ok: true, value: { state: "active", version: 2 } });
    expect(await ctx.db.select().from(driverMoves)).toMatchObject([{ fromState: "onboarding", toState: "active" }]);
  }));

test("a driver with future trips can’t leave, and a suspension creates a task to reassign them", () =>
  inTransaction(async (ctx, world) => {
    const id = await aDriverOnRecord(ctx);
    const vehicle = aVehicle();
    await ctx.db.insert(vehicles).values(vehicle);
    const { reference } = await writeTrip(ctx, addHours(testNow, 5), { crew: { driverId: id, vehicleId: vehicle.id } });
    const change = (to: "left" | "suspended", version: number) =>
      changeDriverStatus(ctx, { driver_id: id, version, to, reason: "Moved to Durban" });
    expect(await change("left", 1)).toMatchObject({ reason: "has_trips", details: { references: [reference] } });
    expect(await change("suspended", 1)).toMatchObject({ ok: true });
    expect(world.events).toMatchObject([
      { type: "task.wanted", kind: "find_driver", title: "Sipho Ndlovu is suspended: 1 trip needs another driver" },
    ]);
  }));

test("a driver who leaves is recorded with the day and the reason, and returns through onboarding", () =>
  inTransaction(async (ctx) => {
    const id = await aDriverOnRecord(ctx);
    await allDocuments(ctx, id);
    await changeDriverStatus(ctx, { driver_id: id, version: 1, to: "left", reason: "Retired" });
    expect(await ctx.db.select().from(drivers)).toMatchObject([{ state: "left", leftAt: testNow }]);
    const back = await changeDriverStatus(ctx, { driver_id: id, version: 2, to: "active", reason: "" });
    expect(back).toMatchObject({ reason: "not_possible" });
    await changeDriverStatus(ctx, { driver_id: id, version: 2, to: "onboarding", reason: "" });
    expect(await ctx.db.select().from(drivers)).toMatchObject([{ state: "onboarding", leftAt: null }]);
  }));

test.each([
  ["a suspension without a reason", { to: "suspended" as const, version: 1 }, "reason_missing"],
  ["a status decided on an old screen", { to: "on_leave" as const, version: 7 }, "changed_meanwhile"],
])("%s is refused", (_, { to, version }, reason) =>
  inTransaction(async (ctx) => {
    const id = await aDriverOnRecord(ctx);
    expect(await changeDriverStatus(ctx, { driver_id: id, version, to, reason: "" })).toMatchObject({ reason });
  }),
);
