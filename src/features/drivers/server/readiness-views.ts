import { and, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { documents } from "#db/schema/documents.ts";
import type { ComplianceDocument } from "#domain/compliance/document-status.ts";

/** The documents of several drivers, by driver. */
export async function findDocumentsOf(db: ReadDb, driverIds: readonly string[]) {
  if (driverIds.length === 0) return new Map<string, ComplianceDocument[]>();
  const rows = await db
    .select({
      id: documents.id,
      ownerId: documents.ownerId,
      type: documents.type,
      number: documents.number,
      issuedOn: documents.issuedOn,
      expiresOn: documents.expiresOn,
      review: documents.state,
      allows: documents.allows,
    })
    .from(documents)
    .where(and(eq(documents.ownerKind, "driver"), inArray(documents.ownerId, [...driverIds])));
  return Map.groupBy(rows, ({ ownerId }) => ownerId ?? "") as Map<string, ComplianceDocument[]>;
}
