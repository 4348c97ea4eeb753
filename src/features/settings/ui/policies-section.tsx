import type { ReactNode } from "react";
import { FormField } from "#design/fields/form-field.tsx";
import { OptionalNumberEntry } from "#design/fields/number-entry.tsx";
import { kindChoices } from "#domain/catalogue/service.ts";
import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { servicesContract } from "#features/catalogue/services/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { policiesPart } from "../contract.ts";
import { NumberField, numberText } from "./rule-sections.tsx";
import { type PartProps, SettingsSection } from "./settings-section.tsx";

export function PoliciesSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.policies;
  return (
    <SettingsSection
      title="Policies"
      note="Changes apply to new bookings. Existing bookings keep the rules they were made under."
      kept={kept}
      schema={policiesPart}
      defaultValues={value}
      onSave={(next) => save({ part: "policies", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <h3 className="font-bold">Cancelling</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="freeHours" label="Free until this long before pickup" trail="h" />
        <NumberField name="graceMinutes" label="Free after booking, for" trail="min" />
        <NumberField name="lateShare" label="Later it costs" unit="percent" />
        <NumberField name="noShowShare" label="A no-show costs" unit="percent" />
      </div>
      <OwnCancellations />
      <h3 className="font-bold">Holding and quoting</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="holdMinutesOnline" label="Hold while an online payment is due" trail="min" />
        <NumberField name="holdHoursTransfer" label="Hold while a bank transfer is due" trail="h" />
        <NumberField name="quoteValidHours" label="A quote is valid for" trail="h" />
      </div>
      <Deposits />
    </SettingsSection>
  );
}

/** Kinds of service, each by the names of the services that are of it. */
function useServiceKinds() {
  const services = useCall(servicesContract.listServices, {}).data?.services ?? [];
  return kindChoices(services).map(({ value: id, label: name }) => ({ id, name }));
}

/** Services and vehicle classes that are cancelled on terms of their own. */
function OwnCancellations() {
  const services = useServiceKinds();
  const classes = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  return (
    <>
      <OwnTerms
        note="Services with their own terms. Empty fields follow the values above."
        rows={services.map(({ id, name }) => ({ path: `cancellations.services.${id}`, name }))}
      />
      <OwnTerms
        note="Vehicle classes with their own terms, which count before those of the service."
        rows={classes
          .filter(({ state }) => state !== "ended")
          .map(({ id, name }) => ({ path: `cancellations.classes.${id}`, name }))}
      />
    </>
  );
}

type OwnTermsProps = { note: string; rows: readonly { readonly path: string; readonly name: string }[] };

const OwnTerms = ({ note, rows }: OwnTermsProps) => (
  <div className="grid gap-3">
    <p className="text-ink-2 text-sm">{note}</p>
    {rows.map(({ path, name }) => (
      <OwnRow key={path} name={name}>
        <OwnNumberField name={`${path}.freeHours`} label="Free until" trail="h" />
        <OwnNumberField name={`${path}.lateShare`} label="Later" unit="percent" />
        <OwnNumberField name={`${path}.noShowShare`} label="No-show" unit="percent" />
      </OwnRow>
    ))}
  </div>
);

/** The fields of one service or class, beside its name. */
const OwnRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset className="grid gap-x-4 gap-y-2 border-line border-t pt-3 sm:grid-cols-[1fr_2fr]">
    <legend className="sr-only">{name}</legend>
    <p aria-hidden="true" className="font-semibold sm:pt-2">
      {name}
    </p>
    <div className="grid auto-cols-fr grid-flow-col gap-4">{children}</div>
  </fieldset>
);

/** The usual deposit, and those of services with terms of their own. */
function Deposits() {
  const services = useServiceKinds();
  return (
    <>
      <h3 className="font-bold">Deposits</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="depositShare" label="To be paid when booking" unit="percent" hint="100%: the full price." />
        <NumberField name="restDueHours" label="The rest, before pickup" trail="h" hint="168 h are 7 days." />
      </div>
      <div className="grid gap-3">
        <p className="text-ink-2 text-sm">Services with their own terms. Empty fields follow the values above.</p>
        {services.map(({ id, name }) => (
          <OwnRow key={id} name={name}>
            <OwnNumberField name={`deposits.${id}.share`} label="When booking" unit="percent" />
            <OwnNumberField name={`deposits.${id}.restDueHours`} label="Rest, before pickup" trail="h" />
          </OwnRow>
        ))}
      </div>
    </>
  );
}

type OwnNumberProps = { name: string; label: string; unit?: "percent" | "plain"; trail?: string };

/** Empty: as for every service. */
const OwnNumberField = ({ name, label, unit, trail }: OwnNumberProps) => (
  <FormField name={name} label={label} describe={(value) => numberText(value, unit, trail)}>
    {({ value, onChange }) => <OptionalNumberEntry unit={unit} trail={trail} value={value} onChange={onChange} />}
  </FormField>
);
