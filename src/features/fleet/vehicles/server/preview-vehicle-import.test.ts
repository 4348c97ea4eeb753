import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { previewVehicleImport } from "./preview-vehicle-import.ts";

const whole = {
  plate: "CA 7",
  vehicle_class: "Sedan",
  make: "Toyota",
  model: "Corolla",
  year: "2025",
  seats: "4",
  bags: "3",
};

test("each row is new, changed, unchanged or wrong, with details", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    const { value } = await previewVehicleImport(ctx, {
      rows: [
        whole,
        { plate: "ca482117", seats: "7", colour: "White" },
        { plate: "CA-7" },
        { plate: "CA 8", make: "Kia" },
        { ...whole, plate: "CA 9", year: "2099" },
        { make: "Kia" },
      ],
    });
    expect(value.rows.map(({ kind }) => kind)).toEqual(["new", "changed", "error", "error", "error", "error"]);
    expect(value.rows[1]).toMatchObject({ key: "CA 482-117", version: 1 });
    expect(value.rows[1]?.changes).toEqual([
      { field: "seats", from: "8", to: "7" },
      { field: "colour", from: "", to: "White" },
    ]);
    expect(value.rows[2]?.problems).toEqual(["This number plate is in the file twice"]);
    expect(value.rows[3]?.problems).toContain("Enter the model");
    expect(value.rows[4]?.problems).toEqual(["Enter a year up to next year"]);
    expect(value.rows[5]?.problems).toContain("Enter the number plate");
    expect((await previewVehicleImport(ctx, { rows: [{ plate: "CA 482-117", seats: "8" }] })).value.rows).toMatchObject(
      [{ kind: "unchanged" }],
    );
    expect(await ctx.db.$count(vehicles)).toBe(1);
  }));
