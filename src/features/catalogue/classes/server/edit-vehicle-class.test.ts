import { expect, test } from "vitest";
import { aClassForm } from "#testing/builders/services/a-class-form.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addVehicleClass } from "./add-vehicle-class.ts";
import { editVehicleClass } from "./edit-vehicle-class.ts";
import { findVehicleClasses } from "./views.ts";

test("the second person to save is refused, and nothing of theirs is written", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    await addVehicleClass(ctx, aClassForm());
    const edit = (bags: number) =>
      editVehicleClass(ctx, { id: "business_sedan", version: 1, facts: aClassForm({ bags }) });
    expect(await edit(2)).toMatchObject({ ok: true, value: { version: 2 } });
    expect(await edit(9)).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    expect((await findVehicleClasses(ctx.db)).at(-1)).toMatchObject({ bags: 2 });
  }));

test("its own name may stay, another’s may not be taken", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    await addVehicleClass(ctx, aClassForm());
    const edit = (name: string, version: number) =>
      editVehicleClass(ctx, { id: "business_sedan", version, facts: aClassForm({ name }) });
    expect(await edit("Shuttle", 1)).toMatchObject({ ok: false, reason: "name_taken" });
    expect(await edit("Business sedan", 1)).toMatchObject({ ok: true });
    expect(
      await editVehicleClass(ctx, { id: "no_such_class", version: 1, facts: aClassForm({ name: "Limousine" }) }),
    ).toMatchObject({ ok: false, reason: "not_found" });
  }));
