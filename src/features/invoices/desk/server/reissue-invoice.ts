import { isUnsettled } from "#domain/invoice/invoice-balance.ts";
import { reasonAnew } from "#domain/invoice/invoice-details.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { issueReplacement } from "../../billing/server/issue-replacement.ts";
import { moveInvoice } from "../../server/move-invoice.ts";
import { type InvoiceRow, lockBilledInvoice, lockInvoice } from "../../server/store.ts";
import type { invoiceFollowupContract as followup } from "../followup-contract.ts";
import { movedInvoice } from "./describe-invoice.ts";

/** Says whether somebody is reminded, and by when they have promised to pay. */
export async function setInvoiceChase(ctx: Context, asked: ParsedOf<typeof followup.setInvoiceChase>) {
  const { id, version, is_chased, promised_on, reason } = asked;
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

/** Writes on a draft to whom it is made out. */
export async function completeDraft(ctx: Context, asked: ParsedOf<typeof followup.completeDraft>) {
  const { id, version, ...details } = asked;
  const draft = await lockInvoice(ctx.db, id);
  if (!draft) return refuse("not_found");
  if (draft.state !== "draft") return refuse("not_possible");
  const buyer = { ...draft.buyer, ...partyOf(details) };
  const moved = await moveInvoice(ctx, { id, version, to: "draft", changes: { buyer, buyerName: details.name } });
  return moved.ok ? accept(movedInvoice(moved.value)) : moved;
}

/** Takes an invoice back and issues the same anew, made out as the office says. */
export async function reissueInvoice(ctx: Context, asked: ParsedOf<typeof followup.reissueInvoice>) {
  const { id, version, reason, ...details } = asked;
  const found = await lockBilledInvoice(ctx.db, id);
  if (!found) return refuse("not_found");
  if (found.version !== version) return refuse("changed_meanwhile");
  if (!canBeReissued(found)) return refuse("not_possible");
  const anew = await issueReplacement(ctx, { invoice: found, buyer: partyOf(details), reason: reasonAnew(reason) });
  await recordAudit(ctx, {
    action: "invoice.reissued",
    subject: { kind: "invoice", id },
    reason,
    details: { number: found.number, anew: anew.number },
  });
  return accept(movedInvoice(anew));
}

/** What was taken back in part has papers of its own to follow; it is credited and billed by hand. */
const canBeReissued = ({ kind, state, creditedCents }: InvoiceRow) =>
  kind !== "credit_note" && creditedCents === 0 && (isUnsettled(state) || state === "paid");

const partyOf = ({ name, address, vat_number }: { name: string; address: string; vat_number: string }) => ({
  name,
  address,
  vatNumber: vat_number,
});
