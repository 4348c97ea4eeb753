import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { offersContract } from "../contract.ts";
import { offerIdOf } from "./make-offer-token.ts";
import { findOffer, type Offer } from "./offer-views.ts";
import { acceptOffer, declineOffer } from "./settle-offer.ts";

/** A driver answers through the link in our email, with or without an account. */
export async function answerOffer(ctx: Context, input: ParsedOf<typeof offersContract.answerOffer>) {
  const id = offerIdOf(ctx, input.token);
  const offer = id && (await findOffer(ctx.db, id));
  if (!offer) return refuse("not_found");
  return answerAs(asDriver(ctx, offer), offer, input);
}

type Answer = { readonly answer: "accept" | "decline"; readonly reason: string };

/** Yes or no to an offer made to one driver. */
export async function answerAs(ctx: Context, offer: Offer, { answer, reason }: Answer) {
  const { driverId, vehicleId } = offer;
  if (!driverId || !vehicleId) return refuse("not_found");
  return answer === "accept" ? acceptOffer(ctx, offer, { driverId, vehicleId }) : declineOffer(ctx, offer, reason);
}

/** The link belongs to the driver, so the action is recorded as theirs. */
export const asDriver = (ctx: Context, { driverUserId }: Offer): Context =>
  driverUserId ? { ...ctx, actor: { kind: "person", userId: driverUserId, roles: ["driver"] } } : ctx;
