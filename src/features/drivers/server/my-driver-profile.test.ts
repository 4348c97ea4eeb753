import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aDriver, aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { myDriverProfile } from "./my-driver-profile.ts";

test("a driver reads their own record, with each vehicle of the day once, in the order of the trips", () =>
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

test("an account without a record is told so", () =>
  inTransaction(async (ctx) => {
    expect((await myDriverProfile(await askingAs(ctx))).value).toEqual({ driver: null });
  }));
