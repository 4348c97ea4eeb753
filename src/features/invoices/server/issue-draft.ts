import { missingOn } from "#domain/invoice-details.ts";
import { dueOn } from "#domain/invoice-document.ts";
import { localDate, localDateOf } from "#domain/local-time.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invoicesOfficeContract } from "../office-contract.ts";
import { movedInvoice } from "./describe-invoice.ts";
import { nextNumber } from "./issue-invoice.ts";
import { moveInvoice } from "./move-invoice.ts";
import { lockInvoice, updateInvoice } from "./store.ts";

/** Gives a draft the next number of its series; from then on nothing of it changes. */
export async function issueDraft(ctx: Context, { id, version }: ParsedOf<typeof invoicesOfficeContract.issueDraft>) {
  const draft = await lockInvoice(ctx.db, id);
  const missing = draft?.version === version && draft.state === "draft" ? missingOn(draft) : [];
  if (missing.length > 0) return refuse("details_missing", { missing });
  const moved = await moveInvoice(ctx, { id, version, to: "issued", changes: { issuedAt: ctx.now } });
  if (!moved.ok) return moved;
  const today = localDateOf(ctx.now);
  // A draft that lay about is due from the day it is issued.
  const due = localDate(moved.value.dueOn) < today ? dueOn(today, { isAccount: false }) : localDate(moved.value.dueOn);
  const number = await nextNumber(ctx, moved.value.kind);
  await updateInvoice(ctx.db, id, { number, dueOn: due });
  await ctx.emit({ type: "invoice.issued", invoiceId: id });
  await recordAudit(ctx, { action: "invoice.issued", subject: { kind: "invoice", id }, details: { number } });
  return accept(movedInvoice({ ...moved.value, number }));
}
