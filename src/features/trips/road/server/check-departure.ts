import type { GateReason } from "#domain/compliance/gate-input.ts";
import { gateReasonText } from "#domain/compliance/gate-reason-text.ts";
import { wasOverridden } from "#domain/compliance/overridden-before.ts";
import type { Context } from "#platform/context.ts";
import { checkGate } from "../../server/check-gate.ts";
import { type CrewOnTrip, findOverridden } from "./views.ts";

/**
 * Objections to a driver before departure: since the assignment, a document may have expired or a person been
 * suspended. Objections that a dispatcher decides, such as overlapping trips, were settled then, and so were
 * those that a super-user overrode.
 */
export async function checkDeparture(ctx: Context, tripId: string, crew: CrewOnTrip) {
  const { driverId, vehicleId, assignmentId } = crew;
  const checked = driverId && vehicleId ? await checkGate(ctx, { tripId, driverId, vehicleId }) : undefined;
  const known = await findOverridden(ctx.db, assignmentId);
  const isKnown = (reason: GateReason) =>
    wasOverridden(reason, known.about) || known.texts.includes(gateReasonText(reason));
  const blocks = (checked?.reasons ?? [])
    .filter(({ override }) => override !== "dispatcher")
    .filter((reason) => !isKnown(reason));
  return { checked, blocks };
}
