import { type LocalDate, latestDate, localDate } from "../time/local-time.ts";
import { documentThatCounts } from "./document-blocks.ts";
import { type ComplianceDocument, lastDayOf } from "./document-status.ts";
import {
  type DocumentType,
  documentTypes,
  documentTypesOf,
  type OperatingLicenceType,
  operatingLicenceTypes,
} from "./document-types.ts";
import { roadworthyMonths } from "./gate-rules.ts";

export type VehicleDocuments = {
  /** The last day on which every required document is valid; null if one is missing or unverified. */
  readonly until: LocalDate | null;
  readonly licenceTypes: readonly OperatingLicenceType[];
};

/** A vehicle’s documents in short, for sales: until when it may be driven, and for what. */
export function vehicleDocuments(documents: readonly ComplianceDocument[], seats: number): VehicleDocuments {
  const verified = documents.filter(({ review }) => review === "verified");
  const lastDays = required.map((type) => lastDayOfType(verified, type, seats));
  const licence = documentThatCounts(verified, "operating_licence");
  return {
    until: lastDays.some((day) => day === null) ? null : (lastDays.toSorted()[0] ?? null),
    licenceTypes: operatingLicenceTypes.filter((type) => licence?.allows.includes(type)),
  };
}

const required: readonly DocumentType[] = documentTypesOf("vehicle").filter((type) => documentTypes[type].isRequired);

function lastDayOfType(verified: readonly ComplianceDocument[], type: DocumentType, seats: number): LocalDate | null {
  const months = type === "roadworthy" ? roadworthyMonths(seats) : undefined;
  const counts = documentThatCounts(verified, type, months);
  // A document without a last day is valid for as long as we can express.
  return counts ? (lastDayOf(counts, months) ?? localDate(latestDate)) : null;
}
