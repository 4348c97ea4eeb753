import { setImmediate } from "node:timers/promises";
import { optimiseRoutes } from "#domain/routing/optimise-routes.ts";
import type { RoutePlan } from "#domain/routing/route-plan.ts";
import type { RoutingProblem } from "#domain/routing/routing-problem.ts";
import type { SearchSettings } from "#domain/routing/search-budget.ts";

/** Searches for a plan. Requests are answered between two searches. */
export async function searchPlan(problem: RoutingProblem, settings: SearchSettings): Promise<RoutePlan> {
  await setImmediate();
  return optimiseRoutes(problem, settings);
}
