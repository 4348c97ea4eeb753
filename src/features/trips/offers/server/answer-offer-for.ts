import { refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { offersContract } from "../contract.ts";
import { findOffer } from "./offer-views.ts";
import { acceptOffer, declineOffer } from "./settle-offer.ts";

/**
 * Our team answers for a driver or a provider who called. The history and the activity log record who did it,
 * and for whom.
 */
export async function answerOfferFor(ctx: Context, input: ParsedOf<typeof offersContract.answerOfferFor>) {
  const offer = await findOffer(ctx.db, input.offer_id);
  if (!offer) return refuse("not_found");
  const { driverId, vehicleId } = offer;
  const name = driverId ? `${offer.driverFirstName} ${offer.driverLastName}` : (offer.provider ?? "");
  const reason = `On behalf of ${name}: ${input.reason}`;
  if (input.answer === "accept" && (!driverId || !vehicleId)) return refuse("names_no_driver");

  const settled =
    driverId && vehicleId && input.answer === "accept"
      ? await acceptOffer(ctx, offer, { driverId, vehicleId }, reason)
      : await declineOffer(ctx, offer, reason);
  if (!settled.ok) return settled;

  await recordAudit(ctx, {
    action: input.answer === "accept" ? "offer.accepted_on_behalf" : "offer.declined_on_behalf",
    subject: { kind: "trip", id: offer.tripId },
    reason: input.reason,
    details: { offer: offer.id, reference: offer.reference },
  });
  return settled;
}
