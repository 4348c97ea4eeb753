import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { partnersPart } from "../contract.ts";
import { NumberField } from "./rule-sections.tsx";
import { type PartProps, SettingsSection } from "./settings-section.tsx";

/** When a booking counts as a partner’s, and how partners are paid. */
export function PartnersSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.partners;
  return (
    <SettingsSection
      title="Partners"
      note="For hotels, travel agents and affiliates. A partner’s record can have its own number of days."
      kept={kept}
      schema={partnersPart}
      defaultValues={value}
      onSave={(next) => save({ part: "partners", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          name="attributionDays"
          label="A visit through a partner counts for"
          trail="days"
          hint="A booking within this time earns the partner its commission."
        />
        <FormField
          name="payoutAtLeastCents"
          label="Pay out from"
          required
          hint="Smaller amounts carry over to the next statement."
        >
          {({ value: cents, onChange }) => <NumberEntry unit="rand" value={cents} onChange={onChange} />}
        </FormField>
        <FormField
          name="singlePersonAtMostCents"
          label="One person may approve up to"
          required
          hint="Above this, someone other than the person who drafted a payout must approve it."
        >
          {({ value: cents, onChange }) => <NumberEntry unit="rand" value={cents} onChange={onChange} />}
        </FormField>
      </div>
    </SettingsSection>
  );
}
