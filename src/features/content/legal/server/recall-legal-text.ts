import { standingOn } from "#domain/legal/legal-versions.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { nextVersion } from "#platform/edit-record.ts";
import type { legalContract } from "../contract.ts";
import { describeLegalTexts } from "./describe-legal-texts.ts";
import { lockLegalTexts, updateLegalText } from "./store.ts";
import { findLegalTexts, isPublished } from "./views.ts";

/** No one can have accepted a version that has never been in force. */
export async function recallLegalText(
  ctx: Context,
  { document, name }: ParsedOf<typeof legalContract.recallLegalText>,
) {
  await lockLegalTexts(ctx.db);
  const texts = await findLegalTexts(ctx.db, document);
  const published = texts.filter(isPublished);
  const text = published.find((one) => one.name === name);
  if (!text) return refuse("not_found");
  if (standingOn(published, name, localDateOf(ctx.now)) !== "coming") return refuse("in_force");
  if (texts.length > published.length) return refuse("has_draft");
  const asDraft = { name: null, fromDay: null, publishedAt: null, publishedBy: null, updatedAt: ctx.now };
  await updateLegalText(ctx.db, text, { ...asDraft, version: nextVersion(text) });
  await recordAudit(ctx, {
    action: "legal_text.recalled",
    subject: { kind: "legal_text", id: document },
    details: { name },
  });
  await ctx.touchSite();
  return accept(await describeLegalTexts(ctx));
}
