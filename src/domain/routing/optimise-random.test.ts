import { expect, test } from "vitest";
import { randomRoutingProblem } from "#testing/builders/random-routing-problem.ts";
import { cheapestCost } from "#testing/cheapest-plan.ts";
import { checkPlan } from "./check-plan.ts";
import { optimiseRoutes } from "./optimise-routes.ts";

const seeds = Array.from({ length: 80 }, (_, at) => at + 1);

test("plans of three rides are the cheapest there are", () => {
  const missed = seeds.filter((seed) => {
    const problem = randomRoutingProblem(seed, 3, 2);
    const plan = optimiseRoutes(problem, { seed, iterations: 1000 });
    expect(checkPlan(problem, plan)).toEqual([]);
    const cheapest = cheapestCost(problem);
    expect(plan.cost).toBeGreaterThan(cheapest - 1e-6);
    return plan.cost > cheapest + 1e-6;
  });
  expect(missed).toEqual([]);
});

test.each(seeds.slice(0, 25))("a plan of 20 rides with limits of every kind passes the checker (seed %s)", (seed) => {
  const problem = randomRoutingProblem(seed, 20, 5);
  for (const fewestVehicles of [false, true]) {
    const plan = optimiseRoutes(problem, { seed, iterations: 200, fewestVehicles });
    expect(checkPlan(problem, plan)).toEqual([]);
  }
});
