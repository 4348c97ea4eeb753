import { useCallback } from "react";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { cents, formatMoney } from "#domain/money/money.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { routesPart, settingsContract } from "../contract.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { NumberField } from "./rule-sections.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useUnsaved } from "./use-unsaved.ts";

const title = "Costs";

/** The costs that the route optimizer weighs. */
export function RouteSettings() {
  const query = useCall(settingsContract.readSettings, {});
  const save = useMakeCall(settingsContract.saveSettings, [settingsContract.readSettings]);
  const { mark, blocker, names } = useUnsaved();
  const markRoutes = useCallback((isUnsaved: boolean) => mark(title, isUnsaved), [mark]);
  if (query.error) return <ReadFailed error={query.error} onAgain={() => void query.refetch()} />;
  if (!query.data) return <SkeletonCard lines={6} />;
  const { value, ...kept } = query.data.routes;
  return (
    <>
      <SettingsSection
        title={title}
        note="For runs from now on. These costs steer the search and are not charged to anyone."
        kept={kept}
        schema={routesPart}
        defaultValues={value}
        onSave={(next) => save.mutateAsync({ part: "routes", version: kept.version, value: next })}
        onUnsaved={markRoutes}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <RandField
            name="centsPerKm"
            label="A kilometre"
            hint="Of a vehicle without fuel records. The others cost what their records of a year say."
          />
          <RandField name="centsPerUse" label="A vehicle that is used" />
          <RandField name="overtimePerHourCents" label="An hour of overtime" />
          <RandField name="latePerMinuteCents" label="A minute late" hint="By the roads, because of the trip before." />
          <NumberField
            name="lateMinutesAtMost"
            label="Late at most"
            trail="min"
            hint="Later, a trip counts as impossible."
          />
          <RandField
            name="changeCents"
            label="A change of driver"
            hint="A trip that would save less stays with its driver."
          />
        </div>
      </SettingsSection>
      <LeaveDialog blocker={blocker} names={names} />
    </>
  );
}

const RandField = ({ name, label, hint }: { name: string; label: string; hint?: string }) => (
  <FormField
    name={name}
    label={label}
    hint={hint}
    describe={(value) => (typeof value === "number" ? formatMoney(cents(value)) : "Empty")}
    required
  >
    {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
  </FormField>
);
