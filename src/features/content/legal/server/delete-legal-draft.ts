import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { legalContract } from "../contract.ts";
import { describeLegalTexts } from "./describe-legal-texts.ts";
import { deleteDraft } from "./store.ts";
import { takeDraft } from "./take-draft.ts";

export async function deleteLegalDraft(ctx: Context, input: ParsedOf<typeof legalContract.deleteLegalDraft>) {
  const taken = await takeDraft(ctx, input);
  if (!taken.ok) return taken;
  await deleteDraft(ctx.db, input.document);
  await recordAudit(ctx, {
    action: "legal_text.draft_deleted",
    subject: { kind: "legal_text", id: input.document },
    details: { before: taken.value.draft.words },
  });
  return accept(await describeLegalTexts(ctx));
}
