import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { moveTrip } from "../../server/move-trip.ts";
import { lockTrip } from "../../server/store.ts";
import type { reconfirmContract } from "../reconfirm-contract.ts";
import { asDriver } from "./answer-offer.ts";
import { offerIdOf } from "./make-offer-token.ts";
import { findOffer, type Offer } from "./offer-views.ts";

/** A driver confirms through the link in our email that they are still coming. */
export async function reconfirmTrip(ctx: Context, { token }: ParsedOf<typeof reconfirmContract.reconfirmTrip>) {
  const id = offerIdOf(ctx, token);
  const offer = id && (await findOffer(ctx.db, id));
  return offer ? reconfirmAs(asDriver(ctx, offer), offer) : refuse("not_found");
}

/** Once the trip is reconfirmed or driven, there is nothing more to do. */
export async function reconfirmAs(ctx: Context, { id, tripId }: Offer) {
  const trip = await lockTrip(ctx.db, tripId);
  const fresh = await findOffer(ctx.db, id);
  if (!trip || (fresh?.state !== "accepted" && fresh?.state !== "active")) return refuse("not_yours");
  if (trip.state !== "assigned") return accept({ state: trip.state });
  const moved = await moveTrip(ctx, { id: tripId, to: "reconfirmed" });
  return moved.ok ? accept({ state: moved.value.state }) : refuse("not_yours");
}
