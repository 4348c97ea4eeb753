import type { ReactNode } from "react";
import { TextArea, TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { documentsFor } from "#domain/partner/application-documents.ts";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import { filesPerDocument } from "../contract.ts";
import { DocumentField } from "./document-field.tsx";
import { DispatcherFields, DriverFields, HotelFields, ProviderFields, TravelAgentFields } from "./kind-fields.tsx";

/** The applicant’s name and contact details. */
function PersonFields() {
  return (
    <>
      <FormField name="contact_name" label="Your name" required className="sm:col-span-2">
        <TextInput autoComplete="name" maxLength={200} />
      </FormField>
      <FormField name="email" label="Email" hint="We’ll send your link and our questions here." required>
        <TextInput type="email" autoComplete="email" inputMode="email" maxLength={254} />
      </FormField>
      <FormField name="phone" label="Phone" hint="082 555 0199, or with the country: +44 …" required>
        <TextInput type="tel" autoComplete="tel" inputMode="tel" maxLength={40} />
      </FormField>
    </>
  );
}

const AreaField = ({ label }: { label: string }) => (
  <FormField name="area" label={label} hint="A suburb or a town, such as Sea Point or Stellenbosch." required>
    <TextInput autoComplete="address-level2" maxLength={200} />
  </FormField>
);

/** The company’s details as in its documents. */
function CompanyFields({ nameLabel }: { nameLabel: string }) {
  return (
    <>
      <FormField name="company_name" label={nameLabel} required className="sm:col-span-2">
        <TextInput autoComplete="organization" maxLength={200} />
      </FormField>
      <FormField
        name="registration_number"
        label="CIPC registration number"
        hint="Such as 2015/276640/07. Sole proprietors can leave this blank."
        optional
      >
        <TextInput placeholder="YYYY/NNNNNN/NN" maxLength={20} autoComplete="off" />
      </FormField>
      <FormField name="vat_number" label="VAT number" hint="10 digits, starting with 4. Only if registered." optional>
        <TextInput inputMode="numeric" maxLength={20} autoComplete="off" />
      </FormField>
    </>
  );
}

/** An optional comment, and the two consents that we need to store anything. */
function DeclarationFields() {
  return (
    <>
      <FormField name="message" label="Anything else we should know?" optional className="sm:col-span-2">
        <TextArea rows={4} maxLength={5000} />
      </FormField>
      <div className="grid sm:col-span-2">
        <FormCheckbox
          name="agrees_to_privacy"
          required
          label="You may keep and check what I send in order to decide on this application"
          hint="In line with the Protection of Personal Information Act (POPIA): for this purpose only, seen only by our team, and deleted on request."
        />
        <p className="mb-2 text-ink-2 text-sm">
          Read how we use it in our <NewTabLink to="/legal/privacy">privacy notice</NewTabLink>.
        </p>
        <FormCheckbox name="is_true" required label="The information I’ve given is true and complete" />
      </div>
    </>
  );
}

/** A part of a form: title, fields and rendering. */
export type Part = {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** Prefixes of its fields' names: `details` covers everything below it. */
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
    fleet: {},
    drivers: 1,
    operating_licences: [],
    has_panic_buttons: false,
  },
  dispatcher: { years_of_experience: 1, languages: [], shifts: [], experience: "" },
  driver: { licence_code: "", permit_expires_on: "", years_of_experience: 3, languages: [], is_guide: false },
};

/** The complete form of one kind of partner, with its initial values. */
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
