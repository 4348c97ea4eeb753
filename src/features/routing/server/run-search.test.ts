import { expect, test } from "vitest";
import { checkPlan } from "#domain/routing/check-plan.ts";
import { optimiseRoutes } from "#domain/routing/optimise-routes.ts";
import { RoutingProblemError } from "#domain/routing/routing-problem-error.ts";
import type { SearchProgress } from "#domain/routing/search-budget.ts";
import { rideOf, road, routingProblem, vehicleOf } from "#testing/builders/a-routing-problem.ts";
import { randomRoutingProblem } from "#testing/builders/random-routing-problem.ts";
import { runSearch, SearchStopped, stopSearches } from "./run-search.ts";

const problem = randomRoutingProblem(4, 30, 6);
const forever = { seed: 1, iterations: 1_000_000_000 };

test("a search in a thread gives the plan that it gives without one, and reports how far it is", async () => {
  const reports: SearchProgress[] = [];
  const settings = { seed: 7, iterations: 300 };

  const { plan } = runSearch({ problem, settings, onProgress: (progress) => reports.push(progress) });

  expect(await plan).toEqual(optimiseRoutes(problem, settings));
  expect(reports.length).toBeGreaterThan(10);
  expect(reports.map(({ share }) => share)).toEqual(reports.map(({ share }) => share).sort((a, b) => a - b));
});

test("cancelled, it answers with the best plan so far", async () => {
  const begun = Promise.withResolvers<void>();
  const search = runSearch({ problem, settings: forever, onProgress: () => begun.resolve() });
  await begun.promise;

  search.cancel();

  const plan = await search.plan;
  expect(checkPlan(problem, plan)).toEqual([]);
  expect(plan.iterations).toBeLessThan(forever.iterations);
});

test("without time it answers with a plan all the same", async () => {
  const { plan } = runSearch({ problem, settings: { seed: 1, milliseconds: 0 } });

  expect(checkPlan(problem, await plan)).toEqual([]);
});

test("a problem that contradicts itself fails as it does without a thread", async () => {
  const wrong = routingProblem({ points: road(3), rides: [rideOf("1", 0, 9)], vehicles: [vehicleOf("v")] });

  const { plan } = runSearch({ problem: wrong, settings: { seed: 1, iterations: 10 } });

  await expect(plan).rejects.toThrow(RoutingProblemError);
});

test("an instance that stops gets the best plans of those that run; those that wait never begin", async () => {
  const begun = Promise.withResolvers<void>();
  const searches = [1, 2, 3].map(() => runSearch({ problem, settings: forever, onProgress: () => begun.resolve() }));
  const answers = searches.map(({ plan }) => plan.catch((error: unknown) => error));
  await begun.promise;

  await stopSearches();

  const [first, second, third] = await Promise.all(answers);
  for (const plan of [first, second]) expect(plan).toMatchObject({ routes: expect.anything() });
  expect(third).toBeInstanceOf(SearchStopped);
});
