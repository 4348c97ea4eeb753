import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { loadGate } from "../../server/load-gate.ts";
import { hasCrew, markCrew } from "../../server/mark-crew.ts";
import { describeOfferedTrip } from "./describe-offer.ts";
import { findCrewOf, findProvidersOf } from "./member-views.ts";
import { findPoolOffers } from "./offer-views.ts";

/** A provider’s open offers with their payout, without the customer’s price. */
export async function poolOffers(ctx: Context) {
  const providers = await findProvidersOf(ctx.db, personAsking(ctx.actor));
  const result = await findPoolOffers(ctx.db, providers, ctx.now);
  const tripIds = result.map(({ tripId }) => tripId);
  const gate = await loadGate(ctx, { tripIds, ...(await findCrewOf(ctx.db, providers)) });
  const offers = result.map((offer) => ({
    id: offer.id,
    provider: offer.provider ?? "",
    ...describeOfferedTrip(offer, ctx.now),
    marks: markCrew(gate, offer.tripId),
    has_crew: hasCrew(gate, offer.tripId),
  }));
  return accept({ offers });
}
