import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { centsField, textField, versionField } from "#platform/wire.ts";
import { tripDone, tripRefusals } from "../contract.ts";

/** The decision if no other vehicle can come. */
export const abandonForm = z.object({
  reason: textField("Enter why no vehicle can come", 500),
  refund_cents: centsField("Enter what the customer gets back, 0 if nothing"),
});

export const reliefContract = contract({
  readRelief: call({
    summary: "Reads what an interrupted trip costs in all: the most that its customer can get back for it.",
    access: rolesThatMay("assign_driver"),
    effect: "reads",
    input: z.object({ trip_id: z.uuid() }),
    output: z.object({ price_cents: z.nullable(z.int()) }),
    refusals: { not_found: tripRefusals.not_found },
  }),
  abandonTrip: call({
    summary:
      "Ends an interrupted trip where it stopped: no other vehicle follows, and the customer gets back what is decided.",
    access: rolesThatMay("assign_driver"),
    effect: "changes",
    /** The relief vehicle’s trip. */
    input: z.object({ trip_id: z.uuid(), version: versionField, ...abandonForm.shape }),
    /** The interrupted trip. */
    output: tripDone,
    refusals: {
      ...tripRefusals,
      /** With `details.price_cents`. */
      too_much: "The customer can’t get back more than the trip costs.",
    },
  }),
});
