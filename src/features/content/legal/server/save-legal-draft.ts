import { openMarks } from "#domain/legal/legal-text.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { nextVersion } from "#platform/edit-record.ts";
import type { legalContract } from "../contract.ts";
import { describeLegalTexts } from "./describe-legal-texts.ts";
import { wordsReader } from "./read-words.ts";
import { insertDraft, lockLegalTexts, updateLegalText } from "./store.ts";
import { findLegalTexts, isPublished } from "./views.ts";

/** Version 0 starts a draft. */
export async function saveLegalDraft(ctx: Context, input: ParsedOf<typeof legalContract.saveLegalDraft>) {
  const { document, version, words } = input;
  await lockLegalTexts(ctx.db);
  const texts = await findLegalTexts(ctx.db, document);
  const draft = texts.find((one) => !isPublished(one));
  if ((draft?.version ?? 0) !== version) return refuse("changed_meanwhile");
  const read = await wordsReader(ctx);
  const marks = openMarks(read(words));
  if (marks.length > 0) return refuse("unknown_mark", { marks });
  const saved = { words, updatedAt: ctx.now, updatedBy: ctx.actor.kind === "person" ? ctx.actor.userId : null };
  if (draft) await updateLegalText(ctx.db, draft, { ...saved, version: nextVersion(draft) });
  else await insertDraft(ctx.db, { document, number: Math.max(0, ...texts.map((one) => one.number)) + 1, ...saved });
  await recordAudit(ctx, { action: "legal_text.draft_saved", subject: { kind: "legal_text", id: document } });
  return accept(await describeLegalTexts(ctx));
}
