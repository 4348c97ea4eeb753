import { gateReasons } from "#domain/compliance/compliance-gate.ts";
import type { GateInput, GateReason } from "#domain/compliance/gate-input.ts";
import type { Gate } from "../../gate/server/load-gate.ts";

type Choice = { readonly vehicleId: string; readonly input: GateInput; readonly reasons: readonly GateReason[] };

/** A driver is tried with this many vehicles at most; the likeliest come first. */
const triesAtMost = 6;

/** The first of these vehicles that the driver may take, or the one with the least against it. */
export function chooseVehicle(
  gate: Gate,
  request: { readonly tripId: string; readonly driverId: string; readonly vehicleIds: readonly string[] },
): Choice | undefined {
  let best: Choice | undefined;
  for (const vehicleId of request.vehicleIds.slice(0, triesAtMost)) {
    const input = gate.inputFor(request.tripId, request.driverId, vehicleId);
    if (!input) continue;
    const reasons = gateReasons(input);
    if (!best || reasons.length < best.reasons.length) best = { vehicleId, input, reasons };
    if (reasons.length === 0) return best;
  }
  return best;
}
