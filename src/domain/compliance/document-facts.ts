import type { ComplianceDocument } from "./document-status.ts";
import { type DocumentType, operatingLicenceTypes, validMonthsOf } from "./document-types.ts";

const allowed: Readonly<Partial<Record<DocumentType, readonly string[]>>> = {
  drivers_licence: ["B", "EB", "C1", "C", "EC1", "EC"],
  prdp: ["P", "G", "D"],
  operating_licence: operatingLicenceTypes,
};

/** The codes, categories or services that a document of this type lists; none for most. */
export const allowsOf = (type: DocumentType): readonly string[] => allowed[type] ?? [];

/** These never expire, or don’t have to. */
const endless: ReadonlySet<DocumentType> = new Set([
  "company_registration",
  "tracker",
  "partner_agreement",
  "vat_registration",
  "bank_confirmation",
]);

/** Types whose last day follows from the issue date, by type or vehicle class. */
export const endsByIssue = (type: DocumentType): boolean => type === "roadworthy" || validMonthsOf(type) !== undefined;

/** Whether only a printed date says until when it is valid. */
export const needsExpiry = (type: DocumentType): boolean => !endless.has(type) && !endsByIssue(type);

export type MissingFact = "last_day" | "allows";

/** Missing before a document counts: its last day, or what it allows. */
export function missingFact(
  document: Pick<ComplianceDocument, "type" | "issuedOn" | "expiresOn" | "allows">,
): MissingFact | null {
  const { type, issuedOn, expiresOn, allows } = document;
  const hasEnd = expiresOn !== null || (issuedOn !== null && endsByIssue(type));
  if (!hasEnd && !endless.has(type)) return "last_day";
  return allowsOf(type).length > 0 && allows.length === 0 ? "allows" : null;
}
