import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { runDay, startRun, writeCrossedDay } from "#testing/builders/dispatch/a-route-run.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readRouteRun } from "./read-route-run.ts";

test("a run that waits has no plan yet, one that is ready has it, and none is not found", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    await writeCrossedDay(ctx);
    const ready = await runDay(ctx);
    expect(await readRouteRun(ctx, { run_id: ready.id })).toMatchObject({ ok: true, value: { run: { share: 1 } } });
    const waiting = await startRun(ctx);
    expect(await readRouteRun(ctx, { run_id: waiting.id })).toMatchObject({
      ok: true,
      value: { run: { state: "waiting", trips: [], before: null, by: "Naledi Jacobs" } },
    });
    expect(await readRouteRun(ctx, { run_id: ctx.newId() })).toMatchObject({ reason: "not_found" });
  }));
