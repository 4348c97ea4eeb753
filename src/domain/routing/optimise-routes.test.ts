import { describe, expect, test } from "vitest";
import { rideOf, road, routingProblem, stopAt, vehicleOf } from "#testing/builders/a-routing-problem.ts";
import { checkPlan } from "./check-plan.ts";
import { optimiseRoutes } from "./optimise-routes.ts";
import type { RoutePlan } from "./route-plan.ts";
import type { RoutingProblem } from "./routing-problem.ts";

type Case = Omit<RoutingProblem, "places" | "minutes" | "km">;

/** Along a road of 100 km. */
function planOf(problem: Case, iterations = 300): RoutePlan {
  const asked = routingProblem({ points: road(100), ...problem });
  const plan = optimiseRoutes(asked, { seed: 1, iterations });
  expect(checkPlan(asked, plan)).toEqual([]);
  return plan;
}

/** “a b c: 1+ 2+ 1- 2-”: each vehicle with its stops, + for a pickup and - for a drop-off. */
const inShort = ({ routes, unassigned }: RoutePlan): string =>
  [
    ...routes.map(({ vehicle, stops }) =>
      [`${vehicle}:`, ...stops.map(({ ride, at }) => `${ride}${at === "pickup" ? "+" : "-"}`)].join(" "),
    ),
    ...unassigned.map(({ ride, reason }) => `${ride} ${reason}`),
  ].join(", ");

const v = vehicleOf("v");
const w = vehicleOf("w");

test.each<[string, Case, string]>([
  [
    "rides on the way share a vehicle",
    { rides: [rideOf("1", 10, 30), rideOf("2", 20, 40)], vehicles: [{ ...v, end: null }, w] },
    "v: 1+ 2+ 1- 2-",
  ],
  [
    "a full vehicle sets down before it picks up",
    { rides: [rideOf("1", 10, 30), rideOf("2", 20, 40)], vehicles: [{ ...v, room: { seats: 1 } }] },
    "v: 1+ 1- 2+ 2-",
  ],
  [
    "bags need room as seats do",
    {
      rides: [
        rideOf("1", 10, 30, { takes: { seats: 1, bags: 2 } }),
        rideOf("2", 20, 40, { takes: { seats: 1, bags: 1 } }),
      ],
      vehicles: [{ ...v, room: { seats: 4, bags: 2 } }],
    },
    "v: 1+ 1- 2+ 2-",
  ],
  [
    "a private ride is not shared",
    { rides: [rideOf("1", 10, 30, { isPrivate: true }), rideOf("2", 20, 40)], vehicles: [v] },
    "v: 1+ 1- 2+ 2-",
  ],
  [
    "groups that are kept apart are not aboard together",
    {
      rides: [rideOf("1", 10, 30, { group: "red" }), rideOf("2", 20, 40, { group: "blue" })],
      vehicles: [v],
      apart: [["red", "blue"]],
    },
    "v: 1+ 1- 2+ 2-",
  ],
  [
    "a group may be kept apart from its own",
    {
      rides: [rideOf("1", 10, 30, { group: "red" }), rideOf("2", 20, 40, { group: "red" })],
      vehicles: [v],
      apart: [["red", "red"]],
    },
    "v: 1+ 1- 2+ 2-",
  ],
  [
    "each ride has the skills it needs",
    {
      rides: [rideOf("1", 10, 30, { needs: ["ramp"] }), rideOf("2", 20, 40, { needs: ["guide"] })],
      vehicles: [
        { ...v, skills: ["guide"] },
        { ...w, skills: ["ramp"] },
      ],
    },
    "v: 2+ 2-, w: 1+ 1-",
  ],
  [
    "only a vehicle that may drive it gets a ride",
    { rides: [rideOf("1", 10, 30, { vehicles: ["w"] })], vehicles: [v, w] },
    "w: 1+ 1-",
  ],
  [
    "the nearer depot serves a ride",
    { rides: [rideOf("1", 90, 80)], vehicles: [v, { ...w, start: 100, end: 100 }] },
    "w: 1+ 1-",
  ],
  [
    "a shift that ends anywhere need not drive back",
    { rides: [rideOf("1", 10, 90)], vehicles: [v, { ...w, end: null }] },
    "w: 1+ 1-",
  ],
  [
    "rides that travel together share a vehicle, though apart is shorter",
    {
      rides: [rideOf("1", 10, 5), rideOf("2", 90, 95)],
      vehicles: [v, { ...w, start: 100, end: 100 }],
      together: [["1", "2"]],
    },
    "v: 2+ 2- 1+ 1-",
  ],
  [
    "rides that travel together are left out together",
    {
      rides: [rideOf("1", 10, 30), rideOf("2", 20, 40, { takes: { seats: 9 } })],
      vehicles: [v],
      together: [["1", "2"]],
    },
    "1 no_room, 2 no_room",
  ],
  [
    "the longest ride keeps a passenger from going round",
    {
      rides: [rideOf("1", 10, 20, { longestRide: 15 }), rideOf("2", 15, 40)],
      vehicles: [{ ...v, end: null }],
    },
    "v: 1+ 2+ 1- 2-",
  ],
  [
    "a pickup waits until its passenger won’t be aboard for too long",
    {
      rides: [
        rideOf("1", 10, 20, { longestRide: 12, pickup: stopAt(10), dropOff: stopAt(20, { from: 200, until: 210 }) }),
      ],
      vehicles: [v],
    },
    "v: 1+ 1-",
  ],
  [
    "nothing is inserted between locked stops, and they stay first",
    {
      rides: [rideOf("1", 50, 60), rideOf("2", 5, 10), rideOf("3", 55, 58)],
      vehicles: [
        {
          ...v,
          locked: [
            { ride: "1", at: "pickup" },
            { ride: "1", at: "dropOff" },
          ],
        },
      ],
    },
    "v: 1+ 1- 3+ 3- 2+ 2-",
  ],
  [
    "a locked ride that is late already is driven late",
    {
      rides: [rideOf("1", 50, 60, { pickup: stopAt(50, { until: 20 }), latePerMinute: 1 })],
      vehicles: [{ ...v, locked: [{ ride: "1", at: "pickup" }] }],
    },
    "v: 1+ 1-",
  ],
])("%s", (_name, problem, expected) => {
  expect(inShort(planOf(problem))).toBe(expected);
});

test.each([
  [8, 18],
  [5, 19],
])("the longest detour is counted beyond the direct drive: with %s minutes %s km", (longestDetour, km) => {
  const rides = [rideOf("1", 0, 10, { longestDetour }), rideOf("2", 5, 1)];
  expect(planOf({ rides, vehicles: [{ ...v, end: null }] }).km).toBeCloseTo(km);
});

describe("a ride is left out with the reason", () => {
  const late = { pickup: stopAt(90, { until: 60 }) };
  test.each<[string, Case, string]>([
    ["no_room", { rides: [rideOf("1", 1, 2, { takes: { seats: 5 } })], vehicles: [v] }, "1 no_room"],
    ["no_skills", { rides: [rideOf("1", 1, 2, { needs: ["guide"] })], vehicles: [v] }, "1 no_skills"],
    ["no_vehicle_allowed", { rides: [rideOf("1", 1, 2, { vehicles: [] })], vehicles: [v] }, "1 no_vehicle_allowed"],
    ["out_of_time", { rides: [rideOf("1", 90, 91, late)], vehicles: [v] }, "1 out_of_time"],
    ["too_costly", { rides: [rideOf("1", 90, 91, { leftOutCost: 100 })], vehicles: [v] }, "1 too_costly"],
    [
      "vehicles_taken",
      {
        rides: [
          rideOf("1", 40, 50, { pickup: stopAt(40, { from: 100, until: 100 }), leftOutCost: 9999 }),
          rideOf("2", 50, 40, { pickup: stopAt(50, { from: 105, until: 105 }) }),
        ],
        vehicles: [v],
      },
      "v: 1+ 1-, 2 vehicles_taken",
    ],
    ["no vehicles at all", { rides: [rideOf("1", 1, 2)], vehicles: [] }, "1 no_room"],
  ])("%s", (_name, problem, expected) => {
    expect(inShort(planOf(problem))).toBe(expected);
  });
});

describe("lateness and overtime cost what the caller says", () => {
  const twoAtOnce = (latePerMinute: number): Case => ({
    rides: [
      rideOf("1", 10, 20, { pickup: stopAt(10, { from: 10, until: 10 }) }),
      rideOf("2", 10, 20, {
        pickup: stopAt(10, { from: 10, until: 10 }, { lateUntil: 100 }),
        isPrivate: true,
        latePerMinute,
      }),
    ],
    vehicles: [v, { ...w, perUse: 30 }],
  });
  test("a second vehicle where lateness is dear", () => {
    const plan = planOf(twoAtOnce(10));
    expect(plan.routes).toHaveLength(2);
    expect(plan.cost).toBeCloseTo(40 + 40 + 30);
  });
  test("one vehicle where it is cheap", () => {
    const plan = planOf(twoAtOnce(0.5));
    expect(inShort(plan)).toBe("v: 1+ 1- 2+ 2-");
    expect(plan.routes[0]?.stops[2]?.late).toBeCloseTo(20);
    expect(plan.cost).toBeCloseTo(60 + 10);
  });
  test("overtime", () => {
    const vehicle = { ...v, shift: { from: 0, until: 30 }, overtimeUntil: 60, overtimePerMinute: 3 };
    const plan = planOf({ rides: [rideOf("1", 10, 20)], vehicles: [vehicle] });
    expect(plan.routes[0]?.overtimeMinutes).toBeCloseTo(10);
    expect(plan.cost).toBeCloseTo(40 + 30);
  });
});

describe("breaks and hours", () => {
  const lunch = { window: { from: 60, until: 90 }, minutes: 30 };
  const morning = rideOf("1", 10, 50, { pickup: stopAt(10, { from: 40, until: 80 }) });
  test("a break is taken while the vehicle is empty", () => {
    const plan = planOf({ rides: [morning], vehicles: [{ ...v, breaks: [lunch] }] });
    expect(plan.routes[0]?.breaks).toEqual([
      { afterStops: expect.any(Number), from: expect.any(Number), until: expect.any(Number) },
    ]);
  });
  test("a ride that leaves no time for it is left out", () => {
    const ride = rideOf("1", 10, 50, { pickup: stopAt(10, { from: 58, until: 58 }) });
    expect(inShort(planOf({ rides: [ride], vehicles: [{ ...v, breaks: [lunch] }] }))).toBe("1 out_of_time");
  });
  test("a duty that is over before the break closes needs none on the way", () => {
    const plan = planOf({ rides: [rideOf("1", 10, 20)], vehicles: [{ ...v, breaks: [lunch] }] });
    expect(plan.routes[0]?.endsAt).toBeLessThan(60);
  });
  test("two breaks, in their order", () => {
    const tea = { window: { from: 200, until: 260 }, minutes: 15 };
    const rides = [10, 100, 190, 280].map((from) =>
      rideOf(String(from), 10, 40, { pickup: stopAt(10, { from, until: from + 30 }) }),
    );
    const plan = planOf({ rides, vehicles: [{ ...v, breaks: [tea, lunch] }] });
    expect(plan.unassigned).toEqual([]);
    expect(plan.routes[0]?.breaks.map(({ until, from }) => until - from)).toEqual([30, 15]);
  });
  test("the longest duty is counted from leaving to returning", () => {
    const rides = [rideOf("1", 10, 20, { pickup: stopAt(10, { from: 500, until: 500 }) })];
    expect(planOf({ rides, vehicles: [{ ...v, longestDuty: 40 }] }).unassigned).toEqual([]);
    expect(inShort(planOf({ rides, vehicles: [{ ...v, longestDuty: 39 }] }))).toBe("1 out_of_time");
  });
  test("the longest driving counts no waiting", () => {
    const rides = [
      rideOf("1", 10, 20, { pickup: stopAt(10, { from: 50, until: 50 }) }),
      rideOf("2", 20, 10, { pickup: stopAt(20, { from: 500, until: 500 }) }),
    ];
    expect(planOf({ rides, vehicles: [{ ...v, longestDriving: 40 }] }).unassigned).toEqual([]);
    expect(planOf({ rides, vehicles: [{ ...v, longestDriving: 39 }] }).unassigned).toHaveLength(2);
  });
});
