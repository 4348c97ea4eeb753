import { useController } from "react-hook-form";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { ChoiceCards } from "#design/fields/choice-cards.tsx";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField, useFieldMessage } from "#design/fields/form-field.tsx";
import {
  hotelModels,
  licenceCodes,
  operatingLicences,
  propertyTypes,
  shifts,
  spokenLanguages,
} from "../../details-contract.ts";
import { ChoiceChips } from "./choice-chips.tsx";
import { CountField } from "./count-field.tsx";
import { useFleetClasses } from "./use-fleet-classes.ts";

const inWords = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll("_", " ");
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: inWords(value) }));

export function TravelAgentFields() {
  return (
    <>
      <FormField
        name="details.markets"
        label="Where do your clients come from?"
        hint="Countries or kinds of clients, such as Germany and the Netherlands."
        required
        className="sm:col-span-2"
      >
        <TextInput maxLength={300} />
      </FormField>
      <CountField
        name="details.trips_per_month"
        label="Trips per month (estimate)"
        noun="trips"
        hint="Transfers and tours together."
        max={9999}
      />
      <FormField name="details.web_address" label="Website" optional>
        <TextInput type="url" inputMode="url" autoComplete="url" maxLength={200} />
      </FormField>
      <FormField name="details.iata_number" label="IATA number" hint="7 or 8 digits." optional>
        <TextInput inputMode="numeric" maxLength={8} />
      </FormField>
      <FormField name="details.asata_number" label="ASATA membership number" optional>
        <TextInput maxLength={20} />
      </FormField>
    </>
  );
}

const models = {
  referral_share: { title: "Referral share", text: "Guests pay us, you get a percentage." },
  net_rate: { title: "Net rate", text: "You buy at an agreed rate and set your price." },
  deposit_kept: { title: "Deposit share", text: "Guests pay you a deposit, which is your share." },
  undecided: { title: "Let’s talk", text: "We’ll suggest what suits your property." },
} as const;

export function HotelFields() {
  return (
    <>
      <FormField
        name="details.street_address"
        label="Property address"
        hint="Where guests arrive."
        required
        className="sm:col-span-2"
      >
        <TextInput autoComplete="address-line1" maxLength={300} />
      </FormField>
      <FormField name="details.house_type" label="Kind of property" required>
        <Select placeholder="Please choose" options={asOptions(propertyTypes)} />
      </FormField>
      <FormField name="details.stars" label="Star grading" required>
        {({ value, onChange, onBlur, ref, name }) => (
          <Select
            ref={ref}
            name={name}
            value={String(value)}
            onBlur={onBlur}
            onChange={(event) => onChange(Number(event.currentTarget.value))}
            options={[0, 1, 2, 3, 4, 5].map((stars) => ({ value: String(stars), label: gradings[stars] ?? "" }))}
          />
        )}
      </FormField>
      <CountField name="details.rooms" label="Rooms" noun="rooms" min={1} max={5000} />
      <ModelField />
    </>
  );
}

const gradings = ["Not graded", "1 star", "2 stars", "3 stars", "4 stars", "5 stars"];

function ModelField() {
  const { field } = useController({ name: "details.model" });
  const value = hotelModels.find((model) => model === field.value);
  return (
    <div className="sm:col-span-2">
      <ChoiceCards
        ref={field.ref}
        legend="How would you like to share the price?"
        required
        choices={hotelModels.map((model) => ({ value: model, ...models[model] }))}
        value={value}
        onChange={field.onChange}
        error={useFieldMessage("details.model")}
        className="sm:grid-cols-2"
      />
    </div>
  );
}

export function ProviderFields() {
  const classes = useFleetClasses();
  const message = useFieldMessage("details.fleet");
  return (
    <>
      <fieldset className="grid gap-4 sm:col-span-2">
        <legend className="mb-3 font-semibold text-sm">Vehicles you would put on our trips</legend>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {classes.map(({ id, name, fewest, most }) => (
            <CountField
              key={id}
              name={`details.fleet.${id}`}
              label={name}
              noun={name.toLowerCase()}
              hint={most === null ? `${fewest} seats and more` : `${fewest} to ${most} passengers`}
              max={500}
            />
          ))}
        </div>
        {message && (
          <p role="alert" className="font-semibold text-bad text-xs">
            {message}
          </p>
        )}
      </fieldset>
      <CountField name="details.drivers" label="Drivers with a PrDP" noun="drivers" min={1} max={1000} />
      <ChoiceChips
        name="details.operating_licences"
        legend="Operating licences you hold"
        options={asOptions(operatingLicences)}
        required
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <FormCheckbox
          name="details.has_panic_buttons"
          label="The vehicles have panic buttons for driver and passengers"
          hint="Needed for shared and on-demand rides."
        />
      </div>
    </>
  );
}

export function DispatcherFields() {
  return (
    <>
      <CountField name="details.years_of_experience" label="Years of experience" noun="years" max={60} />
      <ChoiceChips name="details.shifts" legend="When can you work?" options={asOptions(shifts)} required />
      <LanguagesField />
      <FormField
        name="details.experience"
        label="What have you done so far?"
        hint="A control room, a front desk, a courier company: any work where you juggle many things at once."
        required
        className="sm:col-span-2"
      >
        <TextArea rows={4} maxLength={2000} counter />
      </FormField>
    </>
  );
}

export function DriverFields() {
  return (
    <>
      <FormField name="details.licence_code" label="Licence code" required>
        <Select
          placeholder="Please choose"
          options={licenceCodes.map((code) => ({ value: code, label: `Code ${code}` }))}
        />
      </FormField>
      <FormField
        name="details.permit_expires_on"
        label="PrDP valid until"
        hint="The professional driving permit, category P."
        required
      >
        {({ value, onChange, onBlur, ref, name }) => (
          <DatePicker ref={ref} name={name} value={String(value ?? "")} onChange={onChange} onBlur={onBlur} />
        )}
      </FormField>
      <CountField name="details.years_of_experience" label="Years of driving passengers" noun="years" max={60} />
      <LanguagesField />
      <div className="sm:col-span-2">
        <FormCheckbox name="details.is_guide" label="I am a registered tourist guide" />
      </div>
    </>
  );
}

const LanguagesField = () => (
  <ChoiceChips
    name="details.languages"
    legend="Languages you speak"
    options={spokenLanguages.map((language) => ({ value: language, label: language }))}
    required
    className="sm:col-span-2"
  />
);
