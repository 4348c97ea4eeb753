import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { keepDeleted } from "#platform/deletions/keep-deleted.ts";
import { answeringFresh } from "../../server/answer-fresh.ts";
import { lockInvoice } from "../../server/store.ts";
import type { invoiceDraftsContract } from "../drafts-contract.ts";
import { deleteDraft } from "./store.ts";

/** Deletes a draft. */
export const discardDraft = answeringFresh(discard);

async function discard(ctx: Context, input: ParsedOf<typeof invoiceDraftsContract.discardDraft>) {
  const draft = await lockInvoice(ctx.db, input.id);
  if (!draft) return refuse("not_found");
  if (draft.version !== input.version) return refuse("changed_meanwhile");
  if (draft.state !== "draft") return refuse("not_possible");
  await keepDeleted(ctx, "invoice_draft");
  await deleteDraft(ctx.db, input.id);
  await recordAudit(ctx, {
    action: "invoice.draft_discarded",
    subject: { kind: "invoice", id: input.id },
    details: { buyer: draft.buyerName, totalCents: draft.totalCents },
  });
  return accept({ id: input.id });
}
