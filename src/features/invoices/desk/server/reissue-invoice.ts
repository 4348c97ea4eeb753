import { reissueReason } from "#domain/invoice/buyer-details.ts";
import { isUnsettled } from "#domain/invoice/invoice-balance.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { answeringFresh } from "../../server/answer-fresh.ts";
import { movedInvoice } from "../../server/describe-invoice.ts";
import { issueReplacement } from "../../server/issue-replacement.ts";
import { type InvoiceRow, lockBilledInvoice } from "../../server/store.ts";
import type { invoiceDeskContract } from "../contract.ts";
import { describeBuyer } from "./describe-buyer.ts";

/** Withdraws an invoice and issues it again, with the details our team entered. */
export const reissueInvoice = answeringFresh(reissue);

async function reissue(ctx: Context, input: ParsedOf<typeof invoiceDeskContract.reissueInvoice>) {
  const { id, version, reason, ...details } = input;
  const billedInvoice = await lockBilledInvoice(ctx.db, id);
  if (!billedInvoice) return refuse("not_found");
  if (billedInvoice.version !== version) return refuse("changed_meanwhile");
  if (!canBeReissued(billedInvoice)) return refuse("not_possible");
  const replacement = await issueReplacement(ctx, {
    invoice: billedInvoice,
    buyer: describeBuyer(details),
    reason: reissueReason(reason),
  });
  await recordAudit(ctx, {
    action: "invoice.reissued",
    subject: { kind: "invoice", id },
    reason,
    details: { number: billedInvoice.number, replacement: replacement.number },
  });
  return accept(movedInvoice(replacement));
}

/** A partly credited invoice has further documents, so it must be credited and billed by hand. */
const canBeReissued = ({ kind, state, creditedCents }: InvoiceRow) =>
  kind !== "credit_note" && creditedCents === 0 && (isUnsettled(state) || state === "paid");
