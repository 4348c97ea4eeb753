import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { momentField, textField, versionField } from "#platform/wire.ts";
import { tripDone, tripRefusals } from "../contract.ts";

export const shiftContract = contract({
  shiftTrip: call({
    summary: "Moves a trip’s pickup to another time; the customer and the driver get an email.",
    access: rolesThatMay("assign_driver"),
    effect: "changes",
    input: z.object({
      trip_id: z.uuid(),
      version: versionField,
      pickup_at: momentField(),
      reason: textField("Enter a reason", 500),
      /** Needed if there is an objection to the driver or the vehicle at the new time. */
      override_reason: z.optional(textField("Enter a reason", 500)),
    }),
    output: tripDone,
    refusals: {
      ...tripRefusals,
      in_the_past: "Choose a time that is still to come.",
      /** As for `assignTrip`, with every reason. */
      blocked: "The driver and the vehicle can’t take this trip at that time as it is.",
      taken: "The driver or the vehicle has just been given another trip at that time. Choose another time.",
    },
  }),
});
