import type { WorkingPlan } from "./working-plan.ts";

/** Fractions add up to a little more or less. */
const rounding = 1e-9;

/** A place for a pickup, before its drop-off has one. */
class PickupPlace {
  at = 0;
  /** When the vehicle leaves it. */
  leaves = 0;
  /** The cost of the way over it to the next stop, */
  viaNext = 0;
  /** and of the way over it to the drop-off, without the way from there. */
  viaDropOff = 0;
}

/** The cheapest place for a ride that was found so far. */
export class Insertion {
  vehicle = -1;
  pickupAt = 0;
  dropOffAt = 0;
  cost = Number.POSITIVE_INFINITY;
  /** The pickup being tried. */
  readonly pickup = new PickupPlace();

  /** Forgets the place; only cheaper ones than `below` are taken. */
  reset(below: number): void {
    this.vehicle = -1;
    this.cost = below;
  }

  take(vehicle: number, cost: number, pickupAt: number, dropOffAt: number): void {
    this.vehicle = vehicle;
    this.cost = cost;
    this.pickupAt = pickupAt;
    this.dropOffAt = dropOffAt;
  }
}

/**
 * Looks for the cheapest place of a ride in the routes of some vehicles and writes it into `best` if it is cheaper. One
 * place in a hundred is passed over, so that the same choice does not come up for ever. All vehicles are searched in one
 * call: the routes are short, and what is read once for all of them took half of the time.
 */
export function findInsertion(plan: WorkingPlan, ride: number, vehicles: readonly number[], best: Insertion): void {
  if ((plan.model.dropOffOf[ride] ?? -1) < 0) placePickup(plan, ride, vehicles, best);
  else placePair(plan, ride, vehicles, best);
}

/** A ride to the end of the route: its pickup alone has a place. */
function placePickup(plan: WorkingPlan, ride: number, vehicles: readonly number[], best: Insertion): void {
  const { model, leaves, latestBegin, routes, random, legKm, endKm } = plan;
  const { minutes, km, minutesTo, kmTo, nodes, startOf, endOf, shiftFrom, latestEnd, needsSchedule } = model;
  const opens = model.earliest[ride] ?? 0;
  const closes = model.latest[ride] ?? 0;
  const boarding = model.service[ride] ?? 0;
  const ready = opens + boarding;
  const row = ride * nodes;
  let cheapest = best.cost;
  for (let which = 0; which < vehicles.length; which++) {
    const vehicle = vehicles[which] ?? 0;
    const route = routes[vehicle];
    if (!route || !model.allowed[ride * model.vehicles + vehicle]) continue;
    const count = route.length;
    if (count > 0 && !plan.fitsAfter(route[count - 1] ?? 0, ride, vehicle)) continue;
    const rate = model.perKm[vehicle] ?? 0;
    const use = count > 0 ? 0 : (model.perUse[vehicle] ?? 0);
    let from = model.lockedStops[vehicle] ?? 0;
    // Before a stop that must begin earlier than this pickup can end there is no place.
    while (from < count && (latestBegin[route[from] ?? 0] ?? 0) < ready) from++;
    let previous = from > 0 ? (route[from - 1] ?? 0) : (startOf[vehicle] ?? 0);
    let left = from > 0 ? (leaves[previous] ?? 0) : (shiftFrom[vehicle] ?? 0);
    for (let at = from; at <= count; at++) {
      const isLast = at === count;
      const next = isLast ? (endOf[vehicle] ?? 0) : (route[at] ?? 0);
      const arrival = left + (minutesTo[row + previous] ?? 0);
      if (arrival > closes) break;
      const removed = isLast ? (endKm[vehicle] ?? 0) : (legKm[next] ?? 0);
      const cost = ((kmTo[row + previous] ?? 0) + (km[row + next] ?? 0) - removed) * rate + use;
      if (cost < cheapest) {
        const onward = (arrival < opens ? opens : arrival) + boarding + (minutes[row + next] ?? 0);
        const deadline = isLast ? (latestEnd[vehicle] ?? 0) : (latestBegin[next] ?? 0);
        if (
          onward <= deadline &&
          (at === 0 || plan.fitsAfter(previous, ride, vehicle)) &&
          (isLast || plan.fitsFrom(next, ride, vehicle)) &&
          !random.blinks()
        ) {
          const late = needsSchedule[vehicle] ? plan.lateCostWith(vehicle, ride, at, -1) : 0;
          if (cost + late < cheapest) {
            cheapest = cost + late;
            best.take(vehicle, cheapest, at, -1);
          }
        }
      }
      previous = next;
      left = leaves[next] ?? 0;
    }
  }
}

function placePair(plan: WorkingPlan, ride: number, vehicles: readonly number[], best: Insertion): void {
  const { model, leaves, latestBegin, routes, random, legKm, endKm } = plan;
  const { km, minutesTo, kmTo, nodes, startOf, endOf, shiftFrom } = model;
  const opens = model.earliest[ride] ?? 0;
  const closes = model.latest[ride] ?? 0;
  const boarding = model.service[ride] ?? 0;
  const ready = opens + boarding;
  const row = ride * nodes;
  const direct = km[row + (model.dropOffOf[ride] ?? 0)] ?? 0;
  const { pickup } = best;
  for (let which = 0; which < vehicles.length; which++) {
    const vehicle = vehicles[which] ?? 0;
    const route = routes[vehicle];
    if (!route || !model.allowed[ride * model.vehicles + vehicle]) continue;
    const count = route.length;
    const rate = model.perKm[vehicle] ?? 0;
    const use = count > 0 ? 0 : (model.perUse[vehicle] ?? 0);
    let from = model.lockedStops[vehicle] ?? 0;
    // Before a stop that must begin earlier than this pickup can end there is no place.
    while (from < count && (latestBegin[route[from] ?? 0] ?? 0) < ready) from++;
    let previous = from > 0 ? (route[from - 1] ?? 0) : (startOf[vehicle] ?? 0);
    let left = from > 0 ? (leaves[previous] ?? 0) : (shiftFrom[vehicle] ?? 0);
    for (let at = from; at <= count; at++) {
      const next = at < count ? (route[at] ?? 0) : (endOf[vehicle] ?? 0);
      const arrival = left + (minutesTo[row + previous] ?? 0);
      if (arrival > closes) break;
      const detour = (kmTo[row + previous] ?? 0) - (at < count ? (legKm[next] ?? 0) : (endKm[vehicle] ?? 0));
      const viaNext = (detour + (km[row + next] ?? 0)) * rate + use;
      const isTried =
        viaNext < best.cost + rounding && (at === 0 || plan.fitsAfter(previous, ride, vehicle)) && !random.blinks();
      if (isTried) {
        pickup.at = at;
        pickup.leaves = (arrival < opens ? opens : arrival) + boarding;
        pickup.viaNext = viaNext;
        pickup.viaDropOff = (detour + direct) * rate + use;
        placeDropOff(plan, ride, vehicle, best);
      }
      previous = next;
      left = leaves[next] ?? 0;
    }
  }
}

/** Tries the drop-off at once after the pickup, then after each stop that follows, as long as all aboard can still make it. */
function placeDropOff(plan: WorkingPlan, ride: number, vehicle: number, best: Insertion): void {
  const { model, latestBegin, legKm, legMinutes, endKm } = plan;
  const { minutes, km, minutesTo, kmTo, nodes, earliest, service, latestEnd } = model;
  const route = plan.routeOf(vehicle);
  const count = route.length;
  const dropOff = model.dropOffOf[ride] ?? 0;
  const row = dropOff * nodes;
  const opens = earliest[dropOff] ?? 0;
  const closes = model.latest[dropOff] ?? 0;
  const alighting = service[dropOff] ?? 0;
  const rate = model.perKm[vehicle] ?? 0;
  const { at: pickupAt, viaNext, viaDropOff } = best.pickup;
  let current = ride;
  let left = best.pickup.leaves;
  for (let at = pickupAt; at <= count; at++) {
    const isLast = at === count;
    const next = isLast ? (model.endOf[vehicle] ?? 0) : (route[at] ?? 0);
    const arrival = left + (minutesTo[row + current] ?? 0);
    if (arrival > closes) return;
    const onwardKm = km[row + next] ?? 0;
    const removed = isLast ? (endKm[vehicle] ?? 0) : (legKm[next] ?? 0);
    const cost =
      at === pickupAt
        ? viaDropOff + onwardKm * rate
        : viaNext + ((kmTo[row + current] ?? 0) + onwardKm - removed) * rate;
    if (cost < best.cost) {
      const onward = (arrival < opens ? opens : arrival) + alighting + (minutes[row + next] ?? 0);
      if (onward <= (isLast ? (latestEnd[vehicle] ?? 0) : (latestBegin[next] ?? 0)) + rounding) {
        const late = model.needsSchedule[vehicle] ? plan.lateCostWith(vehicle, ride, pickupAt, at) : 0;
        if (cost + late < best.cost) best.take(vehicle, cost + late, pickupAt, at);
      }
    }
    if (isLast) return;
    const leg = at === pickupAt ? (minutes[ride * nodes + next] ?? 0) : (legMinutes[next] ?? 0);
    const begin = left + leg;
    if (begin > (latestBegin[next] ?? 0) + rounding || !plan.fitsAfter(next, ride, vehicle)) return;
    left = Math.max(begin, earliest[next] ?? 0) + (service[next] ?? 0);
    current = next;
  }
}
