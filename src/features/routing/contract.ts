import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { frozenReasons } from "#domain/routing-day/routing-day.ts";
import { localDate } from "#domain/time/local-time.ts";
import { plan } from "#features/dispatch/plan/contract.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField, textField, versionField } from "#platform/wire.ts";

const assigning = rolesThatMay("assign_driver");
const moment = z.string();
const dateField = z.pipe(dayField("Choose a date."), z.transform(localDate));
const point = z.object({ lat: z.number(), lng: z.number() });

const figures = z.object({
  trips: z.int(),
  km: z.number(),
  empty_km: z.number(),
  minutes: z.number(),
  overtime_minutes: z.number(),
  drivers: z.int(),
  vehicles: z.int(),
  cents: z.int(),
  /** Null if the use of a vehicle is not known. */
  co2_grams: z.nullable(z.number()),
  unassigned: z.int(),
});
export type RunFigures = z.output<typeof figures>;

const crew = z.object({
  driver: z.object({ id: z.string(), name: z.string() }),
  vehicle: z.object({ id: z.string(), plate: z.string() }),
});
export type RunCrew = z.output<typeof crew>;

export const runStates = ["waiting", "searching", "ready", "failed"] as const;

export const runHead = z.object({
  id: z.string(),
  date: z.string(),
  state: z.enum(runStates),
  version: z.int(),
  by: z.nullable(z.string()),
  created_at: moment,
  ended_at: z.nullable(moment),
  is_robust: z.boolean(),
  seconds: z.int(),
  before: z.nullable(figures),
  after: z.nullable(figures),
  applied_at: z.nullable(moment),
  applied_by: z.nullable(z.string()),
  applied_trips: z.nullable(z.int()),
});
export type RunHead = z.output<typeof runHead>;

export const runTrip = z.object({
  id: z.string(),
  reference: z.string(),
  pickup_at: moment,
  ends_at: moment,
  pickup_location: z.string(),
  destination: z.string(),
  from: point,
  to: point,
  before: z.nullable(crew),
  after: z.nullable(crew),
  /** Its stops can be put in order. */
  is_tour: z.boolean(),
  frozen: z.nullable(z.enum(frozenReasons)),
  is_pinned: z.boolean(),
  /** On so many of a hundred days its pickup would be late because of the trip before. */
  late_percent: z.nullable(z.int()),
});
export type RunTrip = z.output<typeof runTrip>;

const route = z.object({
  ...crew.shape,
  home: point,
  trip_ids: z.array(z.string()),
  km: z.number(),
  empty_km: z.number(),
  minutes: z.number(),
  changes: z.int(),
  /** Routes that exchange trips go together: all of a group are applied, or none. */
  group: z.int(),
});
export type RunRoute = z.output<typeof route>;

const runMove = z.object({
  trip_id: z.string(),
  reference: z.string(),
  pickup_at: moment,
  from: z.nullable(crew),
  to: z.nullable(crew),
  saves_km: z.number(),
  text: z.string(),
});
export type RunMove = z.output<typeof runMove>;

const curvePoint = z.object({ at: z.number(), cents: z.int(), empty_km: z.int(), unassigned: z.int() });

export const run = z.object({
  ...runHead.shape,
  /** From 0 to 1. */
  share: z.number(),
  is_stopping: z.boolean(),
  /** Nothing was heard of the search for a while: it begins again when another process takes it. */
  is_silent: z.boolean(),
  curve: z.array(curvePoint),
  trips: z.array(runTrip),
  routes: z.array(route),
  /** The crews that trips can be moved to. */
  crews: z.array(crew),
  moves: z.array(runMove),
  left_out: z.array(
    z.object({ trip_id: z.string(), reference: z.string(), pickup_at: moment, why: z.string(), help: z.string() }),
  ),
  /** Late pickups on a mean day, with the plan of now and with this one. */
  late_before: z.nullable(z.number()),
  late_after: z.nullable(z.number()),
  /** References of trips with an address that we don’t know. */
  unknown_places: z.array(z.string()),
  /** References of trips that changed since the day was looked at. */
  changed_since: z.array(z.string()),
  /** The plan can go back to how it was before the last change. */
  can_undo: z.boolean(),
});
export type RouteRun = z.output<typeof run>;

const stopOrder = z.object({
  driving_minutes: z.int(),
  stops: z.array(z.object({ name: z.string(), arrives: z.string(), notes: z.array(z.string()) })),
});

const looked = { run_id: z.uuid(), version: versionField };
const runRefusals = {
  not_found: "We couldn’t find that run.",
  changed_meanwhile: "Someone else has just changed this plan. Review it, then try again.",
  not_ready: "The search is still running. Wait for it, or stop it.",
  applied: "This plan has already been applied.",
};
const chosenRoutes = z.array(z.uuid()).check(z.minLength(1, "Choose at least one route"), z.maxLength(500));

export const routingContract = contract({
  routeChoices: call({
    summary: "Reads what a day can be planned with: drivers, vehicles, and how many trips it has.",
    access: assigning,
    effect: "reads",
    input: z.object({ date: dateField }),
    output: z.object({
      date: z.string(),
      trips: z.int(),
      without_driver: z.int(),
      drivers: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          provider: z.nullable(z.string()),
          /** Such as 06:00–15:00; empty for any time. */
          shift: z.string(),
          /** Why they are not there, or empty. */
          absence: z.string(),
          is_usual: z.boolean(),
        }),
      ),
      vehicles: z.array(
        z.object({
          id: z.string(),
          plate: z.string(),
          name: z.string(),
          seats: z.int(),
          provider: z.nullable(z.string()),
          absence: z.string(),
          is_usual: z.boolean(),
        }),
      ),
    }),
  }),
  routeRuns: call({
    summary: "Lists the last runs of the route optimizer, with who started them and what they saved.",
    access: assigning,
    effect: "reads",
    input: z.object({ date: z.optional(dateField) }),
    output: z.object({ runs: z.array(runHead) }),
  }),
  readRouteRun: call({
    summary: "Reads a run: how far it is, the plan, and what each change brings.",
    access: assigning,
    effect: "reads",
    input: z.object({ run_id: z.uuid() }),
    output: z.object({ run }),
    refusals: { not_found: runRefusals.not_found },
  }),
  startRouteRun: call({
    summary: "Starts the search for a better plan of a day. No trip changes.",
    access: assigning,
    effect: "creates",
    input: z.object({
      date: dateField,
      driver_ids: z.array(z.uuid()).check(z.minLength(1, "Choose at least one driver"), z.maxLength(500)),
      vehicle_ids: z.array(z.uuid()).check(z.minLength(1, "Choose at least one vehicle"), z.maxLength(500)),
      /** Trips that a driver said yes to stay with that driver. */
      keeps_accepted: z.boolean(),
      /** So do trips that start within so many hours. */
      soon_hours: z.int().check(z.minimum(0), z.maximum(48)),
      is_robust: z.boolean(),
      seconds: z.int().check(z.minimum(1), z.maximum(60)),
    }),
    output: z.object({ run }),
    refusals: {
      in_the_past: "Choose today or a later date.",
      no_trips: "There is no trip on that date.",
      running: "A search for this date is already running. Watch it, or stop it first.",
    },
  }),
  stopRouteRun: call({
    summary: "Stops a search. The best plan so far is kept.",
    access: assigning,
    effect: "changes",
    input: z.object({ run_id: z.uuid() }),
    output: z.object({ id: z.string() }),
    refusals: { not_found: runRefusals.not_found, over: "This search is already over." },
  }),
  moveInRouteRun: call({
    summary: "Moves a trip of a plan to another driver and pins it there. The other trips follow.",
    access: assigning,
    effect: "changes",
    input: z.object({ ...looked, trip_id: z.uuid(), driver_id: z.uuid() }),
    output: z.object({ run }),
    refusals: {
      ...runRefusals,
      no_such_trip: "We couldn’t find that trip in this plan.",
      no_such_driver: "This driver is not part of the plan.",
      frozen: "This trip stays with its driver. It can’t be moved in this plan.",
      may_not_drive: "This driver may not drive that trip.",
      no_place: "This trip doesn’t fit there beside the trips that stay.",
    },
  }),
  pinInRouteRun: call({
    summary: "Pins a trip of a plan to its driver, or lets it go.",
    access: assigning,
    effect: "changes",
    input: z.object({ ...looked, trip_id: z.uuid(), is_pinned: z.boolean() }),
    output: z.object({ run }),
    refusals: {
      ...runRefusals,
      no_such_trip: "We couldn’t find that trip in this plan.",
      frozen: "This trip stays with its driver anyway.",
    },
  }),
  undoInRouteRun: call({
    summary: "Takes back the last move or pin of a plan.",
    access: assigning,
    effect: "changes",
    input: z.object(looked),
    output: z.object({ run }),
    refusals: { ...runRefusals, nothing_to_undo: "This is the plan as it was found." },
  }),
  tourStopOrder: call({
    summary: "Orders the stops of a tour’s trip by opening hours, light and wind on its day.",
    access: assigning,
    effect: "reads",
    input: z.object({ trip_id: z.uuid() }),
    output: z.object({ usual: stopOrder, best: stopOrder, is_better: z.boolean() }),
    refusals: { not_found: "We couldn’t find that trip.", no_stops: "This trip has no stops to order." },
  }),
  previewRouteRun: call({
    summary: "Says what applying routes of a plan would change, what speaks against it, and who would get an email.",
    access: assigning,
    effect: "reads",
    input: z.object({ run_id: z.uuid(), driver_ids: chosenRoutes }),
    output: z.object({ plan, driver_ids: z.array(z.string()) }),
    refusals: { not_found: runRefusals.not_found, not_ready: runRefusals.not_ready, applied: runRefusals.applied },
  }),
  applyRouteRun: call({
    summary: "Applies chosen routes of a plan: all their changes or none. Only the people affected get an email.",
    access: assigning,
    effect: "changes",
    input: z.object({
      ...looked,
      driver_ids: chosenRoutes,
      override_reason: z.optional(textField("Enter a reason", 500)),
    }),
    output: z.object({ id: z.string(), trips: z.int() }),
    refusals: {
      ...runRefusals,
      nothing_to_apply: "These routes change nothing.",
      /** These and the following with `details.trip_ids`. */
      trips_changed: "Trips of this plan have changed since the day was looked at. Optimise the day again.",
      blocked: "There are objections to this plan. Optimise the day again, or enter a reason to override them.",
      not_possible: "A trip of this plan can no longer be reassigned. Optimise the day again.",
      no_such_crew: "We couldn’t find a driver or vehicle of this plan.",
      taken: "Someone else has just taken a driver or vehicle of this plan. Optimise the day again.",
    },
  }),
});
