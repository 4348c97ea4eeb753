import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { Plan } from "../contract.ts";
import { describePlan } from "./describe-plan.ts";
import { findPlan } from "./views.ts";

/** A plan as it would be if applied now. */
export async function readPlan(
  ctx: Context,
  { plan_id: id }: { plan_id: string },
): Promise<Result<{ plan: Plan }, "not_found">> {
  const plan = await findPlan(ctx.db, id);
  return plan ? accept({ plan: await describePlan(ctx, plan) }) : refuse("not_found");
}

/** The same after editing it. */
export async function readChanged(ctx: Context, id: string): Promise<{ plan: Plan }> {
  const plan = await findPlan(ctx.db, id);
  if (!plan) throw new Error(`Plan ${id} is gone.`);
  return { plan: await describePlan(ctx, plan) };
}
