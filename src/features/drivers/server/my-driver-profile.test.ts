import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import { markMyThreadRead } from "#features/messages/server/mark-my-thread-read.ts";
import { sendMessageToDriver } from "#features/messages/server/send-message-to-driver.ts";
import { aDriver, aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverAsking } from "#testing/builders/dispatch/a-driver-asking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { myDriverProfile } from "./my-driver-profile.ts";

test("a driver reads their own record, with each of today’s vehicles once, in trip order", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx);
    const driver = aDriver({ userId: me.userId, permitExpiresOn: "2026-12-20" });
    const [van, car, other] = [aVehicle({ plate: "CA 1" }), aVehicle({ plate: "CA 2" }), aVehicle({ plate: "CA 3" })];
    await ctx.db.insert(drivers).values(driver);
    await ctx.db.insert(vehicles).values([van, car, other]);
    const give = (hours: number, vehicleId: string) =>
      writeTrip(ctx, addHours(testNow, hours), { crew: { driverId: driver.id, vehicleId } });
    await give(6, van.id);
    await give(2, car.id);
    await give(4, car.id);
    await give(30, other.id);

    const { value } = await myDriverProfile(me);
    expect(value.driver).toMatchObject({
      name: "Sipho Ndlovu",
      state: "active",
      permit: { days_left: 30, standing: "runs_out_soon" },
      provider: null,
    });
    expect(value.driver?.vehicles_today.map(({ plate }) => plate)).toEqual(["CA 2", "CA 1"]);
  }));

test("a suspended driver sees only the vehicle of a trip in progress", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx);
    const driver = aDriver({ userId: me.userId, state: "suspended" });
    const [van, car] = [aVehicle({ plate: "CA 1" }), aVehicle({ plate: "CA 2" })];
    await ctx.db.insert(drivers).values(driver);
    await ctx.db.insert(vehicles).values([van, car]);
    await writeTrip(ctx, addHours(testNow, 2), { crew: { driverId: driver.id, vehicleId: van.id } });
    const plates = async () => (await myDriverProfile(me)).value.driver?.vehicles_today.map(({ plate }) => plate);
    expect(await plates()).toEqual([]);
    const onRoad = { driverId: driver.id, vehicleId: car.id, state: "active" as const };
    await writeTrip(ctx, addHours(testNow, -1), { crew: onRoad, trip: { state: "onboard" } });
    expect(await plates()).toEqual(["CA 2"]);
  }));

test("unread messages from dispatch to this driver are counted", () =>
  inTransaction(async (ctx) => {
    const { asking, driverId: driver_id } = await aDriverAsking(ctx);
    const other = await aDriverAsking(ctx);
    const team = await asTeam(ctx);
    for (const text of ["Please call", "Gate 4"]) await sendMessageToDriver(team, { driver_id, trip_id: null, text });
    const unread = async (who: typeof asking) => (await myDriverProfile(who)).value.driver?.unread_messages;
    expect([await unread(asking), await unread(other.asking)]).toEqual([2, 0]);
    await markMyThreadRead(asking);
    expect(await unread(asking)).toBe(0);
  }));

test("an account without a driver’s record gets a message", () =>
  inTransaction(async (ctx) => {
    expect((await myDriverProfile(await askingAs(ctx))).value).toEqual({ driver: null });
  }));

test.each([
  ["before midnight, for the pickup after it", "2026-12-31T21:30:00Z", ["CA 1", "CA 2"]],
  ["after midnight, while the last trip is still on the road", "2026-12-31T22:30:00Z", ["CA 1", "CA 2"]],
  ["in the afternoon, not yet", "2026-12-31T14:00:00Z", ["CA 1"]],
])("today’s vehicle %s", (_when, now, plates) =>
  inTransaction(async (ctx) => {
    const me = { ...(await askingAs(ctx)), now: new Date(now) };
    const driver = aDriver({ userId: me.userId });
    const [van, car] = [aVehicle({ plate: "CA 1" }), aVehicle({ plate: "CA 2" })];
    await ctx.db.insert(drivers).values(driver);
    await ctx.db.insert(vehicles).values([van, car]);
    await writeTrip(ctx, new Date("2026-12-31T21:00:00Z"), {
      crew: { driverId: driver.id, vehicleId: van.id },
      minutes: 40,
      trip: { state: "onboard" },
    });
    await writeTrip(ctx, new Date("2026-12-31T22:50:00Z"), { crew: { driverId: driver.id, vehicleId: car.id } });
    const { value } = await myDriverProfile(me);
    expect(value.driver?.vehicles_today.map(({ plate }) => plate)).toEqual(plates);
  }),
);
