import { PlaneLanding, PlaneTakeoff } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { TimeField } from "#design/dates/time-field.tsx";
import { Field, Select, TextInput } from "#design/fields/field.tsx";
import { PlaceField } from "#design/fields/place-field.tsx";
import { dateWarning, seasonLimits, tourChosen } from "#domain/booking/tour-season.ts";
import { timesToChoose } from "#domain/catalogue/tour.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { ExtrasFields } from "./extras-fields.tsx";
import { OfferChoice } from "./offer-choice.tsx";
import { PartyFields } from "./party-fields.tsx";
import { PlanFields } from "./plan-fields.tsx";
import { ReturnFields } from "./return-fields.tsx";
import { lacksAddress, tripLabelsOf } from "./sale-labels.tsx";
import { SavedAddressesChoice } from "./saved-choice.tsx";
import type { WizardPictures } from "./service-step.tsx";
import { StepHeading, type WizardForm } from "./step-heading.tsx";
import { SuburbField } from "./suburb-field.tsx";
import { flightHint, isAirportTrip, isPlannedService, isTour } from "./use-booking-request.ts";
import type { CompanyTerms } from "./use-company-terms.ts";
import type { Estimate } from "./use-journey-offer.ts";
import { useWizardTours } from "./use-starting-prices.ts";
import { type Preset, vehicleIn } from "./use-wizard-draft.ts";
import { VehicleChoice } from "./vehicle-choice.tsx";

type TripStepProps = {
  form: WizardForm;
  preset: Preset | undefined;
  pictures: WizardPictures;
  terms: CompanyTerms;
  estimate: Estimate;
};

/** The second step: route, time, party, luggage and vehicle. */
export function TripStep({ form, preset, pictures, terms, estimate }: TripStepProps) {
  const priced = isPlannedService(form.draft) ? "We’ll send you a quote for it." : "Your price updates as you go.";
  return (
    <>
      <StepHeading title="Where and when?" text={priced} arrival={form.arrival} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <OfferChoice form={form} preset={preset} pictures={pictures} />
        <Places form={form} followsFlights={terms.follows_flights} unknown={estimate.offer?.unknown_places ?? []} />
        <When form={form} />
        {isPlannedService(form.draft) ? (
          <PlanFields form={form} />
        ) : (
          <>
            <PartyFields form={form} />
            {!isTour(form.draft) && (
              <ReturnFields form={form} days={estimate.offer?.days} followsFlights={terms.follows_flights} />
            )}
            <ExtrasFields form={form} estimate={estimate} />
            <Vehicles form={form} estimate={estimate} />
          </>
        )}
      </div>
    </>
  );
}

const usualLabels = { pickup: "Pickup location", destination: "Destination", date: "Pickup date" };
const airport = "Cape Town International Airport";

type PlacesProps = {
  form: WizardForm;
  followsFlights: boolean;
  unknown: readonly ("pickup" | "destination")[];
};

function Places({ form, followsFlights, unknown }: PlacesProps) {
  const { draft, change, problems } = form;
  const ends = tripLabelsOf(draft.service, usualLabels);
  return (
    <div className="grid gap-4">
      {draft.service === "airport_transfer" && <AirportWays form={form} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={ends.pickup} required error={problems.pickup_location}>
          <PlaceField
            name="pickup_location"
            value={draft.pickup}
            onChange={(pickup) => change({ pickup })}
            placeholder="Airport, hotel or address"
          />
        </Field>
        {!isTour(draft) && (
          <Field label={ends.destination} required error={problems.destination}>
            <PlaceField
              name="destination"
              value={draft.destination}
              onChange={(destination) => change({ destination })}
              placeholder="Hotel, suburb or town"
            />
          </Field>
        )}
      </div>
      {unknown.map((end) => (
        <SuburbField
          key={`${end} ${draft[end]}`}
          name={end === "pickup" ? "the pickup" : "the destination"}
          address={draft[end]}
          onChange={(address) => change({ [end]: address })}
        />
      ))}
      <SavedAddressesChoice draft={draft} change={change} />
      {isAirportTrip(draft) && (
        <Field
          label="Flight number"
          optional
          hint={flightHint(draft.pickup, followsFlights)}
          error={problems.flight_number}
          className="sm:max-w-64"
        >
          <TextInput
            name="flight_number"
            value={draft.flightNumber}
            onChange={(event) => change({ flightNumber: event.currentTarget.value.toUpperCase() })}
            maxLength={20}
            autoComplete="off"
            placeholder="e.g. SA 333"
          />
        </Field>
      )}
    </div>
  );
}

const AirportWays = ({ form: { draft, change } }: { form: WizardForm }) => (
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
);

function When({ form: { draft, change, problems } }: { form: WizardForm }) {
  const tours = useWizardTours();
  const season = seasonLimits(draft, tours);
  const warning = dateWarning(draft, draft.date, tours);
  const tour = tourChosen(draft, tours);
  const times = tour ? timesToChoose(tour) : [];
  const pickupLabel = isPlannedService(draft) ? "First pickup" : "Pickup time";
  const setDate = (date: string) => change({ date, ...(draft.returnDate <= date && { returnDate: "" }) });
  return (
    <div className="grid grid-cols-[1.4fr_1fr] gap-4">
      <Field
        label={tripLabelsOf(draft.service, usualLabels).date}
        required
        hint={problems.pickup_date || warning ? undefined : season.note}
        error={problems.pickup_date}
      >
        <DatePicker
          name="pickup_date"
          value={draft.date}
          onChange={setDate}
          min={localDateOf(new Date())}
          {...season}
        />
      </Field>
      <Field label={times.length > 0 ? "Start time" : pickupLabel} required error={problems.pickup_time}>
        {times.length > 0 ? (
          <Select
            name="pickup_time"
            value={draft.time}
            options={times.map((time) => ({ value: time, label: time }))}
            onChange={({ currentTarget }) => change({ time: currentTarget.value })}
          />
        ) : (
          <TimeField name="pickup_time" value={draft.time} onChange={(time) => change({ time })} />
        )}
      </Field>
      {warning && (
        <Alert tone="warn" announce title="Check your date" className="col-span-2">
          {warning}
        </Alert>
      )}
    </div>
  );
}

/** Known as soon as there is a price. */
function Vehicles({ form: { draft, change }, estimate: { offer } }: { form: WizardForm; estimate: Estimate }) {
  const vehicle = vehicleIn(draft, offer);
  if (!offer || !vehicle || vehicle.total_cents === null) return null;
  return (
    <VehicleChoice
      vehicles={offer.vehicles}
      value={vehicle.vehicle_class}
      onChange={(next) => change({ vehicle: next })}
      isUnplaced={lacksAddress(offer)}
    />
  );
}
