import { companyRules } from "#domain/company/company-rules.ts";
import { type TripArea, tripAreas } from "#domain/trip/trip-plan.ts";
import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { instantHoursPart } from "../contract.ts";
import { NumberField } from "./rule-sections.tsx";
import { type PartProps, SettingsSection } from "./settings-section.tsx";

const areaNames: Readonly<Record<TripArea, string>> = {
  city: "In town",
  airport: "To or from an airport",
  outOfTown: "Out of town",
};

/** From how many hours ahead a trip is confirmed without anyone of our team. */
export function InstantSection({ settings, save, onUnsaved }: PartProps) {
  const classes = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  const sold = classes.filter(({ state }) => state !== "ended");
  const { value, ...kept } = settings.instantHours;
  const { leadHoursTransfer, leadHoursTour } = companyRules;
  return (
    <SettingsSection
      title="Instant confirmation"
      note={`Trips booked at least this long ahead are confirmed instantly if a vehicle and a driver are both available. With less notice, or if either is missing, they come in as requests. With ${leadHoursTransfer} hours’ notice for transfers and ${leadHoursTour} for tours and groups, a free vehicle is enough.`}
      kept={kept}
      schema={instantHoursPart}
      defaultValues={value}
      onSave={(next) => save({ part: "instantHours", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      {tripAreas.map((area) => (
        <fieldset key={area} className="grid gap-3">
          <legend className="mb-3 font-bold">{areaNames[area]}</legend>
          <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
            {sold.map(({ id, name }) => (
              <NumberField key={id} name={`${area}.${id}`} label={name} trail="h" />
            ))}
          </div>
        </fieldset>
      ))}
      <h3 className="font-bold">Tours</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          name="tours"
          label="Any tour, at least"
          trail="h"
          hint="A tour with a longer notice of its own keeps it, and one that is arranged ahead is never instant."
        />
      </div>
    </SettingsSection>
  );
}
