import { gateReasons } from "#domain/compliance/compliance-gate.ts";
import { gateReasonSentence } from "#domain/compliance/gate-reason-text.ts";
import type { Context } from "#platform/context.ts";
import { loadGate } from "../../server/load-gate.ts";
import type { Offer } from "./offer-views.ts";

/** The objections to each of these drivers if they accepted now, by the same gate that decides then. */
export async function weighOffers(ctx: Context, offers: readonly Offer[]): Promise<ReadonlyMap<string, string[]>> {
  if (offers.length === 0) return new Map();
  const gate = await loadGate(ctx, {
    tripIds: [...new Set(offers.map(({ tripId }) => tripId))],
    driverIds: [...new Set(offers.flatMap(({ driverId }) => driverId ?? []))],
    vehicleIds: [...new Set(offers.flatMap(({ vehicleId }) => vehicleId ?? []))],
  });
  return new Map(
    offers.map(({ id, tripId, driverId, vehicleId }) => {
      const input = gate.inputFor(tripId, driverId ?? "", vehicleId ?? "");
      return [id, input ? gateReasons(input).map(gateReasonSentence) : []];
    }),
  );
}
