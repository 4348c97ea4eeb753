import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import type { DocumentType } from "#domain/compliance/document-types.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

/** A driver with the last day of the latest document of each type, verified or not. */
export type KnownDriver = typeof drivers.$inferSelect & {
  readonly licenceCodes: readonly string[];
  readonly lastDays: ReadonlyMap<DocumentType, LocalDate>;
};

/** Drivers by their email addresses, in lower case. */
export async function findDriversByEmail(
  db: ReadDb,
  emails: readonly string[],
): Promise<ReadonlyMap<string, KnownDriver>> {
  const addresses = [...new Set(emails.map((email) => email.toLowerCase()))].filter(Boolean);
  if (addresses.length === 0) return new Map();
  const rows = await db
    .select()
    .from(drivers)
    .where(inArray(sql`lower(${drivers.email})`, addresses));
  const owners = rows.map(({ id }) => id);
  const documentRows =
    owners.length === 0
      ? []
      : await db
          .select({
            ownerId: documents.ownerId,
            type: documents.type,
            expiresOn: documents.expiresOn,
            allows: documents.allows,
          })
          .from(documents)
          .where(
            and(eq(documents.ownerKind, "driver"), inArray(documents.ownerId, owners), isNotNull(documents.expiresOn)),
          )
          .orderBy(desc(documents.createdAt), desc(documents.id));
  return new Map(
    rows.map((row) => {
      const own = documentRows.filter(({ ownerId }) => ownerId === row.id).toReversed();
      const lastDays = new Map(own.flatMap(({ type, expiresOn }) => (expiresOn ? [[type, expiresOn] as const] : [])));
      const licence = own.findLast(({ type }) => type === "drivers_licence");
      return [row.email.toLowerCase(), { ...row, licenceCodes: licence?.allows ?? [], lastDays }];
    }),
  );
}
