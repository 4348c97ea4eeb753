import { priceToSettle } from "#domain/payment/booking-balance.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { stageOf } from "../../server/describe-payment.ts";
import { findPaidTwice, findSettings } from "../../server/views.ts";
import type { ShareToPay, sharesContract } from "../contract.ts";
import { latestOf, openShare } from "./open-share.ts";
import { findPassengers } from "./views.ts";

/** One share as its link shows it: what the trip is, and no more of the booker than the first name. */
export async function shareToPay(
  ctx: Context,
  { token }: ParsedOf<typeof sharesContract.shareToPay>,
): Promise<Result<ShareToPay, "not_found">> {
  const opened = await openShare(ctx, token);
  if (!opened) return refuse("not_found");
  const { booking, split, share, isOpen } = opened;
  const { paymentWays } = await findSettings(ctx.db);
  const attempt = latestOf(opened);
  const isAsked = share.state === "open" || share.state === "paying";
  return accept({
    reference: booking.reference,
    booker_name: booking.firstName,
    name: share.name,
    is_booker: share.is_booker,
    service_type: booking.serviceType,
    pickup_at: booking.pickupAt.toISOString(),
    passengers: await findPassengers(ctx.db, booking.id),
    state: isAsked && !isOpen ? "left" : share.state,
    amount_cents: share.amount_cents,
    total_cents: priceToSettle(booking),
    pay_until: split.payUntil.toISOString(),
    gateway: paymentWays.online ? (ctx.outside.gateway?.mode ?? null) : null,
    attempt: attempt ? { stage: stageOf(attempt.state) } : null,
    paid_twice_cents: await findPaidTwice(ctx.db, "shareId", share.id),
  });
}
