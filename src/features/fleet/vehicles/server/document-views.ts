import { and, eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { documents } from "#db/schema/documents.ts";

export const findDocumentsOfVehicle = (db: ReadDb, vehicleId: string) =>
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
    .where(and(eq(documents.ownerKind, "vehicle"), eq(documents.ownerId, vehicleId)));
