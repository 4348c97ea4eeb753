import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { RouteRun, routingContract } from "../contract.ts";
import { currentPlan, keepChange, replan } from "./change-plan.ts";
import { lockReadyRun } from "./lock-ready-run.ts";
import { readChanged } from "./read-route-run.ts";

type Refusal = keyof typeof routingContract.moveInRouteRun.refusals;

/** Gives a trip of the plan to another driver and pins it there; the rest of the plan follows within a second. */
export async function moveInRouteRun(
  ctx: Context,
  input: ParsedOf<typeof routingContract.moveInRouteRun>,
): Promise<Result<{ run: RouteRun }, Refusal>> {
  const ready = await lockReadyRun(ctx, input);
  if (!ready.ok) return ready;
  const { facts, current } = ready.value;
  const { trip_id: tripId, driver_id: driverId } = input;
  const trip = facts.trips.find(({ id }) => id === tripId);
  const crew = facts.crews.find((one) => one.driverId === driverId && one.isChosen);
  if (!trip) return refuse("no_such_trip");
  if (!crew) return refuse("no_such_driver");
  if (trip.frozen) return refuse("frozen");
  if (!trip.mayDrive.includes(crew.id)) return refuse("may_not_drive");

  const plan = new Map(currentPlan(ready.value)).set(tripId, crew.id);
  const pinned = [...new Set([...current.pinned, tripId])];
  const planned = await replan(ready.value, plan, pinned);
  if (pinned.some((id) => planned.plan.get(id) !== plan.get(id))) return refuse("no_place");

  await keepChange(ctx, ready.value, { kind: "move", tripId, pinned, planned });
  return accept(await readChanged(ctx, input.run_id));
}
