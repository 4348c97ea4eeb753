import { expect, test } from "vitest";
import { aClassForm } from "#testing/builders/services/a-class-form.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addVehicleClass } from "./add-vehicle-class.ts";
import { classVersions } from "./class-versions.ts";
import { editVehicleClass } from "./edit-vehicle-class.ts";

test("each save is a version that says what it changed, the latest first", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    await addVehicleClass(ctx, aClassForm());
    await editVehicleClass(ctx, { id: "business_sedan", version: 1, facts: aClassForm({ bags: 2, most: null }) });
    const result = await classVersions(ctx, { id: "business_sedan" });
    expect(result.ok && result.value.versions).toMatchObject([
      {
        version: 2,
        changes: [
          { what: "Most passengers", before: "3", after: "No limit" },
          { what: "Bags", before: "3", after: "2" },
        ],
      },
      { version: 1, changes: [] },
    ]);
  }));
