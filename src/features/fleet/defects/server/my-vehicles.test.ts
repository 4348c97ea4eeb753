import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aDriver, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myVehicles } from "./my-vehicles.ts";

test("a driver sees the vehicles of their own trips, each once", () =>
  inTransaction(async (transaction) => {
    const { ctx: team, vehicle } = await aFleetTeam(transaction);
    const ctx = await askingAs(team, { email: "sipho@example.com", name: "Sipho", roles: ["driver"] });
    expect((await myVehicles(ctx)).value.vehicles).toEqual([]);
    const driver = aDriver({ userId: ctx.userId });
    await ctx.db.insert(drivers).values(driver);
    const crew = { driverId: driver.id, vehicleId: vehicle.id };
    for (const hours of [5, 30, 24 * 40]) await writeTrip(ctx, addHours(ctx.now, hours), { crew });
    expect((await myVehicles(ctx)).value.vehicles).toEqual([
      { id: vehicle.id, plate: "CA 482-117", name: "Hyundai Staria" },
    ]);
  }));
