import { documentThatCounts } from "#domain/compliance/document-blocks.ts";
import { type DocumentStatus, documentStatus, lastDayOf } from "#domain/compliance/document-status.ts";
import { type DocumentType, documentTypes, documentTypesOf } from "#domain/compliance/document-types.ts";
import { roadworthyMonths } from "#domain/compliance/gate-rules.ts";
import { type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findPackedVehicles, findStoredDocuments, type PackedVehicle, type StoredDocument } from "./document-views.ts";

export type PackedDocument = {
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  readonly number: string;
  readonly lastDay: LocalDate | null;
  readonly file: StoredDocument["file"];
};

export type FleetDocuments = {
  readonly vehicles: readonly (PackedVehicle & { readonly documents: readonly PackedDocument[] })[];
  readonly company: readonly PackedDocument[];
};

/** The company's documents, and those of these vehicles or all that are not retired. */
export async function gatherDocuments(
  ctx: Pick<Context, "db" | "now">,
  vehicleIds?: readonly string[],
): Promise<FleetDocuments> {
  const packedVehicles = await findPackedVehicles(ctx.db, vehicleIds);
  const documents = await findStoredDocuments(
    ctx.db,
    packedVehicles.map(({ id }) => id),
  );
  const byOwner = Map.groupBy(documents, ({ ownerId }) => ownerId);
  const today = localDateOf(ctx.now);
  return {
    vehicles: packedVehicles.map((vehicle) => ({
      ...vehicle,
      documents: describe(byOwner.get(vehicle.id) ?? [], "vehicle", today, vehicle.seats),
    })),
    company: describe(byOwner.get(null) ?? [], "company", today),
  };
}

/** The document that counts for each type, or that a required one is missing. */
function describe(
  documents: readonly StoredDocument[],
  owner: "vehicle" | "company",
  today: LocalDate,
  seats?: number,
): readonly PackedDocument[] {
  return documentTypesOf(owner).flatMap((type) => {
    const months = type === "roadworthy" && seats !== undefined ? roadworthyMonths(seats) : undefined;
    const counts = documentThatCounts(documents, type, months);
    if (!counts && !documentTypes[type].isRequired) return [];
    const kept = documents.find(({ id }) => id === counts?.id);
    return [
      {
        type,
        status: documentStatus(counts, today, months),
        number: counts?.number ?? "",
        lastDay: counts ? lastDayOf(counts, months) : null,
        file: kept?.review === "rejected" ? null : (kept?.file ?? null),
      },
    ];
  });
}
