import type { RouteSearch } from "./route-search.ts";
import { swapTails } from "./swap-tails.ts";

/** At first a plan may become worse by about the cost of a mean leg, in the end by a hundredth of it. */
const coolest = 0.01;

/** So many exchanges of tails follow each other change of a day of private rides: together they take less time than it. */
const swapsBetween = 4;

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
  const { plan } = search;
  const parties = plan.absent.slice();
  search.remove(parties);
  const left: number[] = [];
  search.insert(parties, left);
  let now = keepIfCheap(search, left, { cost, temperature });
  for (let swap = 0; search.isAllPrivate && swap < swapsBetween; swap++)
    if (swapTails(search)) now = keepIfCheap(search, plan.absent, { cost: now, temperature });
  return now;
}

type Present = { readonly cost: number; readonly temperature: number };

function keepIfCheap(search: RouteSearch, left: number[], { cost, temperature }: Present): number {
  const { plan, random } = search;
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
