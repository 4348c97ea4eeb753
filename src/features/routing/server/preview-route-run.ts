import { accept, type Result, refuse } from "#domain/result.ts";
import type { Plan } from "#features/dispatch/plan/contract.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { routingContract } from "../contract.ts";
import { nameOfPlan } from "./apply-route-run.ts";
import { changesOf } from "./changes-of-run.ts";
import { planIn } from "./day-of-run.ts";
import { findRun, findRunPlan } from "./views.ts";

type Refusal = keyof typeof routingContract.previewRouteRun.refusals;

/** The gate is asked again, for the trips as they are now. */
export async function previewRouteRun(
  ctx: Context,
  { run_id: id, driver_ids: driverIds }: ParsedOf<typeof routingContract.previewRouteRun>,
): Promise<Result<{ plan: Plan; driver_ids: string[] }, Refusal>> {
  const run = await findRun(ctx.db, id);
  if (!run) return refuse("not_found");
  if (run.appliedAt) return refuse("applied");
  const current = run.planNumber === null ? undefined : await findRunPlan(ctx.db, id, run.planNumber);
  if (!current || !run.facts) return refuse("not_ready");
  const chosen = changesOf(run.facts, planIn(current.crews), driverIds);
  const plan = await ctx.dispatch.previewChanges(ctx, { day: run.day, name: nameOfPlan(run), changes: chosen.changes });
  return accept({ plan, driver_ids: chosen.driverIds });
}
