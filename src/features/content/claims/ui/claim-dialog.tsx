import { useFormContext, useWatch } from "react-hook-form";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { StarInput } from "#design/fields/star-input.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import {
  type ClaimKind,
  claimIconLabels,
  claimKindLabels,
  claimKinds,
  claimNameLabels,
  claimNames,
  reassuranceIcons,
  safetyIcons,
} from "#domain/company/claims.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type ClaimForm, claimForm, claimsContract, type KeptClaim } from "../contract.ts";

type Option = { readonly value: string; readonly label: string };

const icon = (value: keyof typeof claimIconLabels): Option => ({ value, label: claimIconLabels[value] });

/** The subjects of a claim of each kind, and the label of their field. */
const places: Readonly<Partial<Record<ClaimKind, { readonly label: string; readonly options: readonly Option[] }>>> = {
  figure: { label: "Figure", options: claimNames.map((value) => ({ value, label: claimNameLabels[value] })) },
  reassurance: { label: "Icon", options: reassuranceIcons.map(icon) },
  safety: { label: "Icon", options: safetyIcons.map(icon) },
  testimonial: {
    label: "Page",
    options: [
      { value: "home", label: "Home page" },
      { value: "services", label: "Services page" },
    ],
  },
};

/** "Years of experience", "Fully Insured", "Amira K.": how our team tells claims apart. */
export function claimName({
  kind,
  about,
  title,
  author,
}: Pick<KeptClaim, "kind" | "about" | "title" | "author">): string {
  if (kind === "testimonial") return author;
  if (kind === "tour_rating")
    return about.replace(/(^|-)(\w)/g, (_, dash, first) => (dash && " ") + first.toUpperCase());
  return title || places[kind]?.options.find(({ value }) => value === about)?.label || claimKindLabels[kind];
}

/** A claim that isn’t saved yet. */
const added = {
  id: null,
  version: 0,
  hidden: null,
  is_due: false,
  kind: "figure" as ClaimKind,
  about: "",
  title: "",
  text: "",
  source: "",
  stated_on: "",
  author: "",
  place: "",
  service: "",
  stars: 5,
  face: 0,
  consent: "",
};

export function ClaimDialog({ claim, onClose }: { claim: KeptClaim | undefined; onClose: () => void }) {
  const save = useMakeCall(claimsContract.saveClaim, [claimsContract.listClaims]);
  const { id, version, hidden: _, is_due: __, ...facts } = claim ?? added;
  return (
    <FormDialog
      title={claim ? `Edit ${claimName(claim)}` : "Add claim"}
      text="Visitors see it within seconds, once it has a source and a date."
      confirmLabel="Save claim"
      doneLabel="Claim saved"
      size="md"
      schema={claimForm}
      defaultValues={facts}
      onConfirm={(values) => save.mutateAsync({ id, version, claim: values })}
      onClose={onClose}
    >
      <ClaimFields isNew={!claim} />
    </FormDialog>
  );
}

const textLabels: Readonly<Record<ClaimKind, string>> = {
  figure: "Figure as shown",
  guarantee: "What you guarantee",
  reassurance: "Text",
  safety: "Text",
  tour_rating: "Rating",
  testimonial: "What the passenger said",
};

function ClaimFields({ isNew }: { isNew: boolean }) {
  const { setValue } = useFormContext<ClaimForm>();
  const kind = useWatch<ClaimForm, "kind">({ name: "kind" });
  const tours = useCall(termsContract.companyTerms, {}).data?.tours ?? [];
  const place =
    kind === "tour_rating"
      ? { label: "Tour", options: tours.map(({ slug, name }) => ({ value: slug, label: name })) }
      : places[kind];
  const isVoice = kind === "testimonial";
  return (
    <>
      {isNew && (
        <FormField<ClaimForm> name="kind" label="Kind" required>
          {({ value, onChange }) => (
            <Select
              value={value}
              onChange={(event) => {
                onChange(event);
                setValue("about", "");
              }}
              options={claimKinds.map((one) => ({ value: one, label: claimKindLabels[one] }))}
            />
          )}
        </FormField>
      )}
      {place && (
        <FormField<ClaimForm> name="about" label={place.label} required>
          <Select placeholder="Choose one" options={[...place.options]} />
        </FormField>
      )}
      {(kind === "reassurance" || kind === "safety") && (
        <FormField<ClaimForm> name="title" label="Title" required>
          <TextInput maxLength={80} />
        </FormField>
      )}
      <FormField<ClaimForm> name="text" label={textLabels[kind]} required>
        {kind === "figure" || kind === "tour_rating" ? (
          <TextInput maxLength={30} autoComplete="off" />
        ) : (
          <TextArea rows={3} maxLength={600} />
        )}
      </FormField>
      {isVoice && <VoiceFields />}
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField<ClaimForm> name="source" label="Source" optional hint="Without one it isn’t shown.">
          <TextInput maxLength={200} placeholder="For example: bookings since 2019" autoComplete="off" />
        </FormField>
        <FormField<ClaimForm> name="stated_on" label="Date of the source" optional>
          {({ value, onChange, onBlur, name }) => (
            <DatePicker value={String(value)} onChange={onChange} onBlur={onBlur} name={name} />
          )}
        </FormField>
      </div>
    </>
  );
}

function VoiceFields() {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField<ClaimForm> name="author" label="Passenger’s name" required hint="As they want to be named.">
          <TextInput maxLength={80} autoComplete="off" />
        </FormField>
        <FormField<ClaimForm> name="place" label="Home town" optional>
          <TextInput maxLength={80} autoComplete="off" />
        </FormField>
        <FormField<ClaimForm> name="service" label="Service" optional>
          <TextInput maxLength={80} autoComplete="off" />
        </FormField>
        <FormField<ClaimForm> name="stars" label="Stars" required>
          {({ value, onChange }) => <StarInput label="Stars" value={Number(value)} onChange={onChange} />}
        </FormField>
      </div>
      <FormField<ClaimForm>
        name="consent"
        label="Consent"
        optional
        hint="How and when they agreed. Without it their words aren’t shown."
      >
        <TextInput maxLength={200} placeholder="For example: by email, 3 November 2026" autoComplete="off" />
      </FormField>
    </>
  );
}
