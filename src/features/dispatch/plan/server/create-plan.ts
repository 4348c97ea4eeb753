import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { Plan, planContract } from "../contract.ts";
import { readChanged } from "./read-plan.ts";
import { insertPlan } from "./store.ts";
import { findOpenPlans, plansAtMost } from "./views.ts";

/** Starts a plan for one day: changes that notify no one until it is applied. */
export async function createPlan(
  ctx: Context,
  { date, name }: ParsedOf<typeof planContract.createPlan>,
): Promise<Result<{ plan: Plan }, "too_many">> {
  if ((await findOpenPlans(ctx.db, date)).length >= plansAtMost) return refuse("too_many");
  const id = ctx.newId();
  const { now } = ctx;
  await insertPlan(ctx.db, {
    id,
    day: date,
    name,
    changes: [],
    state: "open",
    createdBy: nameOfActor(ctx.actor),
    createdAt: now,
    updatedAt: now,
  });
  return accept(await readChanged(ctx, id));
}
