import { roadAlertsPart } from "../contract.ts";
import { NumberField } from "./rule-sections.tsx";
import { type PartProps, SettingsSection } from "./settings-section.tsx";

/** When our team is warned about a vehicle on a trip. */
export function RoadAlertsSection({ settings, save, fresh, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.roadAlerts;
  return (
    <SettingsSection
      title="Road alerts"
      note="Vehicles on a trip that exceed these appear among the next problems and on the live map."
      kept={kept}
      schema={roadAlertsPart}
      defaultValues={value}
      onSave={(next) => save({ part: "roadAlerts", version: kept.version, value: next })}
      onFresh={fresh}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="speedKmh" label="Highest speed" trail="km/h" />
        <NumberField name="silentMinutes" label="Longest time without a position" trail="min" />
        <NumberField name="stoppedMinutes" label="Longest stop on the way" trail="min" />
        <NumberField
          name="offRouteMetres"
          label="Farthest from the route"
          trail="m"
          hint="Needs a road network. Without one, no vehicle is marked as off route."
        />
        <NumberField
          name="lateMinutes"
          label="Passengers get a message if it’s late by"
          trail="min"
          hint="By where the vehicle on its way to them really is."
        />
        <NumberField name="laterMinutes" label="And another if it gets later by" trail="min" />
      </div>
    </SettingsSection>
  );
}
