import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { runDay, writeCrossedDay } from "#testing/builders/dispatch/a-route-run.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { undoInRouteRun } from "./undo-in-route-run.ts";

test("the plan as it was found has nothing to undo, and a run that someone else changed is looked at first", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    await writeCrossedDay(ctx);
    const run = await runDay(ctx);
    expect(await undoInRouteRun(ctx, { run_id: run.id, version: run.version })).toMatchObject({
      reason: "nothing_to_undo",
    });
    expect(await undoInRouteRun(ctx, { run_id: run.id, version: 99 })).toMatchObject({ reason: "changed_meanwhile" });
  }));
