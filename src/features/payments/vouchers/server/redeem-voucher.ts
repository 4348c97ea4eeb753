import { readVoucherCode, voucherLeft, voucherState } from "#domain/payment/voucher.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { isSameSecret } from "#platform/same-secret.ts";
import { busyWith, standingOf } from "../../server/describe-payment.ts";
import { endAttempts, promised, untouched } from "../../server/end-attempts.ts";
import { recordPaymentMove } from "../../server/move-payment.ts";
import { insertPayment, lockPaymentsOf } from "../../server/store.ts";
import { lockVoucher } from "../../server/voucher-store.ts";
import type { vouchersContract } from "../contract.ts";
import { findVoucher, findVoucherId, sumsOf } from "./views.ts";

type Redeem = typeof vouchersContract.redeemVoucher;

/** Pays for a booking with a voucher: the amount due, or as much of it as the voucher covers. */
export async function redeemVoucher(
  ctx: Context,
  input: ParsedOf<Redeem>,
): Promise<Result<OutputOf<Redeem>, RefusalOf<Redeem>>> {
  const opened = await ctx.bookings.open(ctx, input);
  if (!opened.ok) return opened;
  const booking = opened.value;
  const voucherId = await idOf(ctx, input.voucher_code);
  if (!voucherId) return refuse("unknown_voucher");
  const attempts = await lockPaymentsOf(ctx.db, booking.id);
  // If used for two bookings at once, the second sees what the first left over.
  await lockVoucher(ctx.db, voucherId);
  const voucher = await findVoucher(ctx.db, voucherId);
  const today = localDateOf(ctx.now);
  if (!voucher || voucherState(sumsOf(voucher), today) === "unpaid") return refuse("unknown_voucher");
  if (voucherState(sumsOf(voucher), today) === "expired") return refuse("voucher_expired");
  const left = voucherLeft(sumsOf(voucher), today);
  if (left === 0) return refuse("voucher_used");
  const { phase, all } = standingOf(booking, attempts, ctx.now);
  if (phase !== "payable") return refuse("not_payable");
  if (busyWith(attempts, ctx.now)) return refuse("being_processed");

  const amountCents = Math.min(left, all);
  // An earlier attempt is for more than is now due.
  await endAttempts(ctx, attempts, { states: endedBy(all - amountCents), to: "cancelled", reason: "paid by voucher" });
  const payment = await insertPayment(ctx.db, {
    id: ctx.newId(),
    bookingId: booking.id,
    voucherId,
    method: "voucher",
    state: "settled",
    amountCents,
    paidAt: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await recordPaymentMove(ctx, { id: payment.id, from: null, to: payment.state, reason: voucher.voucher.number });
  await ctx.emit({ type: "payment.succeeded", paymentId: payment.id, reference: booking.reference });
  return accept({ paid_cents: amountCents, left_cents: left - amountCents, due_cents: all - amountCents });
}

/** Cash or account payment that was agreed stays agreed for the rest. */
const endedBy = (rest: number) => (rest === 0 ? [...untouched, ...promised] : untouched);

/** The voucher that a code belongs to, if the code is genuine. */
async function idOf(ctx: Context, typed: string): Promise<string | undefined> {
  const code = readVoucherCode(typed);
  if (!code || !isSameSecret(code.accessCode, ctx.accessCodeFor(code.number))) return undefined;
  return findVoucherId(ctx.db, code.number);
}
