import { PlaneLanding, PlaneTakeoff } from "lucide-react";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, Select, TextInput } from "#design/fields/field.tsx";
import { addDays, isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import { PlaceField } from "../../ui/place-field.tsx";
import { isAirportTrip, seasonLimits } from "../../ui/use-booking-request.ts";
import { ExtrasFields } from "./extras-fields.tsx";
import { OfferChoice } from "./offer-choice.tsx";
import { SavedAddressesChoice } from "./saved-choice.tsx";
import type { WizardPictures } from "./service-step.tsx";
import { StepHeading, type WizardForm } from "./step-heading.tsx";
import { TimeField } from "./time-field.tsx";
import type { CompanyTerms } from "./use-company-terms.ts";
import { type Preset, passengerCounts, passengerLabel } from "./use-wizard-draft.ts";

type TripStepProps = {
  form: WizardForm;
  preset: Preset | undefined;
  pictures: WizardPictures;
  terms: CompanyTerms;
};

/** The second step: where, when, how many, and what they bring. */
export function TripStep({ form, preset, pictures, terms }: TripStepProps) {
  return (
    <>
      <StepHeading title="Where and when?" text="Your price updates as you go." arrival={form.arrival} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <OfferChoice form={form} preset={preset} pictures={pictures} />
        <Places form={form} followsFlights={terms.follows_flights} />
        <When form={form} />
        <Return form={form} />
        <ExtrasFields form={form} />
      </div>
    </>
  );
}

const airport = "Cape Town International Airport";

type PlacesProps = { form: WizardForm; followsFlights: boolean };

function Places({ form: { draft, change, problems }, followsFlights }: PlacesProps) {
  const isAirport = draft.service === "airport_transfer";
  return (
    <div className="grid gap-4">
      {isAirport && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="sm"
            icon={<PlaneLanding aria-hidden="true" />}
            onClick={() => change({ pickup: airport, ...(draft.destination === airport && { destination: "" }) })}
          >
            From the airport
          </Button>
          <Button
            variant="outline"
            size="sm"
            icon={<PlaneTakeoff aria-hidden="true" />}
            onClick={() => change({ destination: airport, ...(draft.pickup === airport && { pickup: "" }) })}
          >
            To the airport
          </Button>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Pickup location" required error={problems.pickup_location}>
          <PlaceField
            name="pickup_location"
            value={draft.pickup}
            onChange={(pickup) => change({ pickup })}
            placeholder="Airport, hotel or address"
          />
        </Field>
        <Field label="Destination" required error={problems.destination}>
          <PlaceField
            name="destination"
            value={draft.destination}
            onChange={(destination) => change({ destination })}
            placeholder="Hotel, suburb or town"
          />
        </Field>
      </div>
      <SavedAddressesChoice draft={draft} change={change} />
      {isAirportTrip(draft) && (
        <Field
          label="Flight number"
          optional
          hint={
            followsFlights ? "We track your flight and wait if it’s delayed" : "So that your driver knows when you land"
          }
          error={problems.flight_number}
          className="sm:max-w-64"
        >
          <TextInput
            name="flight_number"
            value={draft.flight}
            onChange={(event) => change({ flight: event.currentTarget.value.toUpperCase() })}
            maxLength={20}
            autoComplete="off"
            placeholder="e.g. SA 333"
          />
        </Field>
      )}
    </div>
  );
}

function When({ form: { draft, change, problems } }: { form: WizardForm }) {
  // No seat is kept for a child who stays at home.
  const setPassengers = (passengers: number) =>
    change({ passengers, childSeats: Math.min(draft.childSeats, passengers) });
  const season = seasonLimits(draft);
  const setDate = (date: string) => change({ date, ...(draft.returnDate <= date && { returnDate: "" }) });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-4 sm:grid-cols-[1.3fr_1fr_1fr]">
      <Field
        label="Pickup date"
        required
        hint={problems.pickup_date ? undefined : season.note}
        error={problems.pickup_date}
        className="max-sm:col-span-full"
      >
        <DatePicker
          name="pickup_date"
          value={draft.date}
          onChange={setDate}
          min={localDateOf(new Date())}
          {...season}
        />
      </Field>
      <Field label="Pickup time" required error={problems.pickup_time}>
        <TimeField name="pickup_time" value={draft.time} onChange={(time) => change({ time })} />
      </Field>
      <Field label="Passengers" required error={problems.passengers}>
        <Select
          name="passengers"
          value={String(draft.passengers)}
          onChange={(event) => setPassengers(Number(event.currentTarget.value))}
          options={passengerCounts.map((count) => ({ value: String(count), label: passengerLabel(count) }))}
        />
      </Field>
    </div>
  );
}

function Return({ form: { draft, change, problems } }: { form: WizardForm }) {
  return (
    <div className="grid gap-3 rounded-lg bg-surface-2 px-4 py-2">
      <Checkbox
        label="I need a return trip"
        name="has_return"
        checked={draft.hasReturn}
        onChange={(event) => change({ hasReturn: event.currentTarget.checked })}
      />
      {draft.hasReturn && (
        <div className="grid gap-4 pb-3 min-[420px]:grid-cols-2">
          <Field label="Return date" required error={problems.return_date}>
            <DatePicker
              name="return_date"
              value={draft.returnDate}
              onChange={(returnDate) => change({ returnDate })}
              min={dayAfter(draft.date)}
            />
          </Field>
          <Field label="Return time" required error={problems.return_time}>
            <TimeField name="return_time" value={draft.returnTime} onChange={(returnTime) => change({ returnTime })} />
          </Field>
        </div>
      )}
    </div>
  );
}

/** The return trip is on a later day than the outbound trip. */
const dayAfter = (date: string) => addDays(isLocalDate(date) ? date : localDateOf(new Date()), 1);
