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
  /** Trips that change hands in the same step. */
  readonly without?: readonly string[];
  /** As if the trip were to start so many minutes later. */
  readonly minutesLater?: number;
};

export type Checked = { readonly busy: Span; readonly reasons: readonly GateReason[] };

/** Asks the gate for one driver and one vehicle; undefined where there is no such driver, vehicle or trip. */
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

/** Against what someone may decide. */
export function standingOf(actor: Actor): Standing {
  const parties = partiesOf(actor);
  if (mayDo("override_compliance_block", parties, "other")) return "super_user";
  return mayDo("override_conflict", parties, "other") ? "dispatcher" : "driver";
}

/** A trip, a driver or a vehicle that two have at once. */
const conflicts: readonly GateReason["kind"][] = ["driver_busy", "vehicle_busy"];
export const isInConflict = (reasons: readonly GateReason[]): boolean =>
  reasons.some(({ kind }) => conflicts.includes(kind));

/** Objections only the owner of the company may override. */
export const complianceBlocks = (reasons: readonly GateReason[]): readonly GateReason[] =>
  reasons.filter(({ override }) => override === "super_user");

export const showReasons = (reasons: readonly GateReason[]): GateReasonShown[] =>
  reasons.map((reason) => ({ kind: reason.kind, text: gateReasonText(reason), override: reason.override }));

/** The details of a refusal: every reason, and whether a reason of their own is enough for the one who asks. */
export const blockedBy = (reasons: readonly GateReason[], standing: Standing) => ({
  reasons: showReasons(reasons),
  may_override: reasonsAgainst(reasons, standing).length === 0,
});
