import { expect, test } from "vitest";
import { routeRunPlans } from "#db/schema/routing.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { runDay, search, writeCrossedDay } from "#testing/builders/dispatch/a-route-run.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { routeRuns } from "./route-runs.ts";

test("a run is listed with its figures; the same job again keeps one plan", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    await writeCrossedDay(ctx);
    const run = await runDay(ctx);
    await search(ctx, run.id);
    expect(await ctx.db.select().from(routeRunPlans)).toHaveLength(1);
    const { runs } = (await routeRuns(ctx, {})).value;
    expect(runs).toMatchObject([{ id: run.id, by: "Naledi Jacobs", state: "ready", after: run.after }]);
    expect(run.curve.length).toBeGreaterThan(3);
    expect(run.curve.at(-1)?.cents).toBeLessThanOrEqual(Number(run.curve[1]?.cents));
  }));
