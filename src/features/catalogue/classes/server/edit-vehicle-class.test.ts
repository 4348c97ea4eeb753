import { expect, test } from "vitest";
import type { UploadedPicture } from "#domain/catalogue/picture.ts";
import { aClassForm } from "#testing/builders/services/a-class-form.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { aPicture } from "#testing/builders/services/a-picture.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addVehicleClass } from "./add-vehicle-class.ts";
import { classVersions } from "./class-versions.ts";
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

test("its photographs are those that are stored, and its history names them by what they show", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    await addVehicleClass(ctx, aClassForm());
    const picture = await aPicture(ctx, "Our black sedan");
    const edit = (version: number, pictures: readonly UploadedPicture[]) =>
      editVehicleClass(ctx, { id: "business_sedan", version, facts: aClassForm({ pictures }) });
    expect(await edit(1, [{ ...picture, width: 9 }])).toMatchObject({ ok: true });
    expect((await findVehicleClasses(ctx.db)).at(-1)).toMatchObject({ pictures: [picture] });
    expect(await edit(2, [{ ...picture, hash: "0".repeat(32) }])).toMatchObject({ ok: false, reason: "picture_gone" });
    const { value } = await classVersions(ctx, { id: "business_sedan" });
    expect(value.versions[0]?.changes).toEqual([{ what: "Pictures", before: "None", after: "Our black sedan" }]);
  }));
