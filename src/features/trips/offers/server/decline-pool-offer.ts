import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { ownOffersContract } from "../own-contract.ts";
import { findOwnPoolOffer } from "./find-own-pool-offer.ts";
import { declineOffer } from "./settle-offer.ts";

/** A provider declines, with a reason. */
export async function declinePoolOffer(ctx: Context, input: ParsedOf<typeof ownOffersContract.declinePoolOffer>) {
  const offer = await findOwnPoolOffer(ctx, input.id);
  return offer ? declineOffer(ctx, offer, input.reason) : refuse("not_found");
}
