import { personAsking } from "#domain/account/person-asking.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { ownOffersContract } from "../own-contract.ts";
import { answerAs } from "./answer-offer.ts";
import { findOffer } from "./offer-views.ts";

/** A signed-in driver answers an offer. Offers to others are “not found”. */
export async function answerMyOffer(ctx: Context, input: ParsedOf<typeof ownOffersContract.answerMyOffer>) {
  const offer = await findOffer(ctx.db, input.offer_id);
  if (offer?.driverUserId !== personAsking(ctx.actor)) return refuse("not_found");
  return answerAs(ctx, offer, input);
}
