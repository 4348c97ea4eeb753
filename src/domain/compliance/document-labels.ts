import type { DocumentStatus } from "./document-status.ts";
import type { DocumentOwner, OperatingLicenceType } from "./document-types.ts";

export const documentStatusLabels: Readonly<Record<DocumentStatus, string>> = {
  missing: "Missing",
  uploaded: "To be verified",
  verified: "Verified",
  rejected: "Rejected",
  expiring: "Expiring",
  expired: "Expired",
};

export const documentOwnerLabels: Readonly<Record<DocumentOwner, string>> = {
  driver: "Driver",
  vehicle: "Vehicle",
  provider: "Driver provider",
  company: "Company",
  partner: "Partner",
};

const licenceLabels: Readonly<Record<OperatingLicenceType, string>> = {
  tourist: "Tourist transport",
  charter: "Charter",
  staff: "Staff transport",
  metered: "Metered taxi",
  e_hailing: "E-hailing",
};
const categoryLabels: Readonly<Record<string, string>> = {
  P: "P (passengers)",
  G: "G (goods)",
  D: "D (dangerous goods)",
};

/** One thing a document allows, in words: a service, or the code as printed. */
export const allowsLabel = (allows: string): string =>
  (({ ...licenceLabels, ...categoryLabels }) as Readonly<Record<string, string>>)[allows] ?? allows;
