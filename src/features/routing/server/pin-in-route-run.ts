import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { RouteRun, routingContract } from "../contract.ts";
import { currentPlan, keepChange, replan } from "./change-plan.ts";
import { lockReadyRun } from "./lock-ready-run.ts";
import { readChanged } from "./read-route-run.ts";

type Refusal = keyof typeof routingContract.pinInRouteRun.refusals;

/** A pinned trip stays where it is while the plan around it changes; one that is let go may find a better place at once. */
export async function pinInRouteRun(
  ctx: Context,
  input: ParsedOf<typeof routingContract.pinInRouteRun>,
): Promise<Result<{ run: RouteRun }, Refusal>> {
  const ready = await lockReadyRun(ctx, input);
  if (!ready.ok) return ready;
  const { facts, current } = ready.value;
  const { trip_id: tripId, is_pinned: isPinned } = input;
  const trip = facts.trips.find(({ id }) => id === tripId);
  if (!trip) return refuse("no_such_trip");
  if (trip.frozen) return refuse("frozen");

  const plan = currentPlan(ready.value);
  const others = current.pinned.filter((id) => id !== tripId);
  const leftOut = new Map(Object.entries(current.leftOut));
  // Pinning changes nothing else: only what is let go moves others.
  const planned = isPinned ? { plan, leftOut } : await replan(ready.value, plan, others);
  await keepChange(ctx, ready.value, {
    kind: isPinned ? "pin" : "unpin",
    tripId,
    pinned: isPinned ? [...others, tripId] : others,
    planned,
  });
  return accept(await readChanged(ctx, input.run_id));
}
