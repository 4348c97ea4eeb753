import type { DocumentType } from "../compliance/document-types.ts";
import type { ImportColumns, ImportRow } from "../text/import-columns.ts";

/** The columns of a drivers file. */
export const driverColumns = {
  email: { label: "Email", headings: ["email", "e mail", "email address"] },
  first_name: { label: "First name", headings: ["first name", "name", "given name"] },
  last_name: { label: "Last name", headings: ["last name", "surname", "family name"] },
  phone: { label: "Phone", headings: ["phone", "mobile", "cell", "phone number", "cellphone"] },
  born_on: { label: "Date of birth", headings: ["date of birth", "birth date", "born", "dob"] },
  languages: { label: "Languages", headings: ["languages", "language"] },
  guide: { label: "Guide", headings: ["guide", "is guide", "tour guide"] },
  home_area: { label: "Home area", headings: ["home area", "area", "suburb"] },
  note: { label: "Note", headings: ["note", "notes"] },
  licence_codes: { label: "Licence codes", headings: ["licence codes", "licence code", "license code"] },
  licence_expires: { label: "Licence expires", headings: ["licence expires", "licence expiry", "license expiry"] },
  prdp_expires: { label: "PrDP expires", headings: ["prdp expires", "prdp expiry", "prdp", "pdp expiry"] },
  medical_expires: { label: "Medical expires", headings: ["medical expires", "medical expiry", "medical"] },
  guide_expires: {
    label: "Guide registration expires",
    headings: ["guide registration expires", "guide expiry", "guide badge expiry"],
  },
  first_aid_expires: { label: "First aid expires", headings: ["first aid expires", "first aid expiry", "first aid"] },
} as const satisfies ImportColumns<string>;

export type DriverCsvField = keyof typeof driverColumns;
export const driverCsvFields = Object.keys(driverColumns) as readonly DriverCsvField[];
export type DriverCsvRow = ImportRow<DriverCsvField>;

/** The columns that hold a document’s last day. */
export const documentColumns = {
  licence_expires: "drivers_licence",
  prdp_expires: "prdp",
  medical_expires: "medical",
  guide_expires: "guide_registration",
  first_aid_expires: "first_aid",
} as const satisfies Partial<Record<DriverCsvField, DocumentType>>;

export type DocumentColumn = keyof typeof documentColumns;
export const documentColumnNames = Object.keys(documentColumns) as readonly DocumentColumn[];
