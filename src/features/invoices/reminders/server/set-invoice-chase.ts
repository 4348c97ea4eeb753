import { isUnsettled } from "#domain/invoice/invoice-balance.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { answeringFresh } from "../../server/answer-fresh.ts";
import { movedInvoice } from "../../server/describe-invoice.ts";
import { moveInvoice } from "../../server/move-invoice.ts";
import { lockInvoice } from "../../server/store.ts";
import type { invoiceRemindersContract } from "../contract.ts";

/** Sets whether reminders are sent, and when the customer promised to pay. */
export const setInvoiceChase = answeringFresh(setChase);

async function setChase(ctx: Context, input: ParsedOf<typeof invoiceRemindersContract.setInvoiceChase>) {
  const { id, version, is_chased, promised_on, reason } = input;
  const invoice = await lockInvoice(ctx.db, id);
  if (!invoice) return refuse("not_found");
  if (invoice.kind === "credit_note" || !isUnsettled(invoice.state)) return refuse("not_possible");
  const isNewPromise = promised_on !== null && promised_on !== invoice.promisedOn;
  if (isNewPromise && promised_on < localDateOf(ctx.now)) return refuse("promise_in_the_past");
  const changes = { isChased: is_chased, promisedOn: promised_on };
  const moved = await moveInvoice(ctx, { id, version, to: invoice.state, changes });
  if (!moved.ok) return moved;
  await recordAudit(ctx, {
    action: "invoice.chase_set",
    subject: { kind: "invoice", id },
    reason,
    details: { number: invoice.number, isChased: is_chased, promisedOn: promised_on },
  });
  return accept(movedInvoice(moved.value));
}
