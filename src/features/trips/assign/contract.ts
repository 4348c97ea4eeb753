import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { momentField, textField } from "#platform/wire.ts";
import { crewMarks, gateReason, lookedAt, tripDone, tripRefusals } from "../contract.ts";

const assigning = rolesThatMay("assign_driver");

const crew = { driver_id: z.uuid("Choose a driver"), vehicle_id: z.uuid("Choose a vehicle") };
const reason = textField("Enter a reason", 500);

const crewRefusals = {
  ...tripRefusals,
  no_such_crew: "We couldn’t find that driver or vehicle.",
  /**
   * With `details.reasons`, each a `gateReason`, and `details.may_override`: whether the caller may override
   * them with a reason.
   */
  blocked: "This driver and vehicle can’t take this trip as it is.",
  taken: "Someone else has just taken that driver or vehicle. Choose another.",
};

/** The outcome for one of several trips. */
const rowResult = z.object({
  trip_id: z.string(),
  is_done: z.boolean(),
  /** Null if it succeeded. */
  error: z.nullable(z.string()),
  message: z.string(),
  /** The reasons if it was blocked. */
  reasons: z.array(gateReason),
  version: z.nullable(z.int()),
  state: z.nullable(z.enum(tripStates)),
});
export type TripRowResult = z.output<typeof rowResult>;
const rowResults = z.object({ results: z.array(rowResult) });
/** As many trips as a board shows at once. */
const several = <T extends z.core.$ZodType>(row: T) =>
  z.array(row).check(z.minLength(1, "Choose at least one trip"), z.maxLength(100, "Choose at most 100 trips"));

/** A driver with the vehicle that suits the trip best, and the reasons for and against them. */
const candidate = z.object({
  driver: z.object({ id: z.string(), name: z.string(), provider: z.nullable(z.string()) }),
  vehicle: z.nullable(z.object({ id: z.string(), plate: z.string(), name: z.string(), seats: z.int() })),
  can: z.boolean(),
  reasons: z.array(gateReason),
  /** From 0 to 100. */
  score: z.int(),
  facts: z.object({
    reposition_km: z.nullable(z.number()),
    slack_minutes: z.nullable(z.int()),
    rating: z.nullable(z.number()),
    hours_this_week: z.number(),
    cost_cents: z.nullable(z.int()),
    /** Null also for callers who may not see it. */
    margin_cents: z.nullable(z.int()),
  }),
  why: z.array(z.string()),
  /** Warnings that a dispatcher sees before choosing; they block nothing. */
  warnings: z.array(z.string()),
});
export type TripCandidate = z.output<typeof candidate>;

/** A provider that could send its own driver and vehicle. */
const provider = z.object({
  id: z.string(),
  name: z.string(),
  can: z.boolean(),
  /** Its region, classes and quotas that speak against it, as sentences. */
  reasons: z.array(z.string()),
  score: z.int(),
  cost_cents: z.nullable(z.int()),
  why: z.array(z.string()),
});

const plannedCrew = z.object({
  trip_id: z.uuid(),
  driver_id: z.nullable(z.uuid()),
  vehicle_id: z.nullable(z.uuid()),
  pickup_at: z.optional(momentField()),
});
export type PlannedCrewRequest = z.input<typeof plannedCrew>;

const assignment = z.object({ ...lookedAt, ...crew, override_reason: z.optional(reason) });

export const assignContract = contract({
  candidatesForTrip: call({
    summary: "Ranks the drivers for a trip, each with a vehicle, with what speaks for and against them.",
    access: assigning,
    effect: "reads",
    input: z.object({
      trip_id: z.uuid(),
      /** A draft plan, treated as if it were already done: its assignments, releases and start times. */
      planned: z.optional(z.array(plannedCrew).check(z.maxLength(100, "A plan changes at most 100 trips"))),
    }),
    output: z.object({
      candidates: z.array(candidate),
      /** Drivers and vehicles that are busy or not allowed, according to the same gate that refuses them. */
      marks: crewMarks,
      /** Providers that can be asked to send their own driver and vehicle: those it is for first, by the same scale. */
      providers: z.array(provider),
    }),
    refusals: { not_found: tripRefusals.not_found },
  }),
  assignTrip: call({
    summary: "Assigns a driver and a vehicle to a trip, or replaces those it has.",
    access: assigning,
    effect: "changes",
    input: assignment,
    output: tripDone,
    refusals: crewRefusals,
  }),
  assignTrips: call({
    summary: "Assigns several trips. Each is done or refused on its own, with its own result.",
    access: assigning,
    effect: "changes",
    input: z.object({ trips: several(assignment) }),
    output: rowResults,
  }),
  unassignTrip: call({
    summary: "Takes the driver and the vehicle off a trip and withdraws its open offers.",
    access: assigning,
    effect: "changes",
    input: z.object({ ...lookedAt, reason }),
    output: tripDone,
    refusals: tripRefusals,
  }),
  unassignTrips: call({
    summary: "Takes the drivers off several trips. Each is done or refused on its own, with its own result.",
    access: assigning,
    effect: "changes",
    input: z.object({ trips: several(z.object(lookedAt)), reason }),
    output: rowResults,
  }),
  swapTrips: call({
    summary: "Swaps the drivers and vehicles of two trips: both or none.",
    access: assigning,
    effect: "changes",
    input: z.object({ first: z.object(lookedAt), second: z.object(lookedAt), override_reason: z.optional(reason) }),
    output: z.object({ first: tripDone, second: tripDone }),
    refusals: { ...crewRefusals, no_driver: "Both trips need a driver before they can be swapped." },
  }),
});
