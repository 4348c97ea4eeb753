import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { runDay, startRun, writeCrossedDay } from "#testing/builders/dispatch/a-route-run.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { previewRouteRun } from "./preview-route-run.ts";

test("one route brings those that exchange trips with it", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { east, west } = await writeCrossedDay(ctx);
    const run = await runDay(ctx);
    const preview = await previewRouteRun(ctx, { run_id: run.id, driver_ids: [east.driver_id] });
    expect(preview.ok && preview.value.driver_ids.toSorted()).toEqual([east.driver_id, west.driver_id].toSorted());
    const waiting = await startRun(ctx);
    const asked = { driver_ids: [east.driver_id] };
    expect(await previewRouteRun(ctx, { ...asked, run_id: waiting.id })).toMatchObject({ reason: "not_ready" });
    expect(await previewRouteRun(ctx, { ...asked, run_id: ctx.newId() })).toMatchObject({ reason: "not_found" });
  }));
