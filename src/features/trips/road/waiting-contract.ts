import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { waitStates } from "#domain/road/wait-meter.ts";
import { call, contract } from "#platform/contract.ts";
import { tripRefusals } from "../contract.ts";

/** The cost of waiting at a pickup: driver, customer and our team see the same meter. */
export const waitTerms = z.object({
  /** When the meter starts; null before the driver has arrived. */
  wait_from: z.nullable(z.string()),
  arrived_at: z.nullable(z.string()),
  free_minutes: z.int(),
  step_cents: z.int(),
  /** The charge, if they met after the free minutes. */
  charge: z.nullable(
    z.object({
      state: z.enum(waitStates),
      met_at: z.string(),
      steps: z.int(),
      cents: z.int(),
      reason: z.string(),
    }),
  ),
});
export type WaitTermsOnWire = z.output<typeof waitTerms>;

export const waitingContract = contract({
  readWait: call({
    summary: "Reads what waiting at a trip’s pickup costs, since when it counts, and what was charged for it.",
    access: ["driver", ...rolesThatMay("view_trip_events")],
    effect: "reads",
    input: z.object({ trip_id: z.uuid() }),
    output: waitTerms,
    refusals: { not_found: tripRefusals.not_found },
  }),
});
