import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { vehicleCareContract } from "../contract.ts";
import { lockPlan, updatePlan } from "./store.ts";

/** Ends a plan: nothing is due by it any more. */
export async function endMaintenancePlan(
  ctx: Context,
  { id, version }: ParsedOf<typeof vehicleCareContract.endMaintenancePlan>,
) {
  const plan = await lockPlan(ctx.db, id);
  if (!plan || plan.endedAt) return refuse("not_found");
  if (plan.version !== version) return refuse("changed_meanwhile");
  await updatePlan(ctx.db, id, { endedAt: ctx.now, version: version + 1 });
  return accept({ id, version: version + 1 });
}
