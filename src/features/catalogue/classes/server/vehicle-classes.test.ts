import { expect, test } from "vitest";
import { aClassForm } from "#testing/builders/services/a-class-form.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addVehicleClass } from "./add-vehicle-class.ts";
import { moveVehicleClass } from "./move-vehicle-class.ts";
import { vehicleClasses } from "./vehicle-classes.ts";

test("screens get every class, ended ones too, because old bookings name them", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    await addVehicleClass(ctx, aClassForm());
    await moveVehicleClass(ctx, { id: "business_sedan", version: 1, state: "ended" });
    const result = await vehicleClasses(ctx);
    const classes = result.ok ? result.value.classes : [];
    expect(classes.map(({ id, state }) => [id, state])).toEqual([
      ["sedan", "on_sale"],
      ["shuttle", "on_sale"],
      ["luxury_coach", "on_sale"],
      ["large_coach", "on_sale"],
      ["business_sedan", "ended"],
    ]);
  }));
