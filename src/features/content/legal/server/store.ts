import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { legalReadings, legalVersions } from "#db/schema/content.ts";
import type { LegalDocument } from "#domain/legal/legal-text.ts";
import { firstLanguage } from "#domain/text/language.ts";

export type LegalRow = typeof legalVersions.$inferSelect;

/** Edits and publications take turns. */
export async function lockLegalTexts(db: Database): Promise<void> {
  await db.execute(sql`lock table legal_versions in share row exclusive mode`);
}

const ofDraft = (document: LegalDocument) =>
  and(
    eq(legalVersions.document, document),
    eq(legalVersions.language, firstLanguage),
    isNull(legalVersions.publishedAt),
  );

const ofVersion = ({ document, number }: Pick<LegalRow, "document" | "number">) =>
  and(
    eq(legalVersions.document, document),
    eq(legalVersions.language, firstLanguage),
    eq(legalVersions.number, number),
  );

export async function insertDraft(db: Database, draft: typeof legalVersions.$inferInsert): Promise<void> {
  await db.insert(legalVersions).values(draft);
}

export async function updateLegalText(db: Database, text: LegalRow, changes: Partial<LegalRow>): Promise<void> {
  await db.update(legalVersions).set(changes).where(ofVersion(text));
}

export async function deleteDraft(db: Database, document: LegalDocument): Promise<void> {
  await db.delete(legalVersions).where(ofDraft(document));
}

/** Of a day, the last reading. */
export async function keepReading(db: Database, reading: typeof legalReadings.$inferInsert): Promise<void> {
  await db
    .insert(legalReadings)
    .values(reading)
    .onConflictDoUpdate({
      target: [legalReadings.document, legalReadings.language, legalReadings.number, legalReadings.readOn],
      set: { words: reading.words },
    });
}
