import { refundRefusal } from "#domain/account/refund-limit.ts";
import { overpaidAmount } from "#domain/invoice/invoice-balance.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { answeringFresh } from "../../server/answer-fresh.ts";
import { countMoney } from "../../server/count-money.ts";
import { movedInvoice } from "../../server/describe-invoice.ts";
import { lockBilledInvoice } from "../../server/store.ts";
import type { invoiceDeskContract } from "../contract.ts";
import { refundOf } from "./weigh-refund.ts";

type RefundInput = ParsedOf<typeof invoiceDeskContract.refundInvoice>;

/**
 * Records that an overpaid invoice without a booking was refunded by bank transfer: a company’s credit that
 * no month will use, or an invoice credited after payment. A booking’s money is refunded through the booking.
 */
export const refundInvoice = answeringFresh(refund);

async function refund(ctx: Context, { id, version, amount_cents, reason }: RefundInput) {
  const before = await lockBilledInvoice(ctx.db, id);
  if (!before) return refuse("not_found");
  if (before.version !== version) return refuse("changed_meanwhile");
  if (before.bookingId) return refuse("not_possible");
  const overpaid = overpaidAmount(before);
  if (amount_cents > overpaid) return refuse("more_than_overpaid", { overpaid_cents: overpaid });
  const decision = await refundOf(ctx, id);
  const refusal = refundRefusal({ ...decision, amountCents: amount_cents });
  if (refusal) return refuse(refusal);
  const after = await countMoney(ctx, before, {
    amountCents: -amount_cents,
    method: "refunded",
    note: "Refunded by bank transfer",
    paidOn: localDateOf(ctx.now),
    recordedBy: decision.by,
  });
  await recordAudit(ctx, {
    action: "invoice.refunded",
    subject: { kind: "invoice", id },
    reason,
    details: { number: before.number, amountCents: amount_cents },
  });
  return accept(movedInvoice(after));
}
