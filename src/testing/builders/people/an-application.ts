import { documentsFor } from "#domain/partner/application-documents.ts";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import { type Application, application, type FileClaim } from "#features/partners/application/contract.ts";
import type { Context } from "#platform/context.ts";
import { aSentFile } from "../services/a-file.ts";

const person = {
  contact_name: "Naledi Jacobs",
  email: "naledi@example.com",
  phone: "+27 21 555 0144",
  area: "Sea Point",
  message: "We open in spring.",
  agrees_to_privacy: true,
  is_true: true,
};
const company = {
  company_name: "Lantern House",
  registration_number: "2015/276640/07",
  vat_number: "4123456789",
};

const input = {
  hotel: {
    ...company,
    details: { house_type: "hotel", street_address: "1 Beach Road", rooms: 48, stars: 4, model: "net_rate" },
  },
  travel_agent: { ...company, details: { markets: "Germany, Austria", trips_per_month: 30 } },
  driver_provider: {
    ...company,
    details: { fleet: { sedan: 2, shuttle: 3 }, drivers: 6, operating_licences: ["tourist", "charter"] },
  },
  dispatcher: {
    details: {
      years_of_experience: 4,
      languages: ["English"],
      shifts: ["night"],
      experience: "Four years at a courier’s desk.",
    },
  },
  driver: {
    details: {
      licence_code: "C1",
      permit_expires_on: "2028-03-31",
      years_of_experience: 9,
      languages: ["English", "isiXhosa"],
      is_guide: true,
    },
  },
} as const;

/** A form’s request before any review. */
export const anApplicationInput = (kind: ApplicationKind, documents: Record<string, FileClaim[]>) => ({
  kind,
  ...person,
  ...input[kind],
  documents,
});

/** An application with a file for every required document. */
export async function anApplication(ctx: Context, kind: ApplicationKind = "hotel", changes: object = {}) {
  const documents: Record<string, FileClaim[]> = {};
  for (const { type, isRequired } of documentsFor[kind]) if (isRequired) documents[type] = [await aSentFile(ctx)];
  const parsed: Application = application.parse({ ...anApplicationInput(kind, documents), ...changes });
  return parsed;
}
