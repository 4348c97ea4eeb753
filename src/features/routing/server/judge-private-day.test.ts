import { expect, test } from "vitest";
import { checkPlan } from "#domain/routing/check-plan.ts";
import { optimiseRoutes } from "#domain/routing/optimise-routes.ts";
import { aPrivateDay } from "#testing/builders/a-private-day.ts";
import { rideOf, road, routingProblem, stopAt, vehicleOf } from "#testing/builders/a-routing-problem.ts";
import { judgePrivateDay } from "./judge-private-day.ts";

const patient = { seconds: 60 };

test("sixty private transfers are planned within half a per cent of the best there is", async () => {
  const problem = aPrivateDay(1, 60);
  const plan = optimiseRoutes(problem, { seed: 1, iterations: 60_000 });

  const verdict = await judgePrivateDay(problem, plan, patient);

  expect(checkPlan(problem, plan)).toEqual([]);
  expect(["proven_best", "within"]).toContain(verdict.kind);
  expect("share" in verdict ? verdict.share : 0).toBeLessThanOrEqual(0.005);
});

const at = (place: number, minute: number) => stopAt(place, { from: minute, until: minute });
/** Two transfers one after the other on one road: one vehicle drives both for 20 km. */
const twoTransfers = routingProblem({
  points: road(10),
  rides: [
    rideOf("out", 0, 10, { pickup: at(0, 100), isPrivate: true }),
    rideOf("back", 10, 0, { pickup: at(10, 200), isPrivate: true }),
  ],
  vehicles: [vehicleOf("a", { perUse: 5 }), vehicleOf("b", { perUse: 5 })],
});

test("the best plan is proven to be", async () => {
  const plan = optimiseRoutes(twoTransfers, { seed: 1, iterations: 50 });

  expect(await judgePrivateDay(twoTransfers, plan, patient)).toEqual({ kind: "proven_best", least: 25 });
});

test("a plan that is not says by how much", async () => {
  const plan = { ...optimiseRoutes(twoTransfers, { seed: 1, iterations: 50 }), cost: 30 };

  expect(await judgePrivateDay(twoTransfers, plan, patient)).toEqual({
    kind: "within",
    least: 25,
    share: expect.closeTo(0.2, 9),
  });
});

test("rides that may share a vehicle are not judged", async () => {
  const problem = { ...twoTransfers, rides: twoTransfers.rides.map((ride) => ({ ...ride, isPrivate: false })) };
  const plan = optimiseRoutes(problem, { seed: 1, iterations: 50 });

  expect(await judgePrivateDay(problem, plan, patient)).toEqual({ kind: "not_private" });
});

test("without time there is no verdict", async () => {
  const problem = aPrivateDay(4, 60);
  const plan = optimiseRoutes(problem, { seed: 1, iterations: 100 });

  expect(await judgePrivateDay(problem, plan, { seconds: 0 })).toEqual({ kind: "not_known" });
});
