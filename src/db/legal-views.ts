import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { LegalDocument } from "#domain/legal/legal-text.ts";
import { type LegalVersion, mayBeAccepted, versionInForce } from "#domain/legal/legal-versions.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { firstLanguage } from "#domain/text/language.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { ReadDb } from "./connect.ts";
import { legalVersions } from "./schema/content.ts";

/** The published versions of a legal text, in the order in which they are in force. Exported again by features’ views. */
export async function findLegalVersions(db: ReadDb, document: LegalDocument): Promise<readonly LegalVersion[]> {
  const rows = await db
    .select({ name: legalVersions.name, fromDay: legalVersions.fromDay })
    .from(legalVersions)
    .where(
      and(
        eq(legalVersions.document, document),
        eq(legalVersions.language, firstLanguage),
        isNotNull(legalVersions.publishedAt),
      ),
    )
    .orderBy(asc(legalVersions.fromDay), asc(legalVersions.number));
  return rows.flatMap(({ name, fromDay }) => (name && fromDay ? [{ name, fromDay }] : []));
}

/** The name of the version that holds today. */
export const findLegalInForce = async (db: ReadDb, document: LegalDocument, now: Date): Promise<string> =>
  nameInForce(await findLegalVersions(db, document), now);

/** The version that a page showed, or the one in force for those who saw none. */
export async function findAccepted(
  db: ReadDb,
  document: LegalDocument,
  { shown, now }: { readonly shown: string | null; readonly now: Date },
): Promise<Result<string, "terms_changed">> {
  const versions = await findLegalVersions(db, document);
  const inForce = nameInForce(versions, now);
  if (shown === null) return accept(inForce);
  return mayBeAccepted(versions, shown, now) ? accept(shown) : refuse("terms_changed", { terms_version: inForce });
}

function nameInForce(versions: readonly LegalVersion[], now: Date): string {
  const version = versionInForce(versions, localDateOf(now));
  if (!version) throw new Error("A legal text has no version.");
  return version.name;
}
