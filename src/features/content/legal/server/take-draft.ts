import type { LegalDocument } from "#domain/legal/legal-text.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { lockLegalTexts } from "./store.ts";
import { findLegalTexts, isPublished } from "./views.ts";

/** The draft as its reader saw it, with the versions before it; nothing changes until this transaction ends. */
export async function takeDraft(ctx: Context, { document, version }: { document: LegalDocument; version: number }) {
  await lockLegalTexts(ctx.db);
  const texts = await findLegalTexts(ctx.db, document);
  const draft = texts.find((one) => !isPublished(one));
  if (!draft) return refuse("no_draft");
  if (draft.version !== version) return refuse("changed_meanwhile");
  return accept({ draft, published: texts.filter(isPublished) });
}
