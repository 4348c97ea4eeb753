import { partiesOf, refundLimit } from "#domain/account/permissions.ts";
import { bookingBalance, owesFeeOnly } from "#domain/payment/booking-balance.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { changeRow, lockCurrent, recordAction } from "../../server/lock-current.ts";
import type { bookingMoneyContract } from "../contract.ts";

/** Lets go of a fee as far as it was not paid; what was paid goes back as a refund. Invoices credits what it billed. */
export async function waiveFee(ctx: Context, asked: ParsedOf<typeof bookingMoneyContract.waiveFee>) {
  const looked = await lockCurrent(ctx, asked);
  if (!looked.ok) return looked;
  const row = looked.value;
  const { dueCents: unpaid } = bookingBalance(row);
  if (!owesFeeOnly(row) || unpaid === 0) return refuse("not_possible");
  const limit = refundLimit(partiesOf(ctx.actor));
  if (limit !== "any" && unpaid > limit) return refuse("over_limit");

  const left = row.feeCents - unpaid;
  const { reference, state, version } = await changeRow(ctx, row, { feeCents: left });
  await ctx.emit({ type: "booking.fee_waived", reference });
  await recordAction(ctx, row, {
    action: "fee_waived",
    reason: asked.reason,
    details: { amount_cents: unpaid, from_cents: row.feeCents, to_cents: left },
  });
  return accept({ reference, state, version });
}
