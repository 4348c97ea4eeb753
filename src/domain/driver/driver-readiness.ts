import { type ComplianceDocument, type DocumentStatus, documentStatus } from "../compliance/document-status.ts";
import { type DocumentType, documentName, documentTypes, documentTypesOf } from "../compliance/document-types.ts";
import { permitFromAge } from "../compliance/gate-rules.ts";
import { addMonths, type LocalDate } from "../time/local-time.ts";

type Candidate = { readonly bornOn: LocalDate | null; readonly documents: readonly ComplianceDocument[] };

const counts: readonly DocumentStatus[] = ["verified", "expiring"];
/** The best status of several documents of one type comes first. */
const bestFirst: readonly DocumentStatus[] = ["verified", "expiring", "uploaded", "rejected", "expired", "missing"];

/** A driver’s cover for one type of document: the best of what was uploaded. */
export function coverOf(
  documents: readonly ComplianceDocument[],
  type: DocumentType,
  today: LocalDate,
): DocumentStatus {
  const seen = new Set(documents.filter((one) => one.type === type).map((one) => documentStatus(one, today)));
  return bestFirst.find((status) => seen.has(status)) ?? "missing";
}

const requiredTypes = documentTypesOf("driver").filter((type) => documentTypes[type].isRequired);

const stillToDo: Readonly<Record<Exclude<DocumentStatus, "verified" | "expiring">, string>> = {
  missing: "missing",
  uploaded: "waiting to be verified",
  rejected: "rejected",
  expired: "expired",
};

/** The requirements a driver still lacks before the first trip, in words; empty if nothing. */
export function missingToDrive({ bornOn, documents }: Candidate, today: LocalDate): readonly string[] {
  const ofAge = bornOn && addMonths(bornOn, permitFromAge * 12) <= today;
  return [
    ...(bornOn ? [] : ["Date of birth"]),
    ...(bornOn && !ofAge ? [`Must be at least ${permitFromAge} years old`] : []),
    ...requiredTypes.flatMap((type) => {
      const status = coverOf(documents, type, today);
      return status === "verified" || status === "expiring" ? [] : [`${documentName(type)}: ${stillToDo[status]}`];
    }),
  ];
}

/** One status for all of a driver’s documents, for lists: the worst of the required ones. */
export function documentsAtAGlance(documents: readonly ComplianceDocument[], today: LocalDate): DocumentStatus {
  const matches = requiredTypes.map((type) => coverOf(documents, type, today));
  return bestFirst.toReversed().find((status) => matches.includes(status)) ?? "verified";
}

export const isCovered = (status: DocumentStatus): boolean => counts.includes(status);
