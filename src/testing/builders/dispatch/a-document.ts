import { documents } from "#db/schema/documents.ts";
import { type DocumentType, documentTypes, operatingLicenceTypes } from "#domain/compliance/document-types.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";

type Row = typeof documents.$inferInsert;
type Db = Pick<Context, "db">;

const allowed: Readonly<Partial<Record<DocumentType, readonly string[]>>> = {
  drivers_licence: ["C1"],
  prdp: ["P"],
  operating_licence: operatingLicenceTypes,
};

/** A row of the documents table: verified, and valid for as long as its kind allows. */
export const aDocument = (type: DocumentType, ownerId: string | null, changes: Partial<Row> = {}): Row => ({
  id: newId(),
  ownerKind: documentTypes[type].owner,
  ownerId,
  type,
  number: "A 1234",
  issuedOn: localDate("2026-10-01"),
  expiresOn: localDate("2028-06-30"),
  allows: [...(allowed[type] ?? [])],
  state: "verified",
  uploadedBy: "system",
  createdAt: testNow,
  updatedAt: testNow,
  ...changes,
});

const usual: readonly DocumentType[] = [
  "drivers_licence",
  "prdp",
  "licence_disc",
  "roadworthy",
  "operating_licence",
  "passenger_insurance",
  "accreditation",
  "public_liability",
];

export type DocumentChanges = Readonly<Partial<Record<DocumentType, Partial<Row> | null>>>;

/** Everything that a driver, a vehicle and the company need, except for `changes`; null leaves a document out. */
export async function writeDocuments(
  { db }: Db,
  owners: { readonly driverId?: string; readonly vehicleId?: string; readonly isCompany?: boolean },
  changes: DocumentChanges = {},
): Promise<void> {
  const ownerOf = {
    driver: owners.driverId,
    vehicle: owners.vehicleId,
    company: null,
    provider: undefined,
    partner: undefined,
  } as const;
  const rows = usual.flatMap((type) => {
    const kind = documentTypes[type].owner;
    const ownerId = kind === "company" && !owners.isCompany ? undefined : ownerOf[kind];
    const change = changes[type];
    return ownerId === undefined || change === null ? [] : [aDocument(type, ownerId, change)];
  });
  if (rows.length > 0) await db.insert(documents).values(rows);
}
