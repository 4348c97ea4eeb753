import { expect, test } from "vitest";
import { aClassForm } from "#testing/builders/services/a-class-form.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addVehicleClass } from "./add-vehicle-class.ts";
import { findVehicleClasses } from "./views.ts";

test("a new class comes last, is paused until it has prices, and pages are drawn again", () =>
  inTransaction(async (transaction, world) => {
    const { ctx } = await aFleetTeam(transaction);
    const before = world.siteTouched;
    expect(await addVehicleClass(ctx, aClassForm())).toEqual({ ok: true, value: { id: "business_sedan" } });
    const classes = await findVehicleClasses(ctx.db);
    expect(classes.at(-1)).toMatchObject({ id: "business_sedan", grade: "Business", state: "paused", isBase: false });
    expect(world.siteTouched).toBe(before + 1);
  }));

test.each([
  ["the name of another class, however it is written", { name: " SEDAN " }, "name_taken"],
  ["a second name for a comfort", { comfort: 1, grade: "Economy" }, "other_grade"],
  ["a second comfort for a name", { comfort: 3, grade: "Standard" }, "other_grade"],
] as const)("%s is refused", (_what, changes, reason) =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    expect(await addVehicleClass(ctx, aClassForm(changes))).toMatchObject({ ok: false, reason });
  }),
);
