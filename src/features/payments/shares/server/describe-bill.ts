import { splitLimits, splitTimes } from "#domain/payment/bill-shares.ts";
import { owesFeeOnly, priceToSettle } from "#domain/payment/booking-balance.ts";
import type { Context } from "#platform/context.ts";
import { standingOf } from "../../server/describe-payment.ts";
import { linkTo } from "../../server/pay-by-link.ts";
import { findSplit } from "../../server/split-views.ts";
import { findAttempts, findBookingById, findSettings } from "../../server/views.ts";
import type { Bill } from "../contract.ts";
import { describeSplit } from "./describe-split.ts";
import { sharePayable } from "./share-payable.ts";

/** A booking’s bill: the amount due, how it is split, or whether it can be. */
export async function describeBill(ctx: Context, bookingId: string): Promise<Bill> {
  const [booking, attempts, record] = [
    await findBookingById(ctx.db, bookingId),
    await findAttempts(ctx.db, bookingId),
    await findSplit(ctx.db, bookingId),
  ];
  const settings = await findSettings(ctx.db);
  const gateway = settings.paymentWays.online ? ctx.outside.gateway : undefined;
  const { phase, paid, all } = standingOf(booking, attempts, ctx.now);
  const times = splitTimes(booking, settings.policies, ctx.now);
  const split = record && describeSplit(booking, { record, attempts, openCents: all }, ctx.now);
  return {
    reference: booking.reference,
    first_name: booking.firstName,
    phase: owesFeeOnly(booking) && phase === "payable" ? "over" : phase,
    total_cents: priceToSettle(booking),
    paid_cents: paid,
    open_cents: all,
    gateway: gateway?.mode ?? null,
    obstacle: obstacleOf(times, { all, hasGateway: gateway !== undefined }),
    would_pay_until: typeof times === "string" ? null : times.payUntil.toISOString(),
    hold_until: booking.state === "awaiting_payment" ? (booking.holdUntil?.toISOString() ?? null) : null,
    split: split
      ? { ...split, shares: split.shares.map((share) => ({ ...share, link: linkTo(ctx, sharePayable, share.id) })) }
      : null,
  };
}

function obstacleOf(times: ReturnType<typeof splitTimes>, { all, hasGateway }: { all: number; hasGateway: boolean }) {
  if (!hasGateway) return "no_card";
  if (typeof times === "string") return times;
  return all < 2 * splitLimits.leastShareCents ? "too_small" : null;
}
