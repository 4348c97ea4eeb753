import { expect, test } from "vitest";
import { importRuns } from "#db/schema/platform.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { importVehicles } from "./import-vehicles.ts";
import { vehicleImports } from "./vehicle-imports.ts";

const whole = {
  plate: "CA 7",
  vehicle_class: "Sedan",
  make: "Toyota",
  model: "Corolla",
  year: "2025",
  seats: "4",
  bags: "3",
};

test("each import is recorded with its file, its counts and the changed fields; a refused one is not", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const changed = { plate: "CA 482-117", seats: "7", colour: "White" };
    await importVehicles(ctx, { file_name: "old.csv", rows: [{ ...changed, version: 9 }] });
    expect(await ctx.db.$count(importRuns)).toBe(0);
    const rows = [
      { ...changed, version: 1 },
      { ...whole, version: null },
    ];
    await importVehicles(ctx, { file_name: "fleet.csv", rows });
    expect(await ctx.db.select().from(importRuns)).toMatchObject([
      { kind: "vehicles", scope: null, fileName: "fleet.csv", changes: [{ id: vehicle.id }, { fields: [] }] },
    ]);
    const { value } = await vehicleImports(ctx);
    expect(value.runs).toMatchObject([
      {
        by: "Naledi",
        file_name: "fleet.csv",
        added: 1,
        changed: 1,
        unchanged: 0,
        changed_fields: [
          { field: "seats", records: 1 },
          { field: "colour", records: 1 },
        ],
      },
    ]);
  }));
