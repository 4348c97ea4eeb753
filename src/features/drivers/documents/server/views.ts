import { and, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { documents } from "#db/schema/documents.ts";

/** The licences and permits of a driver. */
export const findDocuments = (db: ReadDb, driverId: string) =>
  db
    .select({
      id: documents.id,
      type: documents.type,
      number: documents.number,
      issuedOn: documents.issuedOn,
      expiresOn: documents.expiresOn,
      review: documents.state,
      allows: documents.allows,
    })
    .from(documents)
    .where(
      and(
        eq(documents.ownerKind, "driver"),
        eq(documents.ownerId, driverId),
        inArray(documents.type, ["drivers_licence", "prdp"]),
      ),
    );
