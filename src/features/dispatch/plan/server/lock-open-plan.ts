import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { lockPlan, type PlanRow, updatePlan } from "./store.ts";

type Looked = { readonly plan_id: string; readonly version: number };

/** Locks the plan if it is still open and as the caller saw it. */
export async function lockOpenPlan(
  { db }: Context,
  { plan_id: id, version }: Looked,
): Promise<Result<PlanRow, "not_found" | "changed_meanwhile" | "closed">> {
  const plan = await lockPlan(db, id);
  if (!plan) return refuse("not_found");
  if (plan.state !== "open") return refuse("closed");
  return plan.version === version ? accept(plan) : refuse("changed_meanwhile");
}

/** The one way a plan under lock is written. */
export const { edit: writePlan } = recordEditor<PlanRow>({ lock: lockPlan, update: updatePlan });
