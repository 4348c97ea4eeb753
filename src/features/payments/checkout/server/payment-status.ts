import { owesFeeOnly } from "#domain/payment/booking-balance.ts";
import { accept, type Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf } from "#platform/contract.ts";
import { standingOf } from "../../server/describe-payment.ts";
import type { Opening } from "../../server/open-payment.ts";
import { findAttempts, findPaidTwice } from "../../server/views.ts";
import type { checkoutContract } from "../contract.ts";
import { describeLatest } from "./describe-attempt.ts";

type Status = OutputOf<typeof checkoutContract.paymentStatus>;

/** The payment’s status. Only the gateway’s notification counts; returning from its page proves nothing. */
export async function paymentStatus(ctx: Context, opening: Opening): Promise<Result<Status, "not_found" | "locked">> {
  const opened = await ctx.bookings.open(ctx, opening);
  if (!opened.ok) return opened;
  const { id, reference, state, feeCents } = opened.value;
  const attempts = await findAttempts(ctx.db, id);
  const { phase, all } = standingOf(opened.value, attempts, ctx.now);
  const attempt = await describeLatest(ctx, attempts);
  const is_fee = owesFeeOnly(opened.value) && feeCents > 0;
  const paid_twice_cents = await findPaidTwice(ctx.db, "bookingId", id);
  return accept({ reference, state, phase, is_fee, balance_cents: all, paid_twice_cents, attempt });
}
