import { expect, test } from "vitest";
import { aClassForm } from "#testing/builders/services/a-class-form.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addVehicleClass } from "./add-vehicle-class.ts";
import { listClassRecords } from "./list-class-records.ts";

test("each class is listed with its vehicles and with the prices it still lacks", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    await addVehicleClass(ctx, aClassForm());
    const result = await listClassRecords(ctx);
    const classes = result.ok ? result.value.classes : [];
    const used = classes.find(({ id }) => id === vehicle.vehicleClass);
    expect(used).toMatchObject({ vehicles: 1, missing_prices: [] });
    const added = classes.find(({ id }) => id === "business_sedan");
    expect(added).toMatchObject({ state: "paused", vehicles: 0, open_bookings: 0 });
    expect(added?.missing_prices.length).toBeGreaterThan(0);
  }));
