import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { search, startRun, writeCrossedDay } from "#testing/builders/dispatch/a-route-run.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { stopRouteRun } from "./stop-route-run.ts";

test("stopped, a search keeps the best plan so far; one that is over can’t be stopped", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    await writeCrossedDay(ctx);
    const { id } = await startRun(ctx, { seconds: 60 });
    expect(await stopRouteRun(ctx, { run_id: id })).toMatchObject({ ok: true });
    expect(await search(ctx, id)).toMatchObject({ state: "ready" });
    expect(await stopRouteRun(ctx, { run_id: id })).toMatchObject({ reason: "over" });
    expect(await stopRouteRun(ctx, { run_id: ctx.newId() })).toMatchObject({ reason: "not_found" });
  }));
