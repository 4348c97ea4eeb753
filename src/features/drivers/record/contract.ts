import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { scoreParts } from "#domain/driver/driver-score.ts";
import { assignmentStates, offerModes, tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";

const viewers = rolesThatMay("view_fleet_records");
const moment = z.iso.datetime();
const chosen = { driver_id: z.uuid("Choose a driver") };
const notFound = { not_found: "We couldn’t find that driver." };

const performance = z.object({
  week: z.object({
    from: moment,
    to: moment,
    hours: z.number(),
    hours_done: z.number(),
    duty_limit: z.number(),
    rest_needed: z.number(),
    /** Null during a trip, or before the first. */
    resting_hours: z.nullable(z.number()),
    next_start: z.nullable(moment),
    stretches: z.array(
      z.object({
        from: moment,
        to: moment,
        hours: z.number(),
        trips: z.int(),
        rest_before: z.nullable(z.number()),
        is_too_long: z.boolean(),
      }),
    ),
  }),
  /** The last this many days. */
  days: z.int(),
  score: z.nullable(z.int()),
  parts: z.array(
    z.object({
      part: z.enum(scoreParts),
      weight: z.int(),
      good: z.int(),
      of: z.int(),
      percent: z.nullable(z.number()),
    }),
  ),
  declined: z.int(),
  /** Null without customer ratings. */
  rating: z.nullable(z.number()),
  /** The number of counted ratings. */
  ratings: z.int(),
});
export type DriverPerformance = z.output<typeof performance>;

const drivenTrip = z.object({
  assignment_id: z.string(),
  trip_id: z.string(),
  reference: z.string(),
  pickup_at: moment,
  pickup: z.string(),
  destination: z.string(),
  passengers: z.int(),
  plate: z.nullable(z.string()),
  trip_state: z.enum(tripStates),
  mode: z.enum(offerModes),
  state: z.enum(assignmentStates),
  reason: z.nullable(z.string()),
});
export type DrivenTrip = z.output<typeof drivenTrip>;

const message = z.object({
  id: z.string(),
  kind: z.enum(["email", "trip_message"]),
  text: z.string(),
  reference: z.nullable(z.string()),
  /** The author; null for the system. */
  by: z.nullable(z.string()),
  has_failed: z.boolean(),
  at: moment,
});
export type DriverMessage = z.output<typeof message>;

export const driverRecordContract = contract({
  driverPerformance: call({
    summary: "Reads a driver’s hours this week, rest, rating, and score with what it is made of.",
    access: rolesThatMay("view_driver_ratings"),
    effect: "reads",
    input: z.object(chosen),
    output: performance,
    refusals: notFound,
  }),
  myPerformance: call({
    summary: "Reads the hours, rest, rating and score of the driver who asks.",
    access: ["driver"],
    effect: "reads",
    input: z.object({}),
    output: performance,
    refusals: { not_found: "Your account has no driver profile. Please call dispatch." },
  }),
  driverTrips: call({
    summary: "Lists a driver’s trips and offers, the latest first.",
    access: viewers,
    effect: "reads",
    input: z.object({ ...chosen, after: timeKey.field }),
    output: z.object({ trips: z.array(drivenTrip), next: z.nullable(z.string()) }),
  }),
  driverMessages: call({
    summary: "Lists the latest emails and trip messages to a driver.",
    access: viewers,
    effect: "reads",
    input: z.object(chosen),
    output: z.object({ messages: z.array(message) }),
    refusals: notFound,
  }),
});
