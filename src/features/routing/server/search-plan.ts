import type { RoutePlan } from "#domain/routing/route-plan.ts";
import type { RoutingProblem } from "#domain/routing/routing-problem.ts";
import { runSearch } from "./run-search.ts";
import type { SearchLimits } from "./thread-work.ts";

const looksEveryMs = 400;

/** Searches in a thread of its own. Someone who doesn’t want to wait gets the best plan so far. */
export async function searchPlan(
  problem: RoutingProblem,
  settings: SearchLimits,
  isStopped: () => Promise<boolean> = async () => false,
): Promise<RoutePlan> {
  const search = runSearch({ problem, settings });
  const look = setInterval(() => {
    isStopped().then(
      (stop) => stop && search.cancel(),
      // The next look will tell.
      () => {},
    );
  }, looksEveryMs);
  try {
    return await search.plan;
  } finally {
    clearInterval(look);
  }
}
