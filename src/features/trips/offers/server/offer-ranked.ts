import type { AutomaticRules } from "#domain/trip/automatic-dispatch.ts";
import { askFrom } from "#domain/trip/offer-rules.ts";
import type { Context } from "#platform/context.ts";
import { loadGate } from "../../server/load-gate.ts";
import { moveTrip } from "../../server/move-trip.ts";
import { openRound, type Recipient } from "./open-round.ts";

type Ranked = {
  readonly tripId: string;
  readonly way: AutomaticRules["way"];
  readonly people: readonly (Recipient & { readonly explained: string })[];
};

/** Offers a locked trip to those who were ranked for it in the same transaction. */
export async function offerRanked(ctx: Context, { tripId, way, people }: Ranked) {
  const moved = await moveTrip(ctx, { id: tripId, to: "offered", reason: "offered automatically" });
  if (!moved.ok) return moved;
  const gate = await loadGate(ctx, { tripIds: [tripId], driverIds: [], vehicleIds: [] });
  await openRound(ctx, { tripId, way, gate, people, from: askFrom(moved.value.pickupAt, ctx.now) });
  return moved;
}
