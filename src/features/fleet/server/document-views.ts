import { and, asc, eq, inArray, ne, or } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { documents } from "#db/schema/documents.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { vehicleKind } from "#db/vehicle-kind.ts";
import { packedAtMost } from "../contract.ts";

/** The named vehicles, or all that are not retired, by number plate. */
export const findPackedVehicles = (db: ReadDb, ids: readonly string[] | undefined) =>
  db
    .select({
      id: vehicles.id,
      plate: vehicles.plate,
      kind: vehicleKind(vehicles.vehicleClass),
      make: vehicles.make,
      model: vehicles.model,
      year: vehicles.year,
      seats: vehicles.seats,
      vin: vehicles.vin,
      odometerKm: vehicles.odometerKm,
      owner: organisations.name,
    })
    .from(vehicles)
    .leftJoin(organisations, eq(organisations.id, vehicles.ownerId))
    .where(ids ? inArray(vehicles.id, [...ids]) : ne(vehicles.state, "retired"))
    .orderBy(asc(vehicles.plate))
    .limit(packedAtMost);
export type PackedVehicle = Awaited<ReturnType<typeof findPackedVehicles>>[number];

/** The documents of these vehicles and of the company, with the size of each file but not its content. */
export const findStoredDocuments = (db: ReadDb, vehicleIds: readonly string[]) =>
  db
    .select({
      id: documents.id,
      ownerId: documents.ownerId,
      type: documents.type,
      number: documents.number,
      issuedOn: documents.issuedOn,
      expiresOn: documents.expiresOn,
      review: documents.state,
      allows: documents.allows,
      file: { id: storedFiles.id, name: storedFiles.name, size: storedFiles.size },
    })
    .from(documents)
    .leftJoin(storedFiles, eq(storedFiles.id, documents.fileId))
    .where(
      or(
        eq(documents.ownerKind, "company"),
        and(eq(documents.ownerKind, "vehicle"), inArray(documents.ownerId, [...vehicleIds])),
      ),
    )
    .limit(100_000);
export type StoredDocument = Awaited<ReturnType<typeof findStoredDocuments>>[number];
