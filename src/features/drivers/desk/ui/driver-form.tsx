import type * as z from "zod/mini";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import {
  type DriverFields,
  type DriverFormValues,
  type DriverInFull,
  type driverForm,
  driversDeskContract,
} from "../contract.ts";

export const emptyDriver = {
  first_name: "",
  last_name: "",
  phone: "",
  email: "",
  born_on: "",
  languages: "English",
  is_guide: false,
  home_area: "",
  note: "",
  provider_id: "",
};

export const formOf = (driver: DriverInFull): DriverFormValues => ({
  first_name: driver.first_name,
  last_name: driver.last_name,
  phone: driver.phone,
  email: driver.email,
  born_on: driver.born_on ?? "",
  languages: driver.languages.join(", "),
  is_guide: driver.is_guide,
  home_area: driver.home_area,
  note: driver.note,
  provider_id: driver.provider?.id ?? "",
});

export const fieldsOf = ({
  born_on,
  languages,
  provider_id,
  ...values
}: z.output<typeof driverForm>): DriverFields => ({
  ...values,
  born_on: born_on || null,
  languages: languages
    .split(",")
    .map((language) => language.trim())
    .filter((language) => language !== ""),
  provider_id: provider_id || null,
});

/** The form fields for a driver, new or known. */
export function DriverFormFields() {
  const providers = useCall(driversDeskContract.findDrivers, { size: 1 }).data?.providers ?? [];
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField<DriverFormValues> name="first_name" label="First name" required>
          <TextInput autoComplete="off" maxLength={100} />
        </FormField>
        <FormField<DriverFormValues> name="last_name" label="Last name" required>
          <TextInput autoComplete="off" maxLength={100} />
        </FormField>
      </div>
      <FormField<DriverFormValues> name="phone" label="Phone" required>
        <TextInput type="tel" inputMode="tel" autoComplete="off" placeholder="+27 82 555 0100" />
      </FormField>
      <FormField<DriverFormValues> name="email" label="Email" required>
        <TextInput type="email" inputMode="email" autoComplete="off" />
      </FormField>
      <FormField<DriverFormValues>
        name="born_on"
        label="Date of birth"
        optional
        hint="Needed before the driver can be active. Drivers need to be 21 to hold a PrDP."
      >
        {({ value, onChange, onBlur, name, ref }) => (
          <DatePicker value={String(value ?? "")} onChange={onChange} onBlur={onBlur} name={name} ref={ref} />
        )}
      </FormField>
      <FormField<DriverFormValues> name="languages" label="Languages" optional hint="Separate them with commas.">
        <TextInput autoComplete="off" />
      </FormField>
      <FormField<DriverFormValues> name="home_area" label="Home area" optional>
        <TextInput autoComplete="off" maxLength={100} placeholder="Sea Point" />
      </FormField>
      <FormField<DriverFormValues> name="provider_id" label="Drives for">
        <Select placeholder="Us" options={providers.map(({ id, name }) => ({ value: id, label: name }))} />
      </FormField>
      <FormCheckbox<DriverFormValues>
        name="is_guide"
        label="Guides tours"
        hint="Guided tours also need a verified tourist guide registration."
      />
      <FormField<DriverFormValues> name="note" label="Note for our team" optional>
        <TextArea rows={2} maxLength={2000} />
      </FormField>
    </>
  );
}
