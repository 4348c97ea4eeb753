import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";

/** Seconds, of a day or since 1970. */
const seconds = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
const id = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
const description = z.optional(z.string().check(z.maxLength(200)));
const coordinates = z.tuple([
  z.number().check(z.minimum(-180), z.maximum(180)),
  z.number().check(z.minimum(-90), z.maximum(90)),
]);
const index = z.int().check(z.minimum(0), z.maximum(399));
const oneWindow = z.optional(
  z.array(z.tuple([seconds, seconds])).check(z.maxLength(1, "We plan one time window for each stop")),
);
const amounts = z.optional(z.array(z.int().check(z.minimum(0), z.maximum(1_000_000))).check(z.maxLength(8)));
const skills = z.optional(z.array(id).check(z.maxLength(50)));
const priority = z.optional(z.int().check(z.minimum(0), z.maximum(100)));
const rate = z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000)));
const minutes = z.optional(z.int().check(z.minimum(0), z.maximum(10_000)));

const stop = {
  description,
  location: z.optional(coordinates),
  location_index: z.optional(index),
  service: z.optional(seconds),
  time_windows: oneWindow,
};

// Strict: a field that we would not honour is refused by its name.
const job = z.strictObject({ id, ...stop, pickup: amounts, skills, priority });
const shipment = z.strictObject({
  amount: amounts,
  skills,
  priority,
  pickup: z.strictObject({ id, ...stop }),
  delivery: z.strictObject({ id, ...stop }),
  /** Beyond VROOM: the longest time aboard, and the longest beyond the direct drive. */
  max_ride_min: minutes,
  max_detour_min: minutes,
});
const vehicle = z.strictObject({
  id,
  description,
  profile: z.optional(z.literal("car", "We plan with one profile, car")),
  start: z.optional(coordinates),
  start_index: z.optional(index),
  end: z.optional(coordinates),
  end_index: z.optional(index),
  capacity: amounts,
  skills,
  time_window: z.optional(z.tuple([seconds, seconds])),
  costs: z.optional(z.strictObject({ fixed: rate, per_hour: rate, per_km: rate })),
  max_travel_time: z.optional(seconds),
  breaks: z.optional(
    z
      .array(z.strictObject({ id, description, service: z.optional(seconds), time_windows: oneWindow }))
      .check(z.maxLength(4)),
  ),
});
const row = z.array(seconds).check(z.maxLength(400));
const matrix = z.array(row).check(z.maxLength(400));

const input = z.strictObject({
  jobs: z._default(z.array(job).check(z.maxLength(300)), []),
  shipments: z._default(z.array(shipment).check(z.maxLength(300)), []),
  vehicles: z.array(vehicle).check(z.minLength(1, "Name at least one vehicle"), z.maxLength(100)),
  /** Without it distances and minutes come from our own roads. */
  matrices: z.optional(z.strictObject({ car: z.strictObject({ durations: matrix, distances: z.optional(matrix) }) })),
  /** Beyond VROOM: how long it may search, or how many changes with which random numbers, which repeats a plan. */
  limit_seconds: z._default(z.int().check(z.minimum(1), z.maximum(10)), 2),
  iterations: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  seed: z._default(z.int().check(z.minimum(1), z.maximum(2_147_483_647)), 1),
});
export type VroomProblem = z.output<typeof input>;
export type VroomStop = VroomProblem["shipments"][number]["pickup"];

const sums = {
  cost: z.int(),
  setup: z.int(),
  service: z.int(),
  duration: z.int(),
  waiting_time: z.int(),
  priority: z.int(),
  distance: z.int(),
  violations: z.array(z.never()),
};
const place = { location: z.optional(coordinates), location_index: z.optional(z.int()) };
const step = z.object({
  type: z.enum(["start", "job", "pickup", "delivery", "break", "end"]),
  id: z.optional(z.int()),
  ...place,
  arrival: z.int(),
  /** Driven so far. */
  duration: z.int(),
  distance: z.int(),
  setup: z.int(),
  service: z.int(),
  waiting_time: z.int(),
  load: z.array(z.int()),
  violations: z.array(z.never()),
});
export type VroomStep = z.output<typeof step>;

const output = z.object({
  code: z.literal(0),
  summary: z.object({ ...sums, routes: z.int(), unassigned: z.int() }),
  unassigned: z.array(
    z.object({
      id: z.int(),
      type: z.enum(["job", "pickup", "delivery"]),
      ...place,
      /** Beyond VROOM. */
      reason: z.string(),
    }),
  ),
  routes: z.array(z.object({ vehicle: z.int(), ...sums, steps: z.array(step) })),
});
export type VroomAnswer = z.output<typeof output>;

export const vroomContract = contract({
  planVroom: call({
    summary: "Plans routes from a problem in VROOM’s JSON and answers in VROOM’s JSON; nothing is stored.",
    access: rolesThatMay("assign_driver"),
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    largest: 4_000_000,
    input,
    output,
    refusals: {
      place_missing:
        "Give each stop and each vehicle’s start a location, or with matrices a location_index within them.",
      matrix_not_square: "Make durations and distances tables of the same size, with as many columns as rows.",
      id_used_twice: "Give each job, pickup, delivery and vehicle an id of its own among those of its kind.",
      different_rates: "Give all vehicles the same per_hour and per_km: one table of costs serves them all.",
      window_turned: "End each time window after it begins.",
    },
  }),
});
