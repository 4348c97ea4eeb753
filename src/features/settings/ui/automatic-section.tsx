import { useFormContext, useWatch } from "react-hook-form";
import { Select } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { type AutomaticRules, dayHours } from "#domain/trip/automatic-dispatch.ts";
import { automaticPart } from "../contract.ts";
import { AutomaticPreview } from "./automatic-preview.tsx";
import { HoursTable } from "./hours-table.tsx";
import { NumberField } from "./rule-sections.tsx";
import { type PartProps, SettingsSection } from "./settings-section.tsx";
import { useServiceKinds } from "./use-service-kinds.ts";

const ways = [
  { value: "cascade", label: "One after the other, best match first" },
  { value: "broadcast", label: "All at once, the first to accept drives" },
];
const hourOptions = dayHours.map((hour) => ({ value: hour, label: hour }));

/** Whether trips without a driver look for one by themselves, when, and when our team is alarmed. */
export function AutomaticSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.automatic;
  return (
    <SettingsSection
      title="Automatic dispatch"
      note="Trips without a driver are offered to the same ranked drivers that the board suggests. Whatever our team assigns or takes over stays as it is."
      kept={kept}
      schema={automaticPart}
      defaultValues={value}
      onSave={(next) => save({ part: "automatic", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <Hours />
      <h3 className="font-bold">When and who</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="leadHours" label="Starts this long before pickup" trail="h" />
        <FormField
          name="way"
          label="How drivers are asked"
          hint="Within 90 minutes of pickup always all at once."
          required
        >
          <Select options={ways} />
        </FormField>
        <NumberField
          name="listAtMost"
          label="Asked in one round, at most"
          hint="Drivers and providers. How long an offer lasts is set under Offers."
        />
        <NumberField
          name="roundsAtMost"
          label="Stops after"
          trail="rounds"
          hint="If no one has accepted, our team is alarmed."
        />
        <FormField name="quietFrom" label="Quiet from" required>
          <Select options={hourOptions} />
        </FormField>
        <FormField
          name="quietUntil"
          label="Quiet until"
          hint="Only trips that can’t wait for the morning are offered then. Drivers are never woken between 21:00 and 06:00 for others."
          required
        >
          <Select options={hourOptions} />
        </FormField>
        <NumberField
          name="alarmHours"
          label="Alarm without a driver"
          trail="h before"
          hint="A task, and an email and SMS to those who get system alarms."
        />
      </div>
      <FormCheckbox
        name="asksProviders"
        label="Ask driver providers too"
        hint="Ranked by cost, quota and how often they accept, within their regions and vehicle classes."
      />
      <AutomaticPreview />
    </SettingsSection>
  );
}

function Hours() {
  const services = useServiceKinds();
  const { setValue } = useFormContext();
  const modes: AutomaticRules["modes"] = useWatch({ name: "modes" });
  return (
    <HoursTable
      services={services}
      modes={modes}
      onChange={(next) => setValue("modes", next, { shouldDirty: true, shouldValidate: true })}
    />
  );
}
