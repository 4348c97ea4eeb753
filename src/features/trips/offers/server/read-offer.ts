import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { offersContract } from "../contract.ts";
import { describeOffer } from "./describe-offer.ts";
import { offerIdOf } from "./make-offer-token.ts";
import { findOffer, findOfferRules } from "./offer-views.ts";
import { weighOffers } from "./weigh-offers.ts";

/** Shows an offer to anyone with its link. Reading changes nothing. */
export async function readOffer(ctx: Context, { token }: ParsedOf<typeof offersContract.readOffer>) {
  const id = offerIdOf(ctx, token);
  const offer = id && (await findOffer(ctx.db, id));
  // A pool offer has no link: its provider signs in.
  if (!offer || offer.driverId === null) return refuse("not_found");
  const shown = describeOffer(offer, ctx.now, await findOfferRules(ctx.db));
  const against = shown.standing === "open" ? await weighOffers(ctx, [offer]) : undefined;
  return accept({ ...shown, against: against?.get(offer.id) ?? [] });
}
