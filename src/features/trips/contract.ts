import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { gateReasonKinds } from "#domain/compliance/gate-input.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { textField, versionField } from "#platform/wire.ts";

const assigning = rolesThatMay("assign_driver");

/** Which trip, and the version that was looked at. */
const looked = { trip_id: z.uuid(), version: versionField };
const crew = { driver_id: z.uuid("Choose a driver"), vehicle_id: z.uuid("Choose a vehicle") };
const reason = textField("Enter a reason", 500);

const done = z.object({ trip_id: z.string(), version: z.int(), state: z.enum(tripStates) });
export type TripDone = z.output<typeof done>;

/** Why a driver may not drive a trip in a vehicle, and who may decide otherwise. */
export const gateReason = z.object({
  kind: z.enum(gateReasonKinds),
  text: z.string(),
  override: z.enum(["dispatcher", "super_user", "nobody"]),
});
export type GateReasonShown = z.output<typeof gateReason>;

const refusals = {
  not_found: "We couldn’t find that trip.",
  changed_meanwhile: "Someone else has just changed this trip. Review the changes, then try again.",
  not_possible: "This trip’s status doesn’t allow that. Reload the page to see what you can do.",
};
const crewRefusals = {
  ...refusals,
  no_such_crew: "We couldn’t find that driver or vehicle.",
  /** With `details.reasons`, each a `gateReason`, and `details.may_override`: whether a reason from the caller is enough. */
  blocked: "This driver and vehicle can’t take this trip as it is.",
  taken: "Someone else has just taken that driver or vehicle. Choose another.",
};

export const tripsContract = contract({
  assignTrip: call({
    summary: "Assigns a driver and a vehicle to a trip, or replaces those it has.",
    access: assigning,
    effect: "changes",
    input: z.object({ ...looked, ...crew, override_reason: z.optional(reason) }),
    output: done,
    refusals: crewRefusals,
  }),
  unassignTrip: call({
    summary: "Takes the driver and the vehicle off a trip and withdraws its open offers.",
    access: assigning,
    effect: "changes",
    input: z.object({ ...looked, reason }),
    output: done,
    refusals,
  }),
});
