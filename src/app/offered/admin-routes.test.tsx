import { fireEvent, screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { routeRuns } from "#db/schema/routing.ts";
import { RunView } from "#features/routing/ui/run-view.tsx";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { runDay, startRun, writeCrossedDay } from "#testing/builders/dispatch/a-route-run.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const openTab = (name: string) => () => fireEvent.mouseDown(screen.getByRole("tab", { name }), { button: 0 });

test("the routes of a run that is ready are applied; those of one that was applied are not offered", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    lookAs(ctx);
    await writeCrossedDay(ctx);
    const run = await runDay(ctx);
    const page = (shown: typeof run) => <RunView run={shown} gantt={() => null} map={() => null} />;
    const ready = () => screen.getByText("Now and with this plan");
    // Which routes go along is chosen on the screen alone.
    const asks = { "Show as table": null, "Wes West": null, "Eben East": null };
    const offered = await pressOffered(ctx, page(run), { ready, open: openTab("Routes"), asks });
    expect(offered["Apply plan"]).toContain("apply-route-run");
    const applied = { ...run, applied_at: ctx.now.toISOString(), applied_by: "Naledi Jacobs" };
    expect(await pressOffered(ctx, page(applied), { ready, open: openTab("Routes"), asks })).toEqual({});
  }));

test("a search is stopped where that is offered", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    lookAs(ctx);
    await writeCrossedDay(ctx);
    const run = await startRun(ctx);
    await ctx.db.update(routeRuns).set({ state: "searching" }).where(eq(routeRuns.id, run.id));
    const offered = await pressOffered(ctx, <RunView run={run} gantt={() => null} map={() => null} />, {
      ready: () => screen.getByText("Now and with this plan"),
    });
    expect(Object.values(offered).flat()).toContain("stop-route-run");
  }));
