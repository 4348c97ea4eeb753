import type { RouteSearch } from "./route-search.ts";

/**
 * Private rides follow each other like links of a chain, and what is wrong with two chains is often that each goes on as
 * the other should: strings taken out and inserted again hardly ever exchange whole ends. Two vehicles drawn at random
 * exchange all that follows after a point where both are empty. False, and nothing is changed, where that can’t be driven.
 */
export function swapTails({ plan, model, random }: RouteSearch): boolean {
  const [one, other] = [random.below(model.vehicles), random.below(model.vehicles)];
  const [first, second] = [plan.routeOf(one), plan.routeOf(other)];
  if (one === other || first.length + second.length === 0) return false;
  const cutFirst = cutOf(first, model.lockedStops[one] ?? 0);
  const cutSecond = cutOf(second, model.lockedStops[other] ?? 0);
  if (cutFirst < 0 || cutSecond < 0) return false;
  const [firstTail, secondTail] = [first.slice(cutFirst), second.slice(cutSecond)];
  if (firstTail.length + secondTail.length === 0) return false;
  if (!mayMove(firstTail, other) || !mayMove(secondTail, one)) return false;
  plan.setRoute(one, [...first.slice(0, cutFirst), ...secondTail]);
  plan.setRoute(other, [...second.slice(0, cutSecond), ...firstTail]);
  if (plan.isOnTime(one) && plan.isOnTime(other)) return true;
  plan.putBack();
  return false;

  /** A place at random where no one is aboard: private rides are alone, so every second stop. */
  function cutOf(route: readonly number[], from: number): number {
    const places = [];
    for (let at = from; at <= route.length; at++) if (at === 0 || (route[at - 1] ?? 0) >= model.rides) places.push(at);
    return places[random.below(places.length)] ?? -1;
  }

  function mayMove(tail: readonly number[], vehicle: number): boolean {
    return tail.every((node) => {
      const ride = model.rideOf[node] ?? 0;
      const party = model.partyOf[ride] ?? 0;
      const isAlone = (model.parties[party] ?? []).length === 1;
      return isAlone && !plan.isLocked[party] && model.allowed[ride * model.vehicles + vehicle] === 1;
    });
  }
}
