import { accept, type Result } from "#domain/result.ts";
import { canBeAssigned } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { Plan, planContract } from "../contract.ts";
import { isChange, isTooLate, moveOf } from "./describe-plan.ts";
import { lockOpenPlan, writePlan } from "./lock-open-plan.ts";
import { readChanged } from "./read-plan.ts";
import { findPlannedTrips } from "./views.ts";

type Refusal = keyof typeof planContract.refreshPlan.refusals;

/** Rebases the changes on the current trips. Those already done, or too late, are dropped. */
export async function refreshPlan(
  ctx: Context,
  input: ParsedOf<typeof planContract.refreshPlan>,
): Promise<Result<{ plan: Plan }, Refusal>> {
  const openPlan = await lockOpenPlan(ctx, input);
  if (!openPlan.ok) return openPlan;
  const plan = openPlan.value;
  const rows = await findPlannedTrips(
    ctx.db,
    plan.changes.map(({ trip_id: id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));

  const changes = plan.changes.flatMap((change) => {
    const trip = byId.get(change.trip_id);
    if (!trip || !canBeAssigned(trip.state)) return [];
    const { move: request, ...crew } = change;
    const move = isTooLate(trip, change, ctx.now) || trip.isSplit ? undefined : moveOf(trip, request);
    const fresh = { ...crew, version: trip.version, ...(move && { move }) };
    return isChange(trip, fresh) ? [fresh] : [];
  });
  await writePlan(ctx, plan, { changes });
  return accept(await readChanged(ctx, plan.id));
}
