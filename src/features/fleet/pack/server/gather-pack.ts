import { documentName, documentTypes } from "#domain/compliance/document-types.ts";
import type { Context } from "#platform/context.ts";
import { type FleetDocuments, gatherDocuments, type PackedDocument } from "../../server/gather-documents.ts";
import { findServiceRecords, type ServiceRecord } from "./views.ts";

export type Pack = FleetDocuments & { readonly records: readonly ServiceRecord[] };

/** Everything an authority requires for these vehicles, without file contents. Undefined if one is not ours. */
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

const isGood = ({ status, file }: PackedDocument) => (status === "verified" || status === "expiring") && file !== null;

/** Missing documents for which an authority would reject the pack. */
export const missingIn = (documents: readonly PackedDocument[]): string[] =>
  documents
    .filter((document) => documentTypes[document.type].isRequired && !isGood(document))
    .map(({ type }) => documentName(type));

/** Every file with its path in the pack. */
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

/** A file name that is valid on every system. */
const safe = (name: string) => name.replace(/[^\p{L}\p{N}’() .-]+/gu, "-").replace(/^[. ]+|[. ]+$/g, "") || "-";
