import { gateReasons } from "#domain/compliance/compliance-gate.ts";
import type { GateReason } from "#domain/compliance/gate-input.ts";
import { gateReasonText } from "#domain/compliance/gate-reason-text.ts";
import type { Context } from "#platform/context.ts";
import { type GateRequest, loadGate } from "../../server/load-gate.ts";

/**
 * The gate for a whole day that is being planned: any of these drivers in any of these vehicles on any of these trips. Trips
 * in `without` are being planned: their crews of now count as free.
 */
export async function judgeCrews(ctx: Pick<Context, "db" | "now">, input: GateRequest) {
  const gate = await loadGate(ctx, input);
  const without = new Set(input.without);
  return {
    trips: gate.trips,
    classes: gate.classes,
    vehicles: gate.vehicles,
    drivers: gate.drivers,
    reasonsFor(tripId: string, driverId: string, vehicleId: string): readonly GateReason[] {
      const asked = gate.inputFor(tripId, driverId, vehicleId);
      return asked ? gateReasons(asked) : [];
    },
    textOf: gateReasonText,
    /** A driver’s other work beside the trips that are being planned. */
    otherWork: (driverId: string) => (gate.workOf.get(driverId) ?? []).filter(({ tripId }) => !without.has(tripId)),
  };
}
