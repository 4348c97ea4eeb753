import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { vehicleCareContract } from "../contract.ts";
import { editPlan } from "./save-maintenance-plan.ts";
import { lockPlan } from "./store.ts";

/** Ends a plan, so that nothing more becomes due. */
export async function endMaintenancePlan(
  ctx: Context,
  { id, version }: ParsedOf<typeof vehicleCareContract.endMaintenancePlan>,
) {
  const plan = await lockPlan(ctx.db, id);
  if (!plan || plan.endedAt) return refuse("not_found");
  if (plan.version !== version) return refuse("changed_meanwhile");
  const ended = await editPlan(ctx, plan, { endedAt: ctx.now });
  return accept({ id, version: ended.version });
}
