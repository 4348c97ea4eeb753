import type { ComplianceDocument } from "./document-status.ts";
import { type DocumentType, operatingLicenceTypes, validMonthsOf } from "./document-types.ts";

const allowed: Readonly<Partial<Record<DocumentType, readonly string[]>>> = {
  drivers_licence: ["B", "EB", "C1", "C", "EC1", "EC"],
  prdp: ["P", "G", "D"],
  operating_licence: operatingLicenceTypes,
};

/** The codes, categories or services that a document of this type can name; none for most. */
export const allowsOf = (type: DocumentType): readonly string[] => allowed[type] ?? [];

/** These never expire, or need not. */
const endless: ReadonlySet<DocumentType> = new Set([
  "company_registration",
  "tracker",
  "partner_agreement",
  "vat_registration",
  "bank_confirmation",
]);

/** A last day that follows from the day of issue, by the kind of document or the class of the vehicle. */
export const endsByIssue = (type: DocumentType): boolean => type === "roadworthy" || validMonthsOf(type) !== undefined;

/** Whether only a printed last day says until when it counts. */
export const needsExpiry = (type: DocumentType): boolean => !endless.has(type) && !endsByIssue(type);

export type MissingFact = "last_day" | "allows";

/** The facts a document needs before it counts: until when, and for what. */
export function missingFact(
  document: Pick<ComplianceDocument, "type" | "issuedOn" | "expiresOn" | "allows">,
): MissingFact | null {
  const { type, issuedOn, expiresOn, allows } = document;
  const hasEnd = expiresOn !== null || (issuedOn !== null && endsByIssue(type));
  if (!hasEnd && !endless.has(type)) return "last_day";
  return allowsOf(type).length > 0 && allows.length === 0 ? "allows" : null;
}
