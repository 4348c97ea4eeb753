import type { RouteSearch } from "./route-search.ts";
import { swapTails } from "./swap-tails.ts";

/** At first a plan may become worse by about the cost of a mean leg, in the end by a hundredth of it. */
const coolest = 0.01;

/** Of the changes of a day of private rides: they are so quick that most of the time still goes to the others. */
const tailsShare = 0.8;

/** The cost of a mean leg: what temperatures are measured by, whatever the unit of cost. */
export function meanLegCost({ plan, model }: RouteSearch): number {
  const legs = model.stops.length + plan.vehiclesUsed();
  return Math.max(1e-9, plan.routesCost() / Math.max(1, legs));
}

/** Improves the plan until a share of the budget is used: worse plans are accepted too, ever less willingly. */
export function anneal(search: RouteSearch, until: number): void {
  const { plan, budget } = search;
  const begun = budget.share;
  const warmest = meanLegCost(search) * search.warmth;
  let cost = plan.routesCost() + search.leftOutCost(plan.absent);
  let readAt = -1;
  let temperature = warmest;
  while (budget.share < until) {
    if (budget.share !== readAt) {
      readAt = budget.share;
      temperature = warmest * coolest ** ((readAt - begun) / (until - begun));
    }
    cost = changeOnce(search, cost, temperature);
    budget.count();
  }
}

/** One change, kept if it is better or not much worse; the cost of the plan after it. */
function changeOnce(search: RouteSearch, cost: number, temperature: number): number {
  const { plan, random } = search;
  const left: number[] = [];
  if (search.isAllPrivate && random.next() < tailsShare) {
    if (!swapTails(search)) return cost;
    left.push(...plan.absent);
  } else {
    const parties = plan.absent.slice();
    search.remove(parties);
    search.insert(parties, left);
  }
  const routesCost = plan.routesCost();
  const changed = routesCost + search.leftOutCost(left);
  if (changed >= cost - temperature * Math.log(random.next() + 1e-12)) {
    plan.putBack();
    return cost;
  }
  plan.absent = left;
  plan.keep();
  search.keepIfBest(routesCost);
  return changed;
}
