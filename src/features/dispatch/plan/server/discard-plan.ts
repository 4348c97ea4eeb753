import { accept, type Result } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { planContract } from "../contract.ts";
import { lockOpenPlan, writePlan } from "./lock-open-plan.ts";

type Refusal = keyof typeof planContract.discardPlan.refusals;

/** Discards a plan. No trip changes. */
export async function discardPlan(
  ctx: Context,
  input: ParsedOf<typeof planContract.discardPlan>,
): Promise<Result<{ id: string }, Refusal>> {
  const openPlan = await lockOpenPlan(ctx, input);
  if (!openPlan.ok) return openPlan;
  const { id, name } = openPlan.value;
  await writePlan(ctx, openPlan.value, { state: "discarded" });
  await recordAudit(ctx, { action: "plan.discarded", subject: { kind: "plan", id }, details: { name } });
  return accept({ id });
}
