import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { ownOffersContract } from "../own-contract.ts";
import { findOwnPoolOffer } from "./find-own-pool-offer.ts";
import { isTheirCrew } from "./member-views.ts";
import { acceptOffer } from "./settle-offer.ts";

/** A provider accepts a trip with its own driver and vehicle, if both may drive it. */
export async function acceptPoolOffer(ctx: Context, input: ParsedOf<typeof ownOffersContract.acceptPoolOffer>) {
  const offer = await findOwnPoolOffer(ctx, input.id);
  if (!offer) return refuse("not_found");
  const crew = { driverId: input.driver_id, vehicleId: input.vehicle_id };
  if (!(await isTheirCrew(ctx.db, offer.providerId, crew))) return refuse("not_your_crew");
  return acceptOffer(ctx, offer, crew);
}
