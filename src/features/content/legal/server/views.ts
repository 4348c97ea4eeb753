import { and, asc, desc, eq, lte, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { legalReadings, legalVersions } from "#db/schema/content.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import type { LegalDocument, LegalWords } from "#domain/legal/legal-text.ts";
import type { LegalVersion } from "#domain/legal/legal-versions.ts";
import { firstLanguage } from "#domain/text/language.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import type { LegalRow } from "./store.ts";

export const findSettings = (db: ReadDb): Promise<CompanySettings> => readSettings(db);

export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);

export type KeptLegalText = LegalRow & { readonly publisher: string | null };

/** In the order in which they are in force, a draft last. */
export async function findLegalTexts(db: ReadDb, document?: LegalDocument): Promise<readonly KeptLegalText[]> {
  const rows = await db
    .select({ row: legalVersions, publisher: users.name })
    .from(legalVersions)
    .leftJoin(users, eq(users.id, legalVersions.publishedBy))
    .where(and(eq(legalVersions.language, firstLanguage), ...(document ? [eq(legalVersions.document, document)] : [])))
    .orderBy(asc(legalVersions.document), asc(legalVersions.fromDay), asc(legalVersions.number));
  return rows.map(({ row, publisher }) => ({ ...row, publisher }));
}

export type PublishedLegalText = KeptLegalText & LegalVersion & { readonly publishedAt: Date };

export const isPublished = (text: KeptLegalText): text is PublishedLegalText =>
  text.publishedAt !== null && text.name !== null && text.fromDay !== null;

type Version = Pick<LegalRow, "document" | "number">;

const nearest = (day: LocalDate) => sql`abs(${legalReadings.readOn} - ${day}::date)`;

/** How a version read on a day: as on the last day before on which it read differently, or as it was first kept. */
export async function findReading(db: ReadDb, version: Version, day?: LocalDate): Promise<LegalWords | undefined> {
  const [row] = await db
    .select({ words: legalReadings.words })
    .from(legalReadings)
    .where(
      and(
        eq(legalReadings.document, version.document),
        eq(legalReadings.language, firstLanguage),
        eq(legalReadings.number, version.number),
      ),
    )
    .orderBy(...(day ? [desc(lte(legalReadings.readOn, day)), nearest(day)] : [desc(legalReadings.readOn)]))
    .limit(1);
  return row?.words;
}
