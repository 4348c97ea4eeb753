import type { Model } from "./model.ts";
import { RoutingProblemError } from "./routing-problem-error.ts";
import type { WorkingPlan } from "./working-plan.ts";

/**
 * Puts the locked stops at the beginning of their routes, where they remain. They are driven whatever their times say: a
 * driver who is late already is late, not unplannable, so the limits they break give way just as far.
 */
export function layLockedStops(plan: WorkingPlan): void {
  const { model } = plan;
  const rideAt = new Map(model.problem.rides.map(({ id }, ride) => [id, ride]));
  for (const [vehicle, { id, locked = [] }] of model.problem.vehicles.entries()) {
    if (locked.length === 0) continue;
    const route = locked.map(({ ride: name, at }) => {
      const ride = rideAt.get(name);
      const node = at === "pickup" ? ride : model.dropOffOf[ride ?? -1];
      if (ride === undefined || node === undefined || node < 0)
        throw new RoutingProblemError(`Vehicle ${id} has a locked stop of ride ${name} that does not exist`);
      if ((plan.vehicleOf[node] ?? -1) >= 0)
        throw new RoutingProblemError(`Ride ${name} has a stop that is locked twice`);
      plan.vehicleOf[node] = vehicle;
      return node;
    });
    model.lockedStops[vehicle] = route.length;
    layRoute(plan, vehicle, [...route, ...openDropOffs(plan, vehicle, route)]);
  }
  plan.absent = plan.absent.filter((party) => !plan.isLocked[party]);
  plan.keep();
}

/** Drop-offs of locked pickups that are not locked themselves, the nearest each time. */
function openDropOffs({ model, isLocked }: WorkingPlan, vehicle: number, locked: readonly number[]): number[] {
  const { rides, rideOf, dropOffOf, partyOf, parties, nodes, minutes, problem } = model;
  const open = new Set<number>();
  for (const node of locked) {
    const ride = rideOf[node] ?? 0;
    const party = partyOf[ride] ?? 0;
    if ((parties[party] ?? []).length > 1)
      throw new RoutingProblemError(`Ride ${problem.rides[ride]?.id} is locked and cannot be planned with others`);
    isLocked[party] = 1;
    const dropOff = dropOffOf[ride] ?? -1;
    if (node >= rides && !locked.includes(ride))
      throw new RoutingProblemError(
        `Vehicle ${problem.vehicles[vehicle]?.id} has a locked drop-off without its pickup`,
      );
    if (node < rides && dropOff >= 0 && !locked.includes(dropOff)) open.add(dropOff);
  }
  const order: number[] = [];
  while (open.size > 0) {
    const from = order.at(-1) ?? locked.at(-1) ?? 0;
    const nearest = [...open].reduce((best, node) =>
      (minutes[from * nodes + node] ?? 0) < (minutes[from * nodes + best] ?? 0) ? node : best,
    );
    open.delete(nearest);
    order.push(nearest);
  }
  return order;
}

function layRoute(plan: WorkingPlan, vehicle: number, route: number[]): void {
  const { model } = plan;
  plan.setRoute(vehicle, route);
  if (Number.isFinite(plan.lateCost[vehicle])) return;
  giveWay(model, vehicle, route);
  plan.update(vehicle);
}

/** Widens every limit that the locked route breaks when it is driven as early as possible. */
function giveWay(model: Model, vehicle: number, route: readonly number[]): void {
  const { minutes, nodes, startOf, endOf, shiftFrom, earliest, latest, service, latestEnd } = model;
  model.longestDuty[vehicle] = Number.POSITIVE_INFINITY;
  model.longestDriving[vehicle] = Number.POSITIVE_INFINITY;
  let time = shiftFrom[vehicle] ?? 0;
  let previous = startOf[vehicle] ?? 0;
  for (const node of route) {
    const begin = Math.max(time + (minutes[previous * nodes + node] ?? 0), earliest[node] ?? 0);
    latest[node] = Math.max(latest[node] ?? 0, begin);
    model.longestRide[model.rideOf[node] ?? 0] = Number.POSITIVE_INFINITY;
    time = begin + (service[node] ?? 0);
    previous = node;
  }
  const end = time + (minutes[previous * nodes + (endOf[vehicle] ?? 0)] ?? 0);
  latestEnd[vehicle] = Math.max(latestEnd[vehicle] ?? 0, end);
}
