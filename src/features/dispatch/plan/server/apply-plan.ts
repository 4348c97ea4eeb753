import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { planContract } from "../contract.ts";
import { applyChanges } from "./apply-changes.ts";
import { lockOpenPlan, writePlan } from "./lock-open-plan.ts";

type Refusal = keyof typeof planContract.applyPlan.refusals;

/** Applies a plan as a whole, once. Those affected are notified as for any assignment. */
export async function applyPlan(
  ctx: Context,
  input: ParsedOf<typeof planContract.applyPlan>,
): Promise<Result<{ id: string; trips: number }, Refusal>> {
  const openPlan = await lockOpenPlan(ctx, input);
  if (!openPlan.ok) return openPlan;
  const { id, name, changes } = openPlan.value;
  if (changes.length === 0) return refuse("nothing_to_apply");

  const applied = await applyChanges(ctx, { id, name, changes, because: input.override_reason });
  if (!applied.ok) return applied;

  await writePlan(ctx, openPlan.value, { state: "applied" });
  return accept({ id, trips: applied.value.trips });
}
