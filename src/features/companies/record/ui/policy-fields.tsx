import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Button, IconButton } from "#design/button.tsx";
import { TimePicker } from "#design/dates/time-picker.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { OptionalNumberEntry } from "#design/fields/number-entry.tsx";
import { kindChoices } from "#domain/catalogue/service.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { CompanyForm } from "../contract.ts";

/** The company’s rules: bookings allowed without approval, and the details that each booking needs. */
export function PolicyFields() {
  return (
    <>
      <p className="text-ink-2">
        Bookings within these rules are confirmed right away. All others need one of the company’s approvers.
      </p>
      <RuleFields />
      <FormCheckbox name="allows_own_approval" label="Approvers may approve bookings they made themselves" />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-bold">Each booking needs</legend>
        <FormCheckbox name="requires_po" label="A purchase order number" />
        <FormCheckbox name="requires_cost_centre" label="A cost centre" />
      </fieldset>
      <CostCentres />
    </>
  );
}

/** The rules that decide whether a booking needs approval. */
export function RuleFields() {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <FormField name="booking_limit_cents" label="Maximum per booking" hint="Leave blank for no limit." optional>
          {({ value, onChange }) => <OptionalNumberEntry unit="rand" value={value} onChange={onChange} />}
        </FormField>
        <FormField name="hours_from" label="Pickups from" optional>
          {({ value, onChange, onBlur }) => (
            <TimePicker value={value ?? ""} onChange={(time) => onChange(time || null)} onBlur={onBlur} />
          )}
        </FormField>
        <FormField name="hours_until" label="Pickups until" optional>
          {({ value, onChange, onBlur }) => (
            <TimePicker value={value ?? ""} onChange={(time) => onChange(time || null)} onBlur={onBlur} />
          )}
        </FormField>
      </div>
      <ServiceChoice />
    </>
  );
}

function ServiceChoice() {
  const services = useCall(termsContract.companyTerms, {}).data?.services ?? [];
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-bold">Services</legend>
      <p className="text-ink-2 text-sm">Choose none to allow all.</p>
      <FormField name="services" label="Services" hideLabel>
        {({ value, onChange }) => (
          <div className="grid gap-3 sm:grid-cols-2">
            {kindChoices(services).map(({ value: kind, label }) => (
              <Checkbox
                key={kind}
                label={label}
                checked={value.includes(kind)}
                onChange={() =>
                  onChange(
                    value.includes(kind) ? value.filter((one: ServiceOptionId) => one !== kind) : [...value, kind],
                  )
                }
              />
            ))}
          </div>
        )}
      </FormField>
    </fieldset>
  );
}

function CostCentres() {
  const { control } = useFormContext<CompanyForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "cost_centres" });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-bold">Cost centres</legend>
      {fields.length === 0 && <p className="text-ink-2 text-sm">None yet.</p>}
      {fields.map(({ id }, at) => (
        <div key={id} className="grid grid-cols-[7rem_minmax(0,1fr)_auto] items-end gap-3">
          <FormField name={`cost_centres.${at}.code`} label={`Code ${at + 1}`} required>
            <TextInput maxLength={20} />
          </FormField>
          <FormField name={`cost_centres.${at}.name`} label={`Name ${at + 1}`} optional>
            <TextInput maxLength={80} />
          </FormField>
          <IconButton label={`Remove cost centre ${at + 1}`} onClick={() => remove(at)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden="true" />}
        onClick={() => append({ code: "", name: "" })}
      >
        Add cost centre
      </Button>
    </fieldset>
  );
}
