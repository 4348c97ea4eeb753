import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { localTimeOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { routingContract } from "../contract.ts";
import { currentPlan } from "./change-plan.ts";
import { changesOf } from "./changes-of-run.ts";
import { lockReadyRun, writeRun } from "./lock-ready-run.ts";
import { lockDay } from "./store.ts";
import { findTripsNow } from "./views.ts";

type Refusal = keyof typeof routingContract.applyRouteRun.refusals;

/** “Routes of 14:05” among the plans of the day. */
export const nameOfPlan = ({ createdAt }: { readonly createdAt: Date }): string =>
  `Routes of ${localTimeOf(createdAt)}`;

/**
 * Applies chosen routes as a plan of dispatch: all of their changes or none. Of two plans for one day the second is refused as soon
 * as one trip that it counts on was changed.
 */
export async function applyRouteRun(
  ctx: Context,
  input: ParsedOf<typeof routingContract.applyRouteRun>,
): Promise<Result<{ id: string; trips: number }, Refusal>> {
  const ready = await lockReadyRun(ctx, input);
  if (!ready.ok) return ready;
  const { run, facts } = ready.value;
  await lockDay(ctx.db, run.day);
  const { changes, tripIds } = changesOf(facts, currentPlan(ready.value), input.driver_ids);
  if (changes.length === 0) return refuse("nothing_to_apply");
  const now = new Map((await findTripsNow(ctx.db, tripIds)).map(({ id, version }) => [id, version]));
  const changed = tripIds.filter((id) => now.get(id) !== facts.versions[id]);
  if (changed.length > 0) return refuse("trips_changed", { trip_ids: changed });

  const applied = await ctx.dispatch.applyNewPlan(ctx, {
    day: run.day,
    name: nameOfPlan(run),
    changes,
    because: input.override_reason,
  });
  if (!applied.ok) return applied;
  const { id, trips } = applied.value;
  await writeRun(ctx, run, {
    appliedAt: ctx.now,
    appliedBy: nameOfActor(ctx.actor),
    appliedPlan: id,
    appliedTrips: trips,
  });
  await recordAudit(ctx, {
    action: "route_run.applied",
    subject: { kind: "route_run", id: run.id },
    details: { plan: id, trips },
  });
  return accept({ id: run.id, trips });
}
