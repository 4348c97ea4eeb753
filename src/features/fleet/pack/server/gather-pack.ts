import { documentThatCounts } from "#domain/compliance/document-blocks.ts";
import { type DocumentStatus, documentStatus, lastDayOf } from "#domain/compliance/document-status.ts";
import { type DocumentType, documentName, documentTypes, documentTypesOf } from "#domain/compliance/document-types.ts";
import { roadworthyMonths } from "#domain/compliance/gate-rules.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import {
  findPackedVehicles,
  findServiceRecords,
  findStoredDocuments,
  type PackedVehicle,
  type ServiceRecord,
  type StoredDocument,
} from "./views.ts";

export type PackedDocument = {
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  readonly number: string;
  readonly lastDay: LocalDate | null;
  readonly file: StoredDocument["file"];
};

export type Pack = {
  readonly vehicles: readonly (PackedVehicle & { readonly documents: readonly PackedDocument[] })[];
  readonly company: readonly PackedDocument[];
  readonly records: readonly ServiceRecord[];
};

/** Everything an authority asks of these vehicles, but for the content of the files. Undefined where one is not ours. */
export async function gatherPack(
  ctx: Pick<Context, "db" | "now">,
  vehicleIds: readonly string[] | undefined,
): Promise<Pack | undefined> {
  const ids = vehicleIds && [...new Set(vehicleIds)];
  const result = await gatherDocuments(ctx, ids);
  if (ids && result.vehicles.length < ids.length) return undefined;
  const records = await findServiceRecords(
    ctx.db,
    result.vehicles.map(({ id }) => id),
  );
  return { ...result, records };
}

/** The company's documents, and those of these vehicles or of all that are not retired. */
export async function gatherDocuments(
  ctx: Pick<Context, "db" | "now">,
  vehicleIds?: readonly string[],
): Promise<Omit<Pack, "records">> {
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

/** Of each type the document that counts, and of the others only that a required one is missing. */
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

const isGood = ({ status, file }: PackedDocument) => (status === "verified" || status === "expiring") && file !== null;

/** Required documents an authority would send the pack back for. */
export const missingIn = (documents: readonly PackedDocument[]): string[] =>
  documents
    .filter((document) => documentTypes[document.type].isRequired && !isGood(document))
    .map(({ type }) => documentName(type));

/** Every file of the pack, with its place in it. */
export const filesOf = ({ vehicles, company }: Pack) => [
  ...company.flatMap((document) => placed("Company", document)),
  ...vehicles.flatMap(({ plate, documents }) => documents.flatMap((document) => placed(plate, document))),
];

function placed(folder: string, { type, number, file }: PackedDocument) {
  if (!file) return [];
  const ending = file.name.slice(file.name.lastIndexOf("."));
  const title = [documentName(type), number].filter(Boolean).join(" ");
  return [{ id: file.id, size: file.size, path: `${safe(folder)}/${safe(title)}${ending}` }];
}

/** What no system takes for a folder or a drive. */
const safe = (name: string) => name.replace(/[^\p{L}\p{N}’() .-]+/gu, "-").replace(/^[. ]+|[. ]+$/g, "") || "-";
