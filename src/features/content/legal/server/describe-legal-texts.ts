import { legalDocuments } from "#domain/legal/legal-text.ts";
import { standingOn } from "#domain/legal/legal-versions.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { LegalText } from "../contract.ts";
import { findLegalTexts, isPublished } from "./views.ts";

export async function describeLegalTexts(ctx: Pick<Context, "db" | "now">): Promise<{ texts: LegalText[] }> {
  const all = await findLegalTexts(ctx.db);
  const today = localDateOf(ctx.now);
  const texts = legalDocuments.map((document) => {
    const ofDocument = all.filter((one) => one.document === document);
    const published = ofDocument.filter(isPublished);
    const draft = ofDocument.find((one) => !isPublished(one));
    return {
      document,
      versions: published.map(({ number, name, fromDay, publishedAt, publisher, words }) => ({
        number,
        name,
        from_day: fromDay,
        standing: standingOn(published, name, today),
        published_at: publishedAt.toISOString(),
        published_by: publisher,
        words,
      })),
      draft: draft ? { version: draft.version, words: draft.words, updated_at: draft.updatedAt.toISOString() } : null,
    };
  });
  return { texts };
}
