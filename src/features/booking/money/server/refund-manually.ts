import { partiesOf, refundLimit } from "#domain/account/permissions.ts";
import { hoursBeforePickup } from "#domain/booking/cancellation.ts";
import { refundableAmount } from "#domain/payment/booking-balance.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { changeRow, lockCurrent, recordAction } from "../../server/lock-current.ts";
import { findOnWayBack, findPaidByMonth } from "../../server/money-views.ts";
import type { bookingMoneyContract } from "../contract.ts";

/** Requests a refund that no rule grants: goodwill, or our mistake. Payments opens the refund. */
export async function refundManually(ctx: Context, input: ParsedOf<typeof bookingMoneyContract.refundManually>) {
  const looked = await lockCurrent(ctx, input);
  if (!looked.ok) return looked;
  const row = looked.value;
  const limit = refundLimit(partiesOf(ctx.actor));
  const onWayBack = await findOnWayBack(ctx.db, row);
  // Several small refunds count like one large one.
  if (limit !== "any" && input.amount_cents + onWayBack > limit) return refuse("over_limit");
  // A company’s payment on a monthly invoice is credited there.
  const paidCents = row.paidCents - (await findPaidByMonth(ctx.db, row.id));
  const refundable = refundableAmount({ ...row, paidCents }, onWayBack);
  if (input.amount_cents > refundable) return refuse("more_than_paid");

  // The version rises too, so that pressing twice requests once.
  await changeRow(ctx, row, {});
  await ctx.emit({
    type: "refund.due",
    key: `team:${row.reference}:${row.version}`,
    reference: row.reference,
    amountCents: input.amount_cents,
    feeCents: 0,
    reasonCode: input.code,
    hoursBefore: Math.round(hoursBeforePickup(row.pickupAt, ctx.now) * 100) / 100,
    documentId: null,
    isWithinPolicy: false,
  });
  await recordAction(ctx, row, {
    action: "refund_asked",
    reason: input.reason,
    details: { amount_cents: input.amount_cents, code: input.code },
  });
  return accept({ reference: row.reference });
}
