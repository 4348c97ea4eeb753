import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { privacyPart, safetyPart, undoPart } from "../contract.ts";
import { NumberField } from "./rule-sections.tsx";
import { type PartProps, SettingsSection } from "./settings-section.tsx";

/** The people and numbers that help a driver in danger. */
export function SafetySection({ settings, save, fresh, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.safety;
  return (
    <SettingsSection
      title="Safety"
      note="Shown to our team with every SOS alarm, and to drivers on their SOS page."
      kept={kept}
      schema={safetyPart}
      defaultValues={value}
      onSave={(next) => save({ part: "safety", version: kept.version, value: next })}
      onFresh={fresh}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="armedResponsePhone" label="Armed response phone" optional>
          <TextInput type="tel" autoComplete="off" />
        </FormField>
      </div>
    </SettingsSection>
  );
}

/** How soon a breach of personal data must be reported. */
export function PrivacySection({ settings, save, fresh, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.privacy;
  return (
    <SettingsSection
      title="Privacy"
      note="The law says “as soon as reasonably possible” (POPIA, section 22). New breaches get a clock of so many hours. System health warns 12 hours before it ends."
      kept={kept}
      schema={privacyPart}
      defaultValues={value}
      onSave={(next) => save({ part: "privacy", version: kept.version, value: next })}
      onFresh={fresh}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="breachHours" label="Hours to notify a breach" />
      </div>
    </SettingsSection>
  );
}

/** How long an action that sends messages can be undone. */
export function UndoSection({ settings, save, fresh, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.undo;
  return (
    <SettingsSection
      title="Time to undo"
      note="After our team assigns a driver, cancels a booking or sends a quote or message, emails and texts wait for this long. Until then it can be undone, and no one hears of it. 0: they leave at once."
      kept={kept}
      schema={undoPart}
      defaultValues={value}
      onSave={(next) => save({ part: "undo", version: kept.version, value: next })}
      onFresh={fresh}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="seconds" label="Messages wait for" trail="s" />
        <NumberField name="soonMinutes" label="Except for trips within" trail="min" />
      </div>
    </SettingsSection>
  );
}
