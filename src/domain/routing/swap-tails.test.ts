import { expect, test } from "vitest";
import { aPrivateDay } from "#testing/builders/a-private-day.ts";
import { rideOf, road, routingProblem, stopAt, vehicleOf } from "#testing/builders/a-routing-problem.ts";
import { randomRoutingProblem } from "#testing/builders/random-routing-problem.ts";
import { checkPlan } from "./check-plan.ts";
import { optimiseRoutes } from "./optimise-routes.ts";

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a day of private rides with limits of every kind passes the checker (day %d)",
  (seed) => {
    const day = randomRoutingProblem(seed, 24, 7);
    const rides = day.rides.map((ride) => ({ ...ride, isPrivate: true, dropOff: ride.dropOff ?? ride.pickup }));
    const problem = { ...day, rides, together: [["1", "2"]] };

    expect(checkPlan(problem, optimiseRoutes(problem, { seed, iterations: 3000 }))).toEqual([]);
  },
);

test("a day of fixed transfers passes the checker", () => {
  const problem = aPrivateDay(5, 60);

  expect(checkPlan(problem, optimiseRoutes(problem, { seed: 5, iterations: 5000 }))).toEqual([]);
});

test("rides that may drive in their own vehicle only stay there, and so do locked ones", () => {
  const at = (place: number, minute: number) => stopAt(place, { from: minute, until: minute });
  const private_ = { isPrivate: true };
  const problem = routingProblem({
    points: road(20),
    rides: [
      rideOf("1", 0, 5, { ...private_, pickup: at(0, 100) }),
      rideOf("2", 5, 9, { ...private_, pickup: at(5, 200), vehicles: ["b"] }),
      rideOf("3", 0, 5, { ...private_, pickup: at(0, 100) }),
      rideOf("4", 5, 9, { ...private_, pickup: at(5, 200) }),
    ],
    vehicles: [
      vehicleOf("a", {
        locked: [
          { ride: "3", at: "pickup" },
          { ride: "3", at: "dropOff" },
        ],
      }),
      vehicleOf("b"),
    ],
  });

  const plan = optimiseRoutes(problem, { seed: 1, iterations: 500 });

  const vehicleDriving = (ride: string) =>
    plan.routes.find(({ stops }) => stops.some((stop) => stop.ride === ride))?.vehicle;
  expect(checkPlan(problem, plan)).toEqual([]);
  expect(["1", "2", "3", "4"].map(vehicleDriving)).toEqual(["b", "b", "a", "a"]);
});
