import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { routeChoices } from "#features/routing/server/route-choices.ts";
import { routeRuns } from "#features/routing/server/route-runs.ts";
import { startRouteRun } from "#features/routing/server/start-route-run.ts";
import { asSystem } from "#platform/jobs/work-jobs.ts";
import type { AppServices } from "./open-app.ts";

const usual = <T extends { readonly id: string; readonly is_usual: boolean }>(rows: readonly T[]) =>
  rows.flatMap(({ id, is_usual: isUsual }) => (isUsual ? [id] : []));

/** In the demo the dispatcher has had tomorrow optimised: a run to look at, searched for like any other. */
export const optimiseTomorrow = ({ pool, world }: Pick<AppServices, "pool" | "world">, email: string): Promise<void> =>
  asSystem({ pool, world }, async (ctx) => {
    const [dispatcher] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const known = await routeRuns(ctx, { date: undefined });
    if (!dispatcher || known.value.runs.length > 0) return;
    const date = addDays(localDateOf(ctx.now), 1);
    const choices = (await routeChoices(ctx, { date })).value;
    const actor = { kind: "person", userId: dispatcher.id, roles: ["dispatcher"] } as const;
    await startRouteRun(
      { ...ctx, actor },
      {
        date,
        driver_ids: usual(choices.drivers),
        vehicle_ids: usual(choices.vehicles),
        keeps_accepted: true,
        soon_hours: 2,
        is_robust: false,
        seconds: 5,
      },
    );
  });
