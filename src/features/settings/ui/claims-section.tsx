import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import type { ClaimName } from "#domain/company/claims.ts";
import { claimsPart } from "../contract.ts";
import { type PartProps, SettingsSection } from "./settings-section.tsx";

const claims: readonly { readonly name: ClaimName; readonly label: string; readonly example: string }[] = [
  { name: "years", label: "Years of experience", example: "10+" },
  { name: "customers", label: "Happy customers", example: "5 000+" },
  { name: "destinations", label: "Tour destinations", example: "50+" },
  { name: "safetyRecord", label: "Safety record", example: "100%" },
  { name: "rating", label: "Average rating", example: "4.8+" },
  { name: "reviews", label: "Five-star reviews", example: "10 000" },
  { name: "accidentFreeYears", label: "Years without accidents", example: "15+" },
];

/** The site’s claims about the company. The site claims nothing that is not entered here. */
export function ClaimsSection({ settings, save, fresh, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.claims;
  return (
    <SettingsSection
      title="Claims"
      note="Figures about your company on the home, tours, services and about pages. Leave a figure blank and the site doesn’t mention it."
      kept={kept}
      schema={claimsPart}
      defaultValues={value}
      onSave={(next) => save({ part: "claims", version: kept.version, value: next })}
      onFresh={fresh}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 sm:grid-cols-[1fr_2fr]">
        {claims.map(({ name, label, example }) => (
          <div key={name} className="contents">
            <FormField name={`${name}.figure`} label={label} optional>
              <TextInput placeholder={example} autoComplete="off" />
            </FormField>
            <FormField name={`${name}.source`} label={`Source: ${label.toLowerCase()}`} optional>
              <TextInput placeholder="For example: bookings since 2019" autoComplete="off" />
            </FormField>
          </div>
        ))}
      </div>
    </SettingsSection>
  );
}
