import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { tripRefusals } from "../contract.ts";

const moment = z.iso.datetime();
const cents = z.nullable(z.int());

const brokenTrip = z.object({
  trip_id: z.string(),
  version: z.int(),
  state: z.enum(tripStates),
  reference: z.string(),
  pickup_at: moment,
  pickup_location: z.string(),
  destination: z.string(),
  minutes_late: z.int(),
});
export type BrokenTrip = z.output<typeof brokenTrip>;

/** Solutions for the first trip that the delay breaks, each ready to apply. Null if there is none of that kind. */
const repairs = z.object({
  swap: z.nullable(
    z.object({
      driver: z.object({ id: z.string(), name: z.string() }),
      vehicle: z.object({ id: z.string(), plate: z.string() }),
      cost_cents: cents,
    }),
  ),
  farm_out: z.nullable(
    z.object({ providers: z.array(z.object({ id: z.string(), name: z.string() })), cost_cents: cents }),
  ),
  move_customer: z.nullable(z.object({ pickup_at: moment, minutes: z.int(), cost_cents: cents })),
});
export type Repairs = z.output<typeof repairs>;

export const rippleContract = contract({
  readRipple: call({
    summary: "Reads which later trips a delay of this one breaks, and three ways to mend the first of them.",
    access: rolesThatMay("assign_driver"),
    effect: "reads",
    input: z.object({
      trip_id: z.uuid(),
      /** The delay beyond the planned end. */
      minutes: z.int("Enter the delay in minutes").check(z.minimum(0), z.maximum(24 * 60, "Enter at most 24 hours")),
      /** Calculates as if this crew drove the trip. Pass both, or neither for the current crew. */
      driver_id: z.optional(z.uuid()),
      vehicle_id: z.optional(z.uuid()),
    }),
    output: z.object({ broken: z.array(brokenTrip), repairs: z.nullable(repairs) }),
    refusals: {
      not_found: tripRefusals.not_found,
      no_driver: "This trip has no driver yet, so it affects no other trips.",
    },
  }),
});
