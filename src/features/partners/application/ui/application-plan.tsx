import type { ReactNode } from "react";
import { fleetBands } from "#domain/company/catalogue.ts";
import { documentsFor } from "#domain/partner/application-documents.ts";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import { filesPerDocument } from "../contract.ts";
import { DeclarationFields } from "./declaration-fields.tsx";
import { DocumentField } from "./document-field.tsx";
import { DispatcherFields, DriverFields, HotelFields, ProviderFields, TravelAgentFields } from "./kind-fields.tsx";
import { AreaField, CompanyFields, PersonFields } from "./person-fields.tsx";

/** One part of a form: its title, which fields it holds, and how it is drawn. */
export type Part = {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** The beginnings of its fields' names: `details` stands for all below it. */
  readonly fields: readonly string[];
  readonly body: ReactNode;
};

export type Plan = { readonly parts: readonly Part[]; readonly defaults: Readonly<Record<string, unknown>> };

const company = (title: string, nameLabel: string, areaLabel: string): Part => ({
  id: "company",
  title,
  fields: ["company_name", "registration_number", "vat_number", "area"],
  body: (
    <>
      <CompanyFields nameLabel={nameLabel} />
      <AreaField label={areaLabel} />
    </>
  ),
});
const contact: Part = {
  id: "contact",
  title: "Contact person",
  fields: ["contact_name", "email", "phone"],
  body: <PersonFields />,
};
const aboutYou: Part = {
  id: "person",
  title: "About you",
  fields: ["contact_name", "email", "phone", "area"],
  body: (
    <>
      <PersonFields />
      <AreaField label="Where do you live?" />
    </>
  ),
};
const details = (title: string, body: ReactNode): Part => ({ id: "details", title, fields: ["details"], body });
const documents = (kind: ApplicationKind): Part => ({
  id: "documents",
  title: "Documents",
  text: "PDF, JPG or PNG, up to 5 MB each. A clear photo from your phone is fine.",
  fields: ["documents"],
  body: documentsFor[kind].map((document) => (
    <DocumentField key={document.type} document={document} maxFiles={filesPerDocument} />
  )),
});
const declarations: Part = {
  id: "declarations",
  title: "Declaration",
  fields: ["message", "agrees_to_privacy", "is_true"],
  body: <DeclarationFields />,
};

const parts: Readonly<Record<ApplicationKind, readonly Part[]>> = {
  travel_agent: [
    company("The agency", "Name of the agency", "Where is your office?"),
    contact,
    details("Your clients", <TravelAgentFields />),
    documents("travel_agent"),
    declarations,
  ],
  hotel: [
    company("The company", "Name of the property", "Where is it?"),
    contact,
    details("The property", <HotelFields />),
    documents("hotel"),
    declarations,
  ],
  driver_provider: [
    company("The company", "Name of the company", "Where are your vehicles based?"),
    contact,
    details("Fleet and drivers", <ProviderFields />),
    documents("driver_provider"),
    declarations,
  ],
  dispatcher: [aboutYou, details("Your experience", <DispatcherFields />), documents("dispatcher"), declarations],
  driver: [aboutYou, details("Licence and permit", <DriverFields />), documents("driver"), declarations],
};

const noCompany = { company_name: "", registration_number: "", vat_number: "" };
const firstDetails: Readonly<Record<ApplicationKind, object>> = {
  travel_agent: { iata_number: "", asata_number: "", markets: "", trips_per_month: 10, web_address: "" },
  hotel: { house_type: "", street_address: "", rooms: 20, stars: 0, model: "undecided" },
  driver_provider: {
    fleet: Object.fromEntries(fleetBands.map(({ id }) => [id, 0])),
    drivers: 1,
    operating_licences: [],
    has_panic_buttons: false,
  },
  dispatcher: { years_of_experience: 1, languages: [], shifts: [], experience: "" },
  driver: { licence_code: "", permit_expires_on: "", years_of_experience: 3, languages: [], is_guide: false },
};

/** The whole form of one kind of partner, and how it looks before anyone has written in it. */
export const planOf = (kind: ApplicationKind): Plan => ({
  parts: parts[kind],
  defaults: {
    kind,
    ...(kind === "dispatcher" || kind === "driver" ? {} : noCompany),
    contact_name: "",
    email: "",
    phone: "",
    area: "",
    message: "",
    details: firstDetails[kind],
    documents: Object.fromEntries(documentsFor[kind].map(({ type }) => [type, []])),
    agrees_to_privacy: false,
    is_true: false,
    website: "",
  },
});
