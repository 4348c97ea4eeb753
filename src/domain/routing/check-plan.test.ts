import { expect, test } from "vitest";
import { rideOf, road, routingProblem, stopAt, vehicleOf } from "#testing/builders/a-routing-problem.ts";
import { checkPlan } from "./check-plan.ts";
import type { PlannedRoute, PlannedStop, RoutePlan } from "./route-plan.ts";
import type { RoutingProblem } from "./routing-problem.ts";

/** Ride 1 from 10 to 30 and ride 2 from 20 to 40, in a vehicle from 0 and back: 80 km. */
const problem = routingProblem({
  points: road(50),
  rides: [rideOf("1", 10, 30), rideOf("2", 20, 40)],
  vehicles: [vehicleOf("v"), vehicleOf("w")],
});
const stop = (ride: string, at: PlannedStop["at"], begins: number): PlannedStop => ({
  ride,
  at,
  arrives: begins,
  begins,
  leaves: begins,
  late: 0,
});
const route: PlannedRoute = {
  vehicle: "v",
  leavesAt: 0,
  endsAt: 80,
  stops: [stop("1", "pickup", 10), stop("2", "pickup", 20), stop("1", "dropOff", 30), stop("2", "dropOff", 40)],
  breaks: [],
  km: 80,
  drivingMinutes: 80,
  overtimeMinutes: 0,
  cost: 80,
};
const plan: RoutePlan = { routes: [route], unassigned: [], km: 80, cost: 80, iterations: 0 };

const withVehicle = (vehicle: Partial<RoutingProblem["vehicles"][number]>): RoutingProblem => ({
  ...problem,
  vehicles: [vehicleOf("v", vehicle), vehicleOf("w")],
});
const withRides = (first: Parameters<typeof rideOf>[3], second: Parameters<typeof rideOf>[3] = {}): RoutingProblem => ({
  ...problem,
  rides: [rideOf("1", 10, 30, first), rideOf("2", 20, 40, second)],
});
const withRoute = (changed: Partial<PlannedRoute>): RoutePlan => ({ ...plan, routes: [{ ...route, ...changed }] });
const lunch = { window: { from: 30, until: 35 }, minutes: 5 };

test("a right plan has no faults", () => {
  expect(checkPlan(problem, plan)).toEqual([]);
});

test.each<[string, RoutingProblem, RoutePlan, string]>([
  ["too many seats taken", withVehicle({ room: { seats: 1 } }), plan, "no room for 2 seats"],
  ["a shared private ride", withRides({ isPrivate: true }), plan, "a private ride is shared"],
  ["a missing skill", withRides({ needs: ["guide"] }), plan, "lacks a skill for ride 1"],
  ["a forbidden vehicle", withRides({ vehicles: ["w"] }), plan, "may not drive ride 1"],
  ["too long aboard", withRides({ longestRide: 19 }), plan, "ride 1 takes 20, longer than 19"],
  ["before its window", withRides({ pickup: stopAt(10, { from: 11 }) }), plan, "the pickup of ride 1 begins before"],
  ["after its window", withRides({ dropOff: stopAt(30, { until: 29 }) }), plan, "the dropOff of ride 1 begins after"],
  [
    "unstated lateness",
    withRides({ dropOff: stopAt(30, { until: 29 }, { lateUntil: 35 }) }),
    plan,
    "lateness at the dropOff",
  ],
  [
    "groups together",
    { ...withRides({ group: "a" }, { group: "b" }), apart: [["a", "b"]] },
    plan,
    "groups a and b are aboard",
  ],
  ["an early end of shift", withVehicle({ shift: { from: 0, until: 79 } }), plan, "it ends after its shift"],
  ["a late beginning", withVehicle({ shift: { from: 5, until: 90 } }), plan, "it leaves before its shift"],
  ["a long duty", withVehicle({ longestDuty: 79 }), plan, "it is on duty for too long"],
  ["long driving", withVehicle({ longestDriving: 79 }), plan, "it drives for too long"],
  ["a missing break", withVehicle({ breaks: [lunch] }), plan, "it has 0 breaks, not 1"],
  [
    "a break with passengers aboard",
    withVehicle({ breaks: [lunch] }),
    withRoute({ breaks: [{ afterStops: 3, from: 30, until: 35 }] }),
    "a break is taken with passengers aboard",
  ],
  [
    "a short break",
    withVehicle({ breaks: [{ ...lunch, window: { from: 0, until: 90 } }] }),
    withRoute({ breaks: [{ afterStops: 4, from: 40, until: 43 }] }),
    "a break is too short",
  ],
  ["faster than the road", problem, withRoute({ endsAt: 79 }), "it can’t reach end end by 79"],
  ["wrong kilometres", problem, withRoute({ km: 79 }), "its kilometres is 80, not 79"],
  ["a wrong cost", withVehicle({ perUse: 5 }), plan, "its cost is 85, not 80"],
  ["a wrong sum", problem, { ...plan, cost: 81 }, "its total cost is 80, not 81"],
  [
    "a drop-off before its pickup",
    problem,
    withRoute({ stops: [...route.stops].reverse() }),
    "the stops of ride 1 are not pickup and drop-off",
  ],
  ["a ride in no list", problem, { ...plan, routes: [] }, "Ride 1 is planned or left out 0 times"],
  [
    "a ride in two lists",
    problem,
    { ...plan, unassigned: [{ ride: "1", reason: "no_room" }] },
    "Ride 1 is planned or left out 2 times",
  ],
  ["an unknown vehicle", problem, withRoute({ vehicle: "x" }), "There is no vehicle x"],
  ["an unknown ride", problem, withRoute({ stops: [stop("9", "pickup", 10)] }), "there is no pickup of ride 9"],
  [
    "together in part",
    { ...problem, together: [["1", "2"]] },
    { ...plan, routes: [{ ...route, stops: route.stops.filter(({ ride }) => ride === "1") }] },
    "Rides 1, 2 are not together",
  ],
  [
    "locked stops later",
    withVehicle({ locked: [{ ride: "2", at: "pickup" }] }),
    plan,
    "its locked stops are not driven first",
  ],
])("%s is a fault", (_name, asked, checked, fault) => {
  expect(checkPlan(asked, checked).join("\n")).toContain(fault);
});
