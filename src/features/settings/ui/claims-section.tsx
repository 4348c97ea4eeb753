import { claimsPart } from "../contract.ts";
import { NumberField } from "./rule-sections.tsx";
import { type PartProps, SettingsSection } from "./settings-section.tsx";

/** When our team is asked to check a claim again. */
export function ClaimsSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.claims;
  return (
    <SettingsSection
      title="Checking claims"
      note="When the date of a claim’s source is this long ago, our team gets a task to check it again."
      kept={kept}
      schema={claimsPart}
      defaultValues={value}
      onSave={(next) => save({ part: "claims", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <NumberField name="checkAfterMonths" label="Months" />
    </SettingsSection>
  );
}
