import { missingOn } from "#domain/invoice/buyer-details.ts";
import { dueOn } from "#domain/invoice/invoice-document.ts";
import { chargeFor } from "#domain/payment/booking-balance.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { answeringFresh } from "../../server/answer-fresh.ts";
import { findBilledBookingById, findOwnInvoices } from "../../server/booking-views.ts";
import { movedInvoice } from "../../server/describe-invoice.ts";
import { findCompany } from "../../server/document-views.ts";
import { nextNumber } from "../../server/issue-invoice.ts";
import { moveInvoice } from "../../server/move-invoice.ts";
import { shareMoney } from "../../server/share-money.ts";
import { type InvoiceRow, lockBilledInvoice, lockInvoice, updateInvoice } from "../../server/store.ts";
import type { invoiceDraftsContract } from "../drafts-contract.ts";

/** Gives a draft the next number of its series; after that it never changes. */
export const issueDraft = answeringFresh(issue);

async function issue(ctx: Context, { id, version }: ParsedOf<typeof invoiceDraftsContract.issueDraft>) {
  const draft = await lockBilledInvoice(ctx.db, id);
  // Issued once, because a second number would leave a gap.
  if (draft && draft.version === version && draft.state !== "draft") return refuse("not_possible");
  const missing = draft?.version === version && draft.state === "draft" ? missingOn(draft) : [];
  if (missing.length > 0) return refuse("details_missing", { missing });
  const obstacle = draft?.state === "draft" ? await obstacleTo(ctx, draft) : null;
  if (obstacle) return refuse(obstacle);
  const moved = await moveInvoice(ctx, { id, version, to: "issued", changes: { issuedAt: ctx.now } });
  if (!moved.ok) return moved;
  const today = localDateOf(ctx.now);
  // An old draft is due no earlier than the day it is issued.
  const due = localDate(moved.value.dueOn) < today ? dueOn(today, { isAccount: false }) : localDate(moved.value.dueOn);
  const number = await nextNumber(ctx, moved.value.kind);
  const { name: tradingName } = await findCompany(ctx.db);
  await updateInvoice(ctx.db, id, { number, tradingName, dueOn: due });
  await ctx.emit({ type: "invoice.issued", invoiceId: id });
  await recordAudit(ctx, { action: "invoice.issued", subject: { kind: "invoice", id }, details: { number } });
  if (moved.value.bookingId) await shareMoney(ctx, moved.value.bookingId);
  const issued = await lockInvoice(ctx.db, id);
  return accept(movedInvoice(issued ?? { ...moved.value, number }));
}

/** A booking is billed once, at its current price: it may have been paid or changed since the draft was made. */
async function obstacleTo(ctx: Context, { bookingId, isSupplement, totalCents }: InvoiceRow) {
  if (!bookingId || isSupplement) return null;
  const own = await findOwnInvoices(ctx.db, bookingId);
  if (own.some(({ state }) => state !== "credited")) return "already_billed" as const;
  const booking = await findBilledBookingById(ctx.db, bookingId);
  return booking && (chargeFor(booking) ?? 0) !== totalCents ? ("price_changed" as const) : null;
}
