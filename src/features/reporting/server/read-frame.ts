import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { countApplicationsWaiting, countRatingsWaiting } from "./views.ts";

/** Loaded by every Admin page, so it is one small query. */
export async function readFrame(ctx: Context) {
  const counted = new Map((await countApplicationsWaiting(ctx.db)).map(({ kind, count }) => [kind, count]));
  const waiting = (kind: ApplicationKind) => counted.get(kind) ?? 0;
  return accept({
    is_demo: ctx.setup.isDemo,
    ratings_waiting: await countRatingsWaiting(ctx.db),
    applications_waiting: {
      travel_agent: waiting("travel_agent"),
      hotel: waiting("hotel"),
      driver_provider: waiting("driver_provider"),
      dispatcher: waiting("dispatcher"),
      driver: waiting("driver"),
    },
  });
}
