import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { importedRows, importRuns } from "#db/schema/platform.ts";
import { addHours } from "#domain/time/local-time.ts";
import { importVehicles } from "#features/fleet/vehicles/server/import-vehicles.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { undoImport } from "./undo-import.ts";

const whole = {
  plate: "CA 7",
  vehicle_class: "Sedan",
  make: "Toyota",
  model: "Corolla",
  year: "2025",
  seats: "4",
  bags: "3",
  version: null,
};

test("an import is undone as a whole: new records go, changed ones are as before to the byte", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    const before = await ctx.db.select().from(vehicles);
    await importVehicles(ctx, {
      file_name: "fleet.csv",
      rows: [whole, { plate: "CA 482-117", seats: "7", version: 1 }],
    });
    const [run] = await ctx.db.select().from(importRuns);
    expect(await undoImport({ ...ctx, now: addHours(ctx.now, 23) }, { id: run?.id ?? "" })).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(vehicles)).toEqual(before);
    expect(await ctx.db.$count(importedRows)).toBe(0);
    expect(await undoImport(ctx, { id: run?.id ?? "" })).toMatchObject({ reason: "undone" });
  }));

test("with a record that has changed since nothing is undone, nor after a day", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    await importVehicles(ctx, { file_name: "fleet.csv", rows: [whole] });
    const [run] = await ctx.db.select().from(importRuns);
    const id = run?.id ?? "";
    expect(await undoImport({ ...ctx, now: addHours(ctx.now, 24) }, { id })).toMatchObject({ reason: "too_late" });
    await ctx.db.update(vehicles).set({ version: 2, colour: "Red" }).where(eq(vehicles.plate, "CA 7"));
    expect(await undoImport(ctx, { id })).toMatchObject({ reason: "changed_since" });
  }));
