import type { RoutePlan } from "#domain/routing/route-plan.ts";
import type { RoutingProblem } from "#domain/routing/routing-problem.ts";
import type { SearchProgress, StartRoute } from "#domain/routing/search-budget.ts";

/** How long and how a search looks: by the clock, by iterations, which give the same plan each time, or by both. */
export type SearchLimits = {
  readonly seed: number;
  readonly iterations?: number;
  /** Wall-clock time from the moment the search begins; the best plan so far is the answer. */
  readonly milliseconds?: number;
  /** Begins with this plan and stays near it. */
  readonly start?: readonly StartRoute[];
  /** Uses as few vehicles as possible, whatever the kilometres. */
  readonly fewestVehicles?: boolean;
};

/** The input of a thread. The flag is a whole number that both sides see: 1 asks for the best plan so far. */
export type ThreadWork = {
  readonly problem: RoutingProblem;
  readonly settings: SearchLimits;
  readonly flag: SharedArrayBuffer;
};

export type ThreadMessage =
  | { readonly kind: "progress"; readonly progress: SearchProgress }
  | { readonly kind: "plan"; readonly plan: RoutePlan }
  /** The problem contradicts itself. */
  | { readonly kind: "wrong"; readonly message: string };
