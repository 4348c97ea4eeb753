import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { importVehicles } from "./import-vehicles.ts";

const whole = {
  plate: "CA 7",
  vehicle_class: "Sedan",
  make: "Toyota",
  model: "Corolla",
  year: "2025",
  seats: "4",
  bags: "3",
};

test("the import does what the preview showed; a later change or an error stops all of it", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    const changed = { plate: "CA 482-117", seats: "7" };
    const ask = (rows: Parameters<typeof importVehicles>[1]["rows"]) =>
      importVehicles(ctx, { file_name: "fleet.csv", rows });
    expect(await ask([{ plate: "CA 8", version: null }])).toMatchObject({ reason: "has_errors" });
    expect(await ask([{ ...changed, version: 2 }])).toMatchObject({ reason: "changed_meanwhile" });
    expect(await ask([{ ...changed, version: null }])).toMatchObject({ reason: "changed_meanwhile" });
    expect(await ctx.db.$count(vehicles)).toBe(1);
    expect(
      await ask([
        { ...whole, version: null },
        { ...changed, version: 1 },
      ]),
    ).toEqual({
      ok: true,
      value: { added: 1, changed: 1, unchanged: 0 },
    });
    expect(await ctx.db.select().from(vehicles).orderBy(vehicles.plate)).toMatchObject([
      { plate: "CA 482-117", seats: 7, version: 2, make: "Hyundai" },
      { plate: "CA 7", vehicleClass: "sedan", state: "available" },
    ]);
    // Sent again, nothing is left to do, as the version shows.
    expect(
      await ask([
        { ...whole, version: 1 },
        { ...changed, version: 2 },
      ]),
    ).toMatchObject({ value: { unchanged: 2 } });
  }));
