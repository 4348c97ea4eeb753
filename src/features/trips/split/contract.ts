import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { partsAtMost } from "#domain/drive/trip-parts.ts";
import { childSeatSizes } from "#features/booking/journey-contract.ts";
import { call, contract } from "#platform/contract.ts";
import { versionField } from "#platform/wire.ts";
import { tripDone, tripRefusals } from "../contract.ts";

const looked = { trip_id: z.uuid(), version: versionField };
const part = z.object({
  /**
   * The existing part whose driver and vehicle take this load; if left out, a vehicle that needs a driver.
   * Parts not named here end. If none is named, existing parts are used in order, those with a driver first.
   */
  trip_id: z.optional(z.uuid()),
  passengers: z.int("Enter the passengers").check(z.minimum(1, "At least 1 passenger"), z.maximum(500)),
  bags: z.int("Enter the bags").check(z.minimum(0), z.maximum(500)),
  /** If left out everywhere, each vehicle keeps its child seats, and unplaced ones go in the first. */
  child_seats: z.optional(z.int("Enter the child seats").check(z.minimum(0), z.maximum(20))),
  child_seat_sizes: z.optional(childSeatSizes),
});

export const splitContract = contract({
  splitTrip: call({
    summary: "Splits a trip over several vehicles, or changes how many there are and what each of them takes.",
    access: rolesThatMay("assign_driver"),
    effect: "changes",
    input: z.object({
      ...looked,
      parts: z
        .array(part)
        .check(
          z.minLength(2, "Choose at least 2 vehicles"),
          z.maxLength(partsAtMost, `Choose at most ${partsAtMost} vehicles`),
        ),
    }),
    /** Every vehicle’s trip in order: existing ones first, then new ones. */
    output: z.object({
      trips: z.array(z.object({ ...tripDone.shape, passengers: z.int(), bags: z.int(), child_seats: z.int() })),
    }),
    refusals: {
      ...tripRefusals,
      /** With `details.passengers` and `details.bags`: the totals to reach. */
      sums_differ: "Passengers and bags of the vehicles must add up to those of the trip.",
      seats_differ: "Child seats of the vehicles must add up to those of the trip, size by size.",
    },
  }),
  splitProposals: call({
    summary: "Proposes which free vehicles would take a group together, by seats, bags and cost.",
    access: rolesThatMay("assign_driver"),
    effect: "reads",
    input: z.object({ trip_id: z.uuid() }),
    output: z.object({
      /** The cheapest first; empty where the free vehicles don’t take everyone. */
      proposals: z.array(
        z.object({
          vehicles: z.array(
            z.object({
              id: z.string(),
              plate: z.string(),
              name: z.string(),
              seats: z.int(),
              /** The passengers and bags it would take. */
              passengers: z.int(),
              bags: z.int(),
            }),
          ),
          /** Of the kilometres with passengers; null where it isn’t known of each vehicle. */
          cost_cents: z.nullable(z.int()),
          empty_seats: z.int(),
        }),
      ),
    }),
    refusals: { not_found: tripRefusals.not_found },
  }),
  joinTrips: call({
    summary: "Joins the vehicles of a split trip into one again. The other drivers are taken off and notified.",
    access: rolesThatMay("assign_driver"),
    effect: "changes",
    input: z.object(looked),
    output: z.object({
      ...tripDone.shape,
      /** Whether a vehicle for everyone is assigned or reserved. */
      has_vehicle: z.boolean(),
    }),
    refusals: { ...tripRefusals, not_split: "This trip already uses one vehicle." },
  }),
});
