import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { shortNameOf, timeWordsOf } from "#domain/company/contact-details.ts";
import { type CompanyDetails, companyForm, contentContract } from "#features/content/contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { companyPart } from "../contract.ts";
import { type PartProps, SettingsSection } from "./settings-section.tsx";

export function CompanySection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.company;
  return (
    <SettingsSection
      title="On documents"
      note="The company named on invoices and legal pages. The address comes from the contact details. Issued documents don’t change. Officer, licences and insurance are shown on the legal pages only if you enter them."
      kept={kept}
      schema={companyPart}
      defaultValues={value}
      onSave={(next) => save({ part: "company", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="legalName" label="Registered name" required>
          <TextInput />
        </FormField>
        <FormField name="registrationNumber" label="Registration number">
          <TextInput />
        </FormField>
        <FormField name="informationOfficer" label="Information officer">
          <TextInput />
        </FormField>
        <FormField name="licences" label="Accreditation and operating licences">
          <TextInput />
        </FormField>
        <FormField name="insurance" label="Passenger insurance">
          <TextInput />
        </FormField>
      </div>
    </SettingsSection>
  );
}

const nameFields = [
  ["name", "Name on the site", ""],
  ["short_name", "Short name", "Below the icon on phones and before each SMS. Up to 12 characters."],
  [
    "reference_prefix",
    "Prefix of booking references",
    "Two to four capitals before the dash. Bookings keep theirs and are still found.",
  ],
  ["time_words", "Name of your time", "Such as “Cape Town time”, where we say whose time is meant."],
] as const;

const contactFields = [
  ["email", "Email"],
  ["phone", "Phone, as shown"],
  ["phone_e164", "Phone, as dialled"],
  ["whatsapp_e164", "WhatsApp, as dialled"],
  ["facebook_url", "Facebook page"],
  ["street", "Street"],
  ["city", "City"],
  ["region", "Region, as in a sentence: the Western Cape"],
] as const;

/** As it is shown while it is left empty. */
const derived = (company: CompanyDetails) => ({
  short_name: shortNameOf({ ...company, short_name: "" }),
  time_words: timeWordsOf({ time_words: "" }),
});
const isDerived = (name: string): name is keyof ReturnType<typeof derived> =>
  name === "short_name" || name === "time_words";

/** The company’s contact details, on every page and in every email. */
export function ContactSection({ onUnsaved }: Pick<PartProps, "onUnsaved">) {
  const query = useCall(contentContract.companyDetails, {});
  const save = useMakeCall(contentContract.saveCompanyDetails, [contentContract.companyDetails]);
  if (query.error) return <ReadFailed error={query.error} onAgain={() => void query.refetch()} />;
  if (!query.data) return <SkeletonCard lines={6} />;
  return (
    <SettingsSection
      // The details have no version of their own: a new reading resets the form.
      key={JSON.stringify(query.data)}
      title="On the site"
      note="Your name and how customers reach you. Changes apply to every page and email right away."
      schema={companyForm}
      defaultValues={query.data}
      onSave={(next) => save.mutateAsync(next)}
      onUnsaved={onUnsaved}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {nameFields.map(([name, label, hint]) => (
          <FormField
            key={name}
            name={name}
            label={label}
            hint={hint}
            required={!isDerived(name)}
            optional={isDerived(name)}
          >
            {isDerived(name) ? <TextInput placeholder={derived(query.data)[name]} /> : <TextInput />}
          </FormField>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {contactFields.map(([name, label]) => (
          <FormField key={name} name={name} label={label} required={name !== "facebook_url" && name !== "region"}>
            <TextInput />
          </FormField>
        ))}
      </div>
    </SettingsSection>
  );
}
