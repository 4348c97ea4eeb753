import * as z from "zod/mini";
import { gateReasonKinds } from "#domain/compliance/gate-input.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { versionField } from "#platform/wire.ts";

/** The trip and the version that the screen showed. */
export const lookedAt = { trip_id: z.uuid(), version: versionField };

export const tripDone = z.object({ trip_id: z.string(), version: z.int(), state: z.enum(tripStates) });
export type TripDone = z.output<typeof tripDone>;

/** A reason why a driver may not drive a trip in a vehicle, and who may override it. */
export const gateReason = z.object({
  kind: z.enum(gateReasonKinds),
  text: z.string(),
  override: z.enum(["dispatcher", "super_user", "nobody"]),
});
export type GateReasonShown = z.output<typeof gateReason>;

export const tripRefusals = {
  not_found: "We couldn’t find that trip.",
  changed_meanwhile: "Someone else has just changed this trip. Review the changes, then try again.",
  not_possible: "This trip’s status doesn’t allow that. Reload the page to see what you can do.",
};
/** The objections to one driver or vehicle, shown beside the name. */
export const crewMark = z.object({ id: z.string(), reasons: z.array(z.string()) });
export type CrewMark = z.output<typeof crewMark>;
/** Only drivers and vehicles with an objection. */
export const crewMarks = z.object({ drivers: z.array(crewMark), vehicles: z.array(crewMark) });
