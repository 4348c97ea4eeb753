import { addMonths, type LocalDate } from "../time/local-time.ts";
import { type ComplianceDocument, lastDayOf } from "./document-status.ts";
import { type DocumentType, documentTypes, documentTypesOf, guidingDocuments } from "./document-types.ts";
import type { GateInput, GateReason } from "./gate-input.ts";
import { licenceCodesFor, licencesFor, passengerPermit, permitFromAge, roadworthyMonths } from "./gate-rules.ts";

/** The documents’ objections to a trip that ends on a day. Only the owner may override them. */
export function documentBlocks(
  { trip, driver, vehicle, companies }: GateInput,
  endsOn: LocalDate,
): readonly GateReason[] {
  const driverNeeds = trip.isGuided ? [...required("driver"), ...guidingDocuments] : required("driver");
  const ofDriver = { who: driver.name, documents: driver.documents, endsOn };
  const ofVehicle = {
    who: vehicle.plate,
    documents: vehicle.documents,
    endsOn,
    months: roadworthyMonths(vehicle.seats),
  };
  return [
    ...driverNeeds.flatMap((type) => blockOf(type, ofDriver)),
    ...ageBlock(driver.name, driver.bornOn, endsOn),
    ...allowsBlock("drivers_licence", licenceCodesFor(vehicle.seats), "licence_code", ofDriver),
    ...allowsBlock("prdp", [passengerPermit], "licence_code", ofDriver),
    ...required("vehicle").flatMap((type) => blockOf(type, ofVehicle)),
    ...allowsBlock("operating_licence", licencesFor[trip.service], "licence_type", ofVehicle),
    ...companies.flatMap(({ owner, name, documents }) =>
      required(owner).flatMap((type) => blockOf(type, { who: name, documents, endsOn })),
    ),
  ];
}

const required = (owner: Parameters<typeof documentTypesOf>[0]): readonly DocumentType[] =>
  documentTypesOf(owner).filter((type) => documentTypes[type].isRequired);

type DocumentFacts = {
  readonly who: string;
  readonly documents: readonly ComplianceDocument[];
  readonly endsOn: LocalDate;
  /** For a roadworthy certificate, depending on the vehicle’s class. */
  readonly months?: number;
};

const monthsOf = (type: DocumentType, { months }: DocumentFacts): number | undefined =>
  type === "roadworthy" ? months : undefined;

/** The one that counts: verified before unverified, then the one valid longest. */
export function documentThatCounts(
  documents: readonly ComplianceDocument[],
  type: DocumentType,
  months?: number,
): ComplianceDocument | undefined {
  const order = { verified: 0, uploaded: 1, rejected: 2 } as const;
  const lastDay = (one: ComplianceDocument) => lastDayOf(one, months) ?? "9999-12-31";
  return documents
    .filter((one) => one.type === type)
    .toSorted((a, b) => order[a.review] - order[b.review] || (lastDay(a) < lastDay(b) ? 1 : -1))[0];
}

export function blockOf(type: DocumentType, facts: DocumentFacts): readonly GateReason[] {
  const { who, documents, endsOn } = facts;
  const counts = documentThatCounts(documents, type, monthsOf(type, facts));
  const reason = { who, document: type, override: "super_user" } as const;
  if (!counts) return [{ kind: "document_missing", ...reason }];
  const lastDay = lastDayOf(counts, monthsOf(type, facts));
  if (lastDay && lastDay < endsOn) return [{ kind: "document_expires", ...reason, date: lastDay }];
  if (counts.review === "rejected") return [{ kind: "document_rejected", ...reason }];
  return counts.review === "uploaded" ? [{ kind: "document_not_verified", ...reason }] : [];
}

function allowsBlock(
  type: DocumentType,
  request: readonly string[],
  kind: "licence_code" | "licence_type",
  facts: DocumentFacts,
): readonly GateReason[] {
  const counts = documentThatCounts(facts.documents, type);
  if (!counts || counts.allows.some((one) => request.includes(one))) return [];
  return [{ kind, who: facts.who, document: type, override: "super_user" }];
}

function ageBlock(who: string, bornOn: LocalDate | null, endsOn: LocalDate): readonly GateReason[] {
  if (!bornOn) return [{ kind: "driver_age_unknown", who, override: "super_user" }];
  const comesOfAge = addMonths(bornOn, permitFromAge * 12);
  if (comesOfAge <= endsOn) return [];
  return [{ kind: "driver_too_young", who, override: "nobody", date: comesOfAge, needs: permitFromAge }];
}
