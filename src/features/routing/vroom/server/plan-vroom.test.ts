import { describe, expect, test } from "vitest";
import { checkPlan } from "#domain/routing/check-plan.ts";
import { optimiseRoutes } from "#domain/routing/optimise-routes.ts";
import { SeededRandom } from "#domain/routing/seeded-random.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { handed } from "#testing/test-config.ts";
import { vroomContract } from "../contract.ts";
import { planVroom } from "./plan-vroom.ts";
import { readVroom, toRoutingProblem } from "./read-vroom.ts";

const schema = vroomContract.planVroom.input;
const read = (body: object): ParsedOf<typeof vroomContract.planVroom> => schema.parse({ iterations: 400, ...body });

/** Places on one road, a minute and a kilometre apart. */
const road = (places: number) => ({
  car: {
    durations: Array.from({ length: places }, (_, from) =>
      Array.from({ length: places }, (_, to) => Math.abs(from - to) * 60),
    ),
    distances: Array.from({ length: places }, (_, from) =>
      Array.from({ length: places }, (_, to) => Math.abs(from - to) * 1000),
    ),
  },
});
const stop = (id: number, location_index: number, more: object = {}) => ({ id, location_index, ...more });
const bus = (more: object = {}) => ({ id: 1, start_index: 0, end_index: 0, capacity: [4], ...more });

async function planned(body: object) {
  const answer = await planVroom(handed, read(body));
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
}

describe("a problem in VROOM’s JSON", () => {
  test("is answered in VROOM’s JSON: steps, seconds, metres, loads and sums", async () => {
    const answer = await planned({
      shipments: [
        { amount: [3], priority: 7, pickup: stop(10, 2, { service: 120 }), delivery: stop(10, 5, { service: 60 }) },
      ],
      jobs: [stop(1, 8, { pickup: [1], time_windows: [[1200, 1500]] })],
      vehicles: [bus({ capacity: [3], time_window: [0, 7200], costs: { fixed: 500 } })],
      matrices: road(10),
    });

    const [route] = answer.routes;
    expect(
      route?.steps.map(({ type, id, arrival, duration, distance, load }) => ({
        type,
        id,
        arrival,
        duration,
        distance,
        load,
      })),
    ).toEqual([
      { type: "start", id: undefined, arrival: 0, duration: 0, distance: 0, load: [0] },
      { type: "pickup", id: 10, arrival: 120, duration: 120, distance: 2000, load: [3] },
      { type: "delivery", id: 10, arrival: 420, duration: 300, distance: 5000, load: [0] },
      { type: "job", id: 1, arrival: 660, duration: 480, distance: 8000, load: [1] },
      { type: "end", id: undefined, arrival: 1680, duration: 960, distance: 16_000, load: [1] },
    ]);
    expect(route?.steps[3]?.waiting_time).toBe(540);
    expect(answer).toMatchObject({
      code: 0,
      unassigned: [],
      summary: {
        cost: 960 + 500,
        routes: 1,
        unassigned: 0,
        service: 180,
        duration: 960,
        distance: 16_000,
        priority: 7,
      },
    });
  });

  test("leaves out what no vehicle can drive, both its ends and why, and the least important first", async () => {
    const answer = await planned({
      shipments: [
        { amount: [9], pickup: stop(1, 1), delivery: stop(1, 2) },
        { amount: [1], skills: [4], pickup: stop(2, 1), delivery: stop(2, 2) },
        { priority: 1, pickup: stop(3, 9, { time_windows: [[540, 540]] }), delivery: stop(3, 8) },
        { priority: 50, pickup: stop(4, 5, { time_windows: [[540, 540]] }), delivery: stop(4, 4) },
      ],
      vehicles: [bus()],
      matrices: road(10),
    });

    expect(answer.unassigned.map(({ id, type, reason }) => `${type} ${id}: ${reason}`).sort()).toEqual([
      "delivery 1: no_room",
      "delivery 2: no_skills",
      "delivery 3: vehicles_taken",
      "pickup 1: no_room",
      "pickup 2: no_skills",
      "pickup 3: vehicles_taken",
    ]);
    expect(answer.summary.unassigned).toBe(6);
  });

  test("takes breaks in their windows, and ends where the last stop is without an end", async () => {
    const answer = await planned({
      jobs: [stop(1, 3, { time_windows: [[4000, 4000]] })],
      vehicles: [
        {
          id: 5,
          start_index: 0,
          breaks: [
            { id: 8, service: 300, time_windows: [[3000, 3600]] },
            { id: 7, service: 600, time_windows: [[0, 60]] },
          ],
        },
      ],
      matrices: road(4),
    });

    expect(answer.routes[0]?.steps.map(({ type, id, arrival }) => `${type} ${id ?? ""} ${arrival}`)).toEqual([
      "start  0",
      "break 7 0",
      "break 8 3000",
      "job 1 3480",
    ]);
  });

  test("keeps what VROOM does not know: no one rides longer than they may", async () => {
    const riders = (limits: object) => ({
      shipments: [
        { ...limits, pickup: stop(1, 1), delivery: stop(1, 2) },
        { pickup: stop(2, 1, { time_windows: [[60, 60]] }), delivery: stop(2, 9, { time_windows: [[540, 600]] }) },
      ],
      vehicles: [bus()],
      matrices: road(10),
    });
    const rideOf = async (limits: object) => {
      const steps = (await planned(riders(limits))).routes[0]?.steps ?? [];
      const arrivals = steps.filter(({ id }) => id === 1).map(({ arrival }) => arrival);
      return (arrivals[1] ?? 0) - (arrivals[0] ?? 0);
    };

    expect(await rideOf({ max_detour_min: 0 })).toBe(60);
  });

  test("without tables is measured on our own roads", async () => {
    const answer = await planned({
      shipments: [
        {
          pickup: { id: 1, location: [18.5972, -33.9694] },
          delivery: { id: 1, location: [18.4241, -33.9249] },
        },
      ],
      vehicles: [{ id: 1, start: [18.5972, -33.9694] }],
    });

    const [first, , last] = answer.routes[0]?.steps ?? [];
    expect(first).toMatchObject({ type: "start", location: [18.5972, -33.9694] });
    expect(last?.distance).toBeGreaterThan(15_000);
    expect(last?.distance).toBeLessThan(30_000);
  });

  test("is the plan that our engine makes and our checker passes", async () => {
    const random = new SeededRandom(6);
    const windows = () => {
      const from = random.below(7200);
      return [[from, from + 1800]];
    };
    const problem = read({
      shipments: Array.from({ length: 25 }, (_, at) => ({
        amount: [1 + random.below(3)],
        pickup: stop(at, random.below(20), { service: 60, time_windows: windows() }),
        delivery: stop(at, random.below(20)),
        max_ride_min: 60,
      })),
      vehicles: [1, 2, 3, 4].map((id) => bus({ id, time_window: [0, 14_400], max_travel_time: 9000 })),
      matrices: road(20),
    });
    const places = readVroom(problem);
    if (!places.ok) throw new Error(places.reason);
    const { durations, distances = [] } = problem.matrices?.car ?? { durations: [] };
    const ours = toRoutingProblem(problem, places.value, {
      places: 20,
      durations: durations.flat(),
      distances: distances.flat(),
    });
    const plan = optimiseRoutes(ours, { seed: 1, iterations: 400 });

    const answer = await planVroom(handed, problem);

    expect(checkPlan(ours, plan)).toEqual([]);
    expect(answer).toMatchObject({
      ok: true,
      value: { summary: { routes: plan.routes.length, cost: expect.closeTo(plan.cost, -1) } },
    });
  });
});

describe("refused by name", () => {
  const shipment = { pickup: stop(1, 1), delivery: stop(1, 2) };
  const body = { shipments: [shipment], vehicles: [bus()], matrices: road(4) };

  test.each([
    ["setup", { jobs: [stop(1, 1, { setup: 5 })] }],
    ["delivery", { jobs: [stop(1, 1, { delivery: [1] })] }],
    ["max_tasks", { vehicles: [bus({ max_tasks: 3 })] }],
    ["speed_factor", { vehicles: [bus({ speed_factor: 2 })] }],
    ["max_distance", { vehicles: [bus({ max_distance: 2 })] }],
    ["steps", { vehicles: [bus({ steps: [] })] }],
    ["max_load", { vehicles: [bus({ breaks: [{ id: 1, max_load: [1] }] })] }],
    ["options", { options: { g: true } }],
    ["truck", { matrices: { truck: road(3).car } }],
    ["one profile", { vehicles: [bus({ profile: "bike" })] }],
    [
      "one time window",
      {
        jobs: [
          stop(1, 1, {
            time_windows: [
              [0, 1],
              [5, 6],
            ],
          }),
        ],
      },
    ],
  ])("%s", (name, change) => {
    const parsed = schema.safeParse({ ...body, ...change });

    expect(parsed.success).toBe(false);
    expect(JSON.stringify(parsed.error?.issues)).toContain(name);
  });

  test.each([
    ["place_missing", { vehicles: [{ id: 1 }] }],
    ["place_missing", { jobs: [stop(1, 9)] }],
    ["place_missing", { jobs: [{ id: 1, location: [18, -34] }] }],
    ["matrix_not_square", { matrices: { car: { durations: [[0, 1], [1]] } } }],
    ["matrix_not_square", { matrices: { car: { ...road(4).car, distances: [[0]] } } }],
    ["id_used_twice", { shipments: [shipment, shipment] }],
    ["id_used_twice", { vehicles: [bus(), bus()] }],
    ["different_rates", { vehicles: [bus(), bus({ id: 2, costs: { per_km: 5 } })] }],
    ["window_turned", { vehicles: [bus({ time_window: [10, 5] })] }],
  ])("%s", async (reason, change) => {
    expect(await planVroom(handed, read({ ...body, ...change }))).toMatchObject({ ok: false, reason });
  });
});
