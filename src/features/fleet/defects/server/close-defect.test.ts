import { expect, test } from "vitest";
import { vehicleDefectMoves, vehicleDefects } from "#db/schema/fleet.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { closeDefect } from "./close-defect.ts";
import { reportDefect } from "./report-defect.ts";

test("a defect is repaired, reopened and dismissed, each time with a reason", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const reported = await reportDefect(ctx, {
      vehicle_id: vehicle.id,
      severity: "note",
      text: "Scratch",
      photo: null,
    });
    const id = reported.ok ? reported.value.id : "";
    const close = (version: number, to: "mended" | "dismissed" | "open") =>
      closeDefect(ctx, { id, version, to, reason: "Looked at" });
    expect(await close(1, "mended")).toMatchObject({ value: { version: 2 } });
    expect(await close(1, "open")).toMatchObject({ reason: "changed_meanwhile" });
    expect(await close(2, "dismissed")).toMatchObject({ reason: "not_possible" });
    expect(await close(2, "open")).toMatchObject({ value: { version: 3 } });
    expect(await close(3, "dismissed")).toMatchObject({ value: { version: 4 } });
    expect(await ctx.db.select().from(vehicleDefects)).toMatchObject([{ state: "dismissed" }]);
    expect(await ctx.db.$count(vehicleDefectMoves)).toBe(4);
  }));
