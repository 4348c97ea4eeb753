import { expect, test } from "vitest";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { driverImports } from "./driver-imports.ts";
import { importDrivers } from "./import-drivers.ts";

test("past imports show their author and file, and until when they can be undone", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    const sipho = { email: "sipho@example.com", first_name: "Sipho", last_name: "Dube", phone: "+27 82 555 0199" };
    await importDrivers(ctx, { file_name: "drivers.csv", rows: [{ ...sipho, version: null }] });
    const { value } = await driverImports(ctx);
    expect(value.runs).toMatchObject([
      { file_name: "drivers.csv", added: 1, undo_until: expect.any(String), undone_at: null },
    ]);
  }));
