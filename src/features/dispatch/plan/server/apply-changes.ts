import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result } from "#domain/result.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { Plan, planContract } from "../contract.ts";
import { describePlan, toCheck } from "./describe-plan.ts";
import { insertPlan, type PlannedChange } from "./store.ts";

type Refusal = Exclude<
  keyof typeof planContract.applyPlan.refusals,
  "not_found" | "changed_meanwhile" | "closed" | "nothing_to_apply"
>;
type Changes = {
  readonly id: string;
  readonly name: string;
  readonly changes: readonly PlannedChange[];
  readonly because: string | undefined;
};

/** All changes of a plan or none. Those affected are notified as for any assignment. */
export async function applyChanges(
  ctx: Context,
  { id, name, changes, because }: Changes,
): Promise<Result<{ trips: number }, Refusal>> {
  const applied = await ctx.trips.applyCrews(ctx, {
    crews: changes.map((change) => ({
      ...toCheck(change),
      version: change.version,
      moveReason: change.move?.reason,
    })),
    because,
    reason: `plan: ${name}`,
  });
  if (!applied.ok) return applied;
  await recordAudit(ctx, {
    action: "plan.applied",
    subject: { kind: "plan", id },
    details: { name, trips: applied.value.map(({ trip_id: tripId }) => tripId) },
  });
  return accept({ trips: applied.value.length });
}

type NewPlan = Omit<Changes, "id"> & { readonly day: LocalDate };

/** A plan that was made elsewhere, applied at once; it is kept among the plans of its day. */
export async function applyNewPlan(
  ctx: Context,
  { day, ...plan }: NewPlan,
): Promise<Result<{ id: string; trips: number }, Refusal>> {
  const id = ctx.newId();
  const applied = await applyChanges(ctx, { id, ...plan });
  if (!applied.ok) return applied;
  const { now } = ctx;
  await insertPlan(ctx.db, {
    id,
    day,
    name: plan.name,
    changes: plan.changes,
    state: "applied",
    createdBy: nameOfActor(ctx.actor),
    createdAt: now,
    updatedAt: now,
  });
  return accept({ id, trips: applied.value.trips });
}

/** The changes of such a plan, what speaks against it, and who would get an email. */
export const previewChanges = (ctx: Context, { day, name, changes }: Omit<NewPlan, "because">): Promise<Plan> =>
  describePlan(ctx, { id: "", day, name, changes, state: "open", version: 1, by: null, updatedAt: ctx.now });
