import { personAsking } from "#domain/account/person-asking.ts";
import type { Context } from "#platform/context.ts";
import { findProvidersOf } from "./member-views.ts";
import { findOffer } from "./offer-views.ts";

/** An offer to the actor’s provider; offers to other providers are “not found”. */
export async function findOwnPoolOffer(ctx: Context, id: string) {
  const offer = await findOffer(ctx.db, id);
  const providers = await findProvidersOf(ctx.db, personAsking(ctx.actor));
  if (offer?.mode !== "pool" || !offer.providerId || !providers.includes(offer.providerId)) return undefined;
  return { ...offer, providerId: offer.providerId };
}
