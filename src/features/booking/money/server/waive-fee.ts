import { partiesOf, refundLimit } from "#domain/account/permissions.ts";
import { bookingBalance, owesFeeOnly } from "#domain/payment/booking-balance.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { changeRow, lockCurrent, recordAction } from "../../server/lock-current.ts";
import { findPaidByMonth } from "../../server/money-views.ts";
import type { bookingMoneyContract } from "../contract.ts";

/** Waives the unpaid part of a fee; the paid part is refunded separately. Invoices credits what it billed. */
export async function waiveFee(ctx: Context, input: ParsedOf<typeof bookingMoneyContract.waiveFee>) {
  const looked = await lockCurrent(ctx, input);
  if (!looked.ok) return looked;
  const row = looked.value;
  // A payment on a company’s monthly invoice is credited there, and is no refund.
  const waived = Math.min(row.feeCents, bookingBalance(row).dueCents + (await findPaidByMonth(ctx.db, row.id)));
  if (!owesFeeOnly(row) || waived <= 0) return refuse("not_possible");
  const limit = refundLimit(partiesOf(ctx.actor));
  if (limit !== "any" && waived > limit) return refuse("over_limit");

  const left = row.feeCents - waived;
  const { reference, state, version } = await changeRow(ctx, row, { feeCents: left });
  await ctx.emit({ type: "booking.fee_waived", reference });
  await recordAction(ctx, row, {
    action: "fee_waived",
    reason: input.reason,
    details: { amount_cents: waived, from_cents: row.feeCents, to_cents: left },
  });
  return accept({ reference, state, version });
}
