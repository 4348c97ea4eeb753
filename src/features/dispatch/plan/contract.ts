import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { localDate } from "#domain/time/local-time.ts";
import { gateReason } from "#features/trips/contract.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField, momentField, textField, versionField } from "#platform/wire.ts";

const assigning = rolesThatMay("assign_driver");

export const planStates = ["open", "applied", "discarded"] as const;

const moment = z.string();
const crew = z.object({
  driver: z.object({ id: z.string(), name: z.string() }),
  vehicle: z.object({ id: z.string(), plate: z.string() }),
});
export type PlanCrewShown = z.output<typeof crew>;

const move = z.object({ pickup_at: moment, reason: z.string() });

/** A trip that the plan reassigns or moves, with its conflicts under the whole plan. */
export const plannedTrip = z.object({
  trip_id: z.string(),
  reference: z.string(),
  pickup_at: moment,
  pickup_location: z.string(),
  destination: z.string(),
  current: z.nullable(crew),
  planned: z.nullable(crew),
  /** Null if its time stays. */
  move: z.nullable(move),
  reasons: z.array(gateReason),
  /** Someone changed the trip after it was planned. */
  is_outdated: z.boolean(),
  /** It is over, cancelled or under way: too late for the plan. */
  is_too_late: z.boolean(),
});
export type PlannedTripShown = z.output<typeof plannedTrip>;

export const planHead = z.object({
  id: z.string(),
  date: z.string(),
  name: z.string(),
  state: z.enum(planStates),
  version: z.int(),
  /** The author; null if the account is gone. */
  by: z.nullable(z.string()),
  changes: z.int(),
  updated_at: moment,
});
export type PlanHead = z.output<typeof planHead>;

const references = z.array(z.string());

export const plan = z.object({
  ...planHead.shape,
  trips: z.array(plannedTrip),
  /** A trip of it has changed since, is too late for it, or is gone: it has to be brought up to date first. */
  is_outdated: z.boolean(),
  /** Whether this person’s reason is enough to override every conflict. */
  may_override: z.boolean(),
  /** The people emailed when it is applied, and about which bookings. */
  notified: z.object({
    drivers: z.array(
      z.object({
        name: z.string(),
        gets: references,
        loses: references,
        changes_vehicle: references,
        /** Unchanged drivers, at another time. */
        moves: references,
      }),
    ),
    customers: references,
  }),
});
export type Plan = z.output<typeof plan>;

const changesAtMost = 100;

/** Null takes the driver and the vehicle off. */
const plannedChange = z
  .object({
    trip_id: z.uuid(),
    driver_id: z.nullable(z.uuid()),
    vehicle_id: z.nullable(z.uuid()),
    /** Absent: as already planned; null: the trip’s own time. */
    move: z.optional(z.nullable(z.object({ pickup_at: momentField(), reason: textField("Enter a reason", 500) }))),
  })
  .check(
    z.refine(({ driver_id, vehicle_id }) => (driver_id === null) === (vehicle_id === null), {
      path: ["vehicle_id"],
      message: "Choose a driver and a vehicle, or neither",
    }),
  );
export type PlannedChangeRequest = z.input<typeof plannedChange>;

const looked = { plan_id: z.uuid(), version: versionField };
const planRefusals = {
  not_found: "We couldn’t find that plan.",
  changed_meanwhile: "Someone else has just changed this plan. Review the changes, then try again.",
  closed: "This plan has already been applied or discarded.",
};

export const planContract = contract({
  dayPlans: call({
    summary: "Lists the open plans of one day.",
    access: assigning,
    effect: "reads",
    input: z.object({ date: z.pipe(dayField("Choose a date."), z.transform(localDate)) }),
    output: z.object({ plans: z.array(planHead) }),
  }),
  readPlan: call({
    summary: "Reads a plan: what it changes, what speaks against it and who would get an email.",
    access: assigning,
    effect: "reads",
    input: z.object({ plan_id: z.uuid() }),
    output: z.object({ plan }),
    refusals: { not_found: planRefusals.not_found },
  }),
  createPlan: call({
    summary: "Starts a plan for one day, to try changes without notifying anyone.",
    access: assigning,
    effect: "creates",
    input: z.object({
      date: z.pipe(dayField("Choose a date."), z.transform(localDate)),
      name: textField("Enter a name", 80),
    }),
    output: z.object({ plan }),
    refusals: { too_many: "This day already has 20 open plans. Discard one first." },
  }),
  editPlan: call({
    summary: "Tries drivers, vehicles and pickup times on trips of a plan. Nothing else changes.",
    access: assigning,
    effect: "changes",
    input: z.object({
      ...looked,
      changes: z
        .array(plannedChange)
        .check(z.minLength(1, "Choose at least one trip"), z.maxLength(changesAtMost, "Choose at most 100 trips")),
    }),
    output: z.object({ plan }),
    refusals: {
      ...planRefusals,
      no_such_trip: "We couldn’t find that trip.",
      no_such_crew: "We couldn’t find that driver or vehicle.",
      not_possible: "This trip’s status doesn’t allow that. Reload the page to see what you can do.",
      too_many: "A plan changes at most 100 trips.",
      in_the_past: "Choose a time that is still to come.",
      is_split: "This trip uses several vehicles. Leave the plan to move all of them.",
    },
  }),
  refreshPlan: call({
    summary: "Brings a plan up to date: what it changes applies to the trips as they are now.",
    access: assigning,
    effect: "changes",
    input: z.object(looked),
    output: z.object({ plan }),
    refusals: planRefusals,
  }),
  discardPlan: call({
    summary: "Discards a plan. No trip changes.",
    access: assigning,
    effect: "changes",
    input: z.object(looked),
    output: z.object({ id: z.string() }),
    refusals: planRefusals,
  }),
  applyPlan: call({
    summary: "Applies a plan: all of its changes or none. Only the people affected get an email.",
    access: assigning,
    effect: "changes",
    input: z.object({ ...looked, override_reason: z.optional(textField("Enter a reason", 500)) }),
    output: z.object({ id: z.string(), trips: z.int() }),
    refusals: {
      ...planRefusals,
      nothing_to_apply: "This plan changes nothing yet.",
      /** These and the following with `details.trip_ids`. */
      trips_changed: "Trips in this plan have changed since. Bring the plan up to date, then review it.",
      blocked: "There are objections to this plan. Change it, or enter a reason to override them.",
      not_possible: "A trip in this plan can no longer be reassigned. Bring the plan up to date.",
      no_such_crew: "We couldn’t find a driver or vehicle of this plan.",
      taken: "Someone else has just taken a driver or vehicle of this plan. Review it, then try again.",
    },
  }),
});
