import { expect, test } from "vitest";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { closeDefect } from "./close-defect.ts";
import { reportDefect } from "./report-defect.ts";
import { vehicleDefects } from "./vehicle-defects.ts";

test("unsafe defects come first; closed ones are listed only for their vehicle", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const report = { vehicle_id: vehicle.id, text: "Something", photo: null };
    const note = await reportDefect(ctx, { ...report, severity: "note" });
    await reportDefect(ctx, { ...report, severity: "unsafe" });
    const severities = async (request: object) =>
      (await vehicleDefects(ctx, request)).value.defects.map(({ severity, by }) => `${severity} ${by}`);
    expect(await severities({})).toEqual(["unsafe Naledi", "note Naledi"]);
    await closeDefect(ctx, { id: note.ok ? note.value.id : "", version: 1, to: "dismissed", reason: "Paint only" });
    expect(await severities({})).toEqual(["unsafe Naledi"]);
    expect(await severities({ vehicle_id: vehicle.id })).toHaveLength(2);
  }));
