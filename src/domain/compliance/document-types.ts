/**
 * Whose document it is. A guide is a driver who may also guide, so guiding documents are the driver's. Documents needed
 * to operate are the provider's; agreements and bank details of any partner are the partner's.
 */
export const documentOwners = ["driver", "vehicle", "provider", "company", "partner"] as const;
export type DocumentOwner = (typeof documentOwners)[number];

type TypeFacts = {
  readonly owner: DocumentOwner;
  readonly name: string;
  /** Nothing is driven without it. Others are kept with reminders. */
  readonly isRequired: boolean;
  /** Valid for this many months from issue if no last day is printed. */
  readonly validMonths?: number;
};

/** Documents required by law, the insurer or the company. gate-rules.ts says which trips need which. */
export const documentTypes = {
  drivers_licence: { owner: "driver", name: "Driver’s licence", isRequired: true },
  prdp: { owner: "driver", name: "Professional driving permit (PrDP)", isRequired: true, validMonths: 24 },
  medical: { owner: "driver", name: "Medical certificate", isRequired: false, validMonths: 24 },
  guide_registration: { owner: "driver", name: "Tourist guide registration", isRequired: false },
  first_aid: { owner: "driver", name: "First aid certificate", isRequired: false, validMonths: 36 },
  licence_disc: { owner: "vehicle", name: "Licence disc", isRequired: true, validMonths: 12 },
  roadworthy: { owner: "vehicle", name: "Roadworthy certificate", isRequired: true },
  operating_licence: { owner: "vehicle", name: "Operating licence", isRequired: true },
  passenger_insurance: { owner: "vehicle", name: "Passenger liability insurance", isRequired: true },
  vehicle_insurance: { owner: "vehicle", name: "Vehicle insurance", isRequired: false },
  tracker: { owner: "vehicle", name: "Tracker certificate", isRequired: false },
  fire_extinguisher: { owner: "vehicle", name: "Fire extinguisher service", isRequired: false, validMonths: 12 },
  company_registration: { owner: "provider", name: "Company registration", isRequired: false },
  provider_insurance: { owner: "provider", name: "Public liability insurance", isRequired: true },
  accreditation: { owner: "company", name: "Tourist transport accreditation", isRequired: true, validMonths: 60 },
  public_liability: { owner: "company", name: "Public liability insurance", isRequired: true },
  partner_agreement: { owner: "partner", name: "Partner agreement", isRequired: false },
  tax_clearance: { owner: "partner", name: "Tax clearance certificate", isRequired: false, validMonths: 12 },
  vat_registration: { owner: "partner", name: "VAT registration", isRequired: false },
  bank_confirmation: { owner: "partner", name: "Bank confirmation", isRequired: false },
} as const satisfies Record<string, TypeFacts>;

export type DocumentType = keyof typeof documentTypes;

export const documentTypesOf = (owner: DocumentOwner): readonly DocumentType[] =>
  (Object.keys(documentTypes) as DocumentType[]).filter((type) => documentTypes[type].owner === owner);

/** Applies if the document has no printed last day. */
export const validMonthsOf = (type: DocumentType): number | undefined => {
  const facts: TypeFacts = documentTypes[type];
  return facts.validMonths;
};

/** Required of drivers on guided tours only. */
export const guidingDocuments = ["guide_registration", "first_aid"] as const satisfies readonly DocumentType[];

/** The trips that need it. */
export type DocumentNeed = "every_trip" | "guided_tours" | "nothing";

export function neededFor(type: DocumentType): DocumentNeed {
  if (documentTypes[type].isRequired) return "every_trip";
  return guidingDocuments.some((one) => one === type) ? "guided_tours" : "nothing";
}

export const documentName = (type: DocumentType): string => documentTypes[type].name;

/** The services an operating licence can allow. */
export const operatingLicenceTypes = ["tourist", "charter", "staff", "metered", "e_hailing"] as const;
export type OperatingLicenceType = (typeof operatingLicenceTypes)[number];
