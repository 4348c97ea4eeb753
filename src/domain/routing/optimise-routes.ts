import { anneal } from "./anneal.ts";
import { describePlan } from "./describe-plan.ts";
import { layLockedStops } from "./lay-locked-stops.ts";
import { Model } from "./model.ts";
import { reduceVehicles } from "./reduce-vehicles.ts";
import type { RoutePlan } from "./route-plan.ts";
import { RouteSearch } from "./route-search.ts";
import type { RoutingProblem } from "./routing-problem.ts";
import { SearchBudget, type SearchSettings } from "./search-budget.ts";
import { tightenWindows } from "./tighten-windows.ts";

/** The shares of a search for the fewest vehicles after which it empties routes, and after which it saves kilometres. */
const reduceFrom = 0.05;
const reduceUntil = 0.6;

/**
 * Plans rides for vehicles: who drives what, in which order and at which times, at the lowest cost it finds within its
 * settings. There is always a plan: rides that can’t be driven are left out, with the reason.
 */
export function optimiseRoutes(problem: RoutingProblem, settings: SearchSettings): RoutePlan {
  // The clock runs from here: reading a large problem takes time too.
  const budget = new SearchBudget(settings);
  const model = new Model(problem);
  tightenWindows(model);
  const search = new RouteSearch(model, settings, budget);
  layLockedStops(search.plan);
  search.construct();
  if (settings.fewestVehicles) {
    anneal(search, reduceFrom);
    reduceVehicles(search, reduceUntil);
  }
  anneal(search, 1);
  return describePlan(search);
}
