import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import type { Actor } from "#domain/account/roles.ts";
import { gateReasons, reasonsAgainst } from "#domain/compliance/compliance-gate.ts";
import type { GateReason } from "#domain/compliance/gate-input.ts";
import { gateReasonText } from "#domain/compliance/gate-reason-text.ts";
import type { Span } from "#domain/trip/capacity.ts";
import type { Context } from "#platform/context.ts";
import type { GateReasonShown } from "../contract.ts";
import { loadGate } from "./load-gate.ts";

export type CrewRequest = {
  readonly tripId: string;
  readonly driverId: string;
  readonly vehicleId: string;
  /** Other trips that change crews in the same step. */
  readonly without?: readonly string[];
  /** Checks as if the trip started this many minutes later. */
  readonly minutesLater?: number;
};

export type Checked = { readonly busy: Span; readonly reasons: readonly GateReason[] };

/**
 * Checks the gate for one driver and one vehicle; undefined if the driver, the vehicle or the trip does not
 * exist.
 */
export async function checkGate(ctx: Context, crew: CrewRequest): Promise<Checked | undefined> {
  const { tripId, driverId, vehicleId, without = [], minutesLater = 0 } = crew;
  const gate = await loadGate(ctx, {
    tripIds: [...new Set([tripId, ...without])],
    driverIds: [driverId],
    vehicleIds: [vehicleId],
    without,
    minutesLater,
  });
  const input = gate.inputFor(tripId, driverId, vehicleId);
  return input && { busy: input.trip.busy, reasons: gateReasons(input) };
}

export type Standing = Parameters<typeof reasonsAgainst>[1];

/** The level of objections that the actor may override. */
export function standingOf(actor: Actor): Standing {
  const parties = partiesOf(actor);
  if (mayDo("override_compliance_block", parties, "other")) return "super_user";
  return mayDo("override_conflict", parties, "other") ? "dispatcher" : "driver";
}

/** Double bookings of a trip, a driver or a vehicle. */
const conflicts: readonly GateReason["kind"][] = ["driver_busy", "vehicle_busy"];
export const isInConflict = (reasons: readonly GateReason[]): boolean =>
  reasons.some(({ kind }) => conflicts.includes(kind));

/** Objections that only the company’s owner may override. */
export const complianceBlocks = (reasons: readonly GateReason[]): readonly GateReason[] =>
  reasons.filter(({ override }) => override === "super_user");

export const showReasons = (reasons: readonly GateReason[]): GateReasonShown[] =>
  reasons.map((reason) => ({ kind: reason.kind, text: gateReasonText(reason), override: reason.override }));

/** The details of a refusal: every reason, and whether the actor may override them with a reason. */
export const blockedBy = (reasons: readonly GateReason[], standing: Standing) => ({
  reasons: showReasons(reasons),
  may_override: reasonsAgainst(reasons, standing).length === 0,
});
