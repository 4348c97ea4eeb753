import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writeDocuments } from "#testing/builders/dispatch/a-document.ts";
import { aDriverAsking } from "#testing/builders/dispatch/a-driver-asking.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { myWallet } from "./my-wallet.ts";

test("a driver has all licences of the current vehicle and the trip order, with a code valid for a day", () =>
  inTransaction(async (ctx) => {
    const { asking, driverId } = await aDriverAsking(ctx);
    const [car, later] = [aVehicle({ plate: "CA 482-117" }), aVehicle()];
    await ctx.db.insert(vehicles).values([car, later]);
    await writeDocuments(ctx, { driverId, vehicleId: car.id, isCompany: true });
    await writeTrip(ctx, addHours(testNow, 1), { crew: { driverId, vehicleId: later.id } });
    const { reference } = await writeTrip(ctx, addHours(testNow, -3), {
      crew: { driverId, vehicleId: car.id },
      trip: { state: "onboard" },
    });
    const read = await myWallet(asking);
    expect(read).toMatchObject({
      value: {
        driver: "Sipho Ndlovu",
        vehicle: { plate: "CA 482-117", name: "Hyundai Staria" },
        trip: { reference, passenger: "Thandi Mokoena" },
        code: { until: addHours(testNow, 24).toISOString() },
      },
    });
    const documents = read.ok ? read.value.documents : [];
    expect(documents.map(({ standing }) => standing)).toEqual(Array(8).fill("valid"));
    expect(documents[0]).toMatchObject({ type: "operating_licence", number: "A 1234", last_day: "2028-06-30" });
  }));

test("without a trip there is neither a vehicle nor a code", () =>
  inTransaction(async (ctx) => {
    const { asking } = await aDriverAsking(ctx);
    expect(await myWallet(asking)).toMatchObject({ value: { vehicle: null, trip: null, code: null } });
    expect(await myWallet(await asTeam(ctx, "driver"))).toMatchObject({ reason: "not_found" });
  }));
