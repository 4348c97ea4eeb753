import { describe, expect, test } from "vitest";
import { rideOf, road, routingProblem, vehicleOf } from "#testing/builders/a-routing-problem.ts";
import { randomRoutingProblem } from "#testing/builders/random-routing-problem.ts";
import { checkPlan } from "./check-plan.ts";
import { optimiseRoutes } from "./optimise-routes.ts";
import { RoutingProblemError } from "./routing-problem-error.ts";
import type { SearchProgress } from "./search-budget.ts";

const problem = randomRoutingProblem(4, 30, 6);

/** A clock that a reading moves on by a millisecond. */
function countingClock() {
  let time = 0;
  return { now: () => time++, readings: () => time };
}

describe("a search", () => {
  test.each([false, true])(
    "gives the same plan for the same seed and iterations (fewest vehicles: %s)",
    (fewestVehicles) => {
      const plan = () => optimiseRoutes(problem, { seed: 9, iterations: 150, fewestVehicles });
      expect(plan()).toEqual(plan());
    },
  );

  test.each([false, true])("ends when its time is over, with a plan (fewest vehicles: %s)", (fewestVehicles) => {
    const clock = countingClock();
    const plan = optimiseRoutes(problem, { seed: 1, fewestVehicles, time: { milliseconds: 40, now: clock.now } });
    expect(clock.readings()).toBeLessThan(45);
    expect(checkPlan(problem, plan)).toEqual([]);
  });

  test("without any time it still plans", () => {
    const plan = optimiseRoutes(problem, { seed: 1, time: { milliseconds: 0, now: () => 0 } });
    expect(checkPlan(problem, plan)).toEqual([]);
  });

  test("ends soon after it was cancelled, with the best plan so far", () => {
    let reports = 0;
    const plan = optimiseRoutes(problem, {
      seed: 1,
      iterations: 1_000_000_000,
      isCancelled: () => ++reports > 5,
    });
    expect(plan.iterations).toBeLessThan(100);
    expect(checkPlan(problem, plan)).toEqual([]);
  });

  test("reports its progress, ever further and never worse", () => {
    const reports: SearchProgress[] = [];
    const plan = optimiseRoutes(problem, {
      seed: 1,
      iterations: 500,
      onProgress: (progress) => reports.push(progress),
    });
    expect(reports.length).toBeGreaterThan(10);
    for (const [at, { share, cost }] of reports.entries()) {
      expect(share).toBeGreaterThanOrEqual(reports[at - 1]?.share ?? 0);
      expect(cost).toBeLessThanOrEqual(reports[at - 1]?.cost ?? Number.POSITIVE_INFINITY);
    }
    expect(plan.cost).toBeLessThanOrEqual(reports.at(-1)?.cost ?? 0);
  });

  test("needs a number of iterations or a time", () => {
    expect(() => optimiseRoutes(problem, { seed: 1 })).toThrow("A search needs a number of iterations or a time");
  });
});

test("nothing to plan is an empty plan", () => {
  const empty = routingProblem({ points: road(1), rides: [], vehicles: [vehicleOf("v")] });
  expect(optimiseRoutes(empty, { seed: 1, iterations: 20 })).toMatchObject({ routes: [], unassigned: [], cost: 0 });
});

const ride = rideOf("1", 0, 1);
const vehicle = vehicleOf("v");
const valid = routingProblem({ points: road(1), rides: [ride], vehicles: [vehicle] });

test.each([
  ["a table that is too short", { ...valid, minutes: [0] }, "The table of minutes has 1 entries, not 2 × 2"],
  ["a place beyond the tables", { ...valid, rides: [rideOf("1", 0, 7)] }, "Place 7 is not one of the 2 places"],
  ["two rides of one id", { ...valid, rides: [ride, ride] }, "Two rides have one id"],
  ["two vehicles of one id", { ...valid, vehicles: [vehicle, vehicle] }, "Two vehicles have one id"],
  ["an unknown companion", { ...valid, together: [["1", "2"]] }, "Ride 2, which is to travel with others, is unknown"],
  ["a companion twice", { ...valid, together: [["1"], ["1"]] }, "Ride 1 is in two lists"],
  [
    "an unknown locked stop",
    { ...valid, vehicles: [{ ...vehicle, locked: [{ ride: "2", at: "pickup" as const }] }] },
    "Vehicle v has a locked stop of ride 2 that does not exist",
  ],
  [
    "a locked drop-off alone",
    { ...valid, vehicles: [{ ...vehicle, locked: [{ ride: "1", at: "dropOff" as const }] }] },
    "Vehicle v has a locked drop-off without its pickup",
  ],
])("%s is refused with a clear error", (_name, broken, message) => {
  const plan = () => optimiseRoutes(broken, { seed: 1, iterations: 1 });
  expect(plan).toThrow(RoutingProblemError);
  expect(plan).toThrow(message);
});
