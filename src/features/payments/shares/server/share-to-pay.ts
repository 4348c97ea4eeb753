import { priceToSettle } from "#domain/payment/booking-balance.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { describeLink, openLink } from "../../server/pay-by-link.ts";
import type { ShareToPay, sharesContract } from "../contract.ts";
import { sharePayable } from "./share-payable.ts";
import { findPassengers } from "./views.ts";

/** A share as its link shows it: the trip, and only the booker’s first name. */
export async function shareToPay(
  ctx: Context,
  { token }: ParsedOf<typeof sharesContract.shareToPay>,
): Promise<Result<ShareToPay, "not_found">> {
  const opened = await openLink(ctx, sharePayable, token);
  if (!opened) return refuse("not_found");
  const { booking, split, share, isDue } = opened;
  const isUnpaid = share.state === "open" || share.state === "paying";
  return accept({
    reference: booking.reference,
    booker_name: booking.firstName,
    name: share.name,
    is_booker: share.is_booker,
    service_name: booking.serviceName,
    pickup_at: booking.pickupAt.toISOString(),
    passengers: await findPassengers(ctx.db, booking.id),
    state: isUnpaid && !isDue ? "left" : share.state,
    amount_cents: share.amount_cents,
    total_cents: priceToSettle(booking),
    pay_until: split.payUntil.toISOString(),
    ...(await describeLink(ctx, sharePayable, opened)),
  });
}
