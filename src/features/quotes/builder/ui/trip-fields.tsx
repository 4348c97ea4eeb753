import type { ComponentType } from "react";
import { Card, CardHeader } from "#design/card.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { TimePicker } from "#design/dates/time-picker.tsx";
import { FactFields } from "#design/fields/fact-fields.tsx";
import { Field, Select, TextInput } from "#design/fields/field.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";
import { type ChildSeatSizes, fittedSizes } from "#domain/booking/child-seats.ts";
import { plainFacts } from "#domain/booking/facts.ts";
import { seasonProblem, startProblem } from "#domain/booking/tour-season.ts";
import { kindsOnSale } from "#domain/catalogue/service.ts";
import { serviceOptionIds } from "#domain/company/catalogue.ts";
import { isLocalDate, isLocalTime, localDate, localTime } from "#domain/time/local-time.ts";
import { defaultPickupTime } from "#domain/trip/trip.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { QuoteDraft, QuoteJourney } from "../../draft-contract.ts";
import { LastDateFields, OfferFields } from "./stay-fields.tsx";
import { TripExtras } from "./trip-extras.tsx";

/** The booking wizard’s place search, passed in by the page. */
export type PlaceInput = ComponentType<{
  value: string;
  onChange: (address: string) => void;
  isQuiet?: boolean;
}>;

/** The booking wizard’s child seat fields, passed in by the page. */
export type SeatSizesInput = ComponentType<{
  seats: number;
  sizes: ChildSeatSizes;
  onChange: (sizes: ChildSeatSizes) => void;
  className?: string;
}>;

/** The parts the builder takes from the booking forms. */
export type TripInputs = { readonly place: PlaceInput; readonly seatSizes: SeatSizesInput };

type TripProps = { journey: QuoteJourney; onChange: (journey: QuoteJourney) => void; inputs: TripInputs };

const text = (event: { currentTarget: { value: string } }) => event.currentTarget.value;
const dayOrNull = (day: string) => (isLocalDate(day) ? localDate(day) : null);

type BuilderTripProps = {
  draft: QuoteDraft;
  onChange: (changes: Partial<QuoteDraft>) => void;
  inputs: TripInputs;
};

/** The trip of all options that have no trip of their own. */
export function BuilderTrip({ draft, onChange, inputs }: BuilderTripProps) {
  const own = draft.options.filter(({ journey }) => journey !== null).map(({ letter }) => letter);
  const note =
    own.length === 0
      ? "We create the booking from this when the customer accepts."
      : `For every option except ${own.join(" and ")}, which ${own.length === 1 ? "has its" : "have their"} own trip.`;
  return (
    <Card>
      <CardHeader title="Trip" note={note} />
      <TripFields journey={draft.journey} onChange={(journey) => onChange({ journey })} inputs={inputs} />
      <TripExtras journey={draft.journey} onChange={(journey) => onChange({ journey })} />
    </Card>
  );
}

/** Route, time and party. */
export function TripFields(props: TripProps) {
  const { journey, onChange } = props;
  const set = (changes: Partial<QuoteJourney>) => onChange({ ...journey, ...changes });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ServiceFields {...props} />
      <PlaceFields {...props} />
      <TimeFields {...props} />
      <PartyFields {...props} />
      <FactFields
        facts={plainFacts}
        values={journey}
        onChange={set}
        hint="What the customer asked for. It’s saved with the booking."
        className="sm:col-span-2"
      />
    </div>
  );
}

function ServiceFields({ journey, onChange }: TripProps) {
  const services = useCall(termsContract.companyTerms, {}).data?.services ?? [];
  const set = (changes: Partial<QuoteJourney>) => onChange({ ...journey, ...changes });
  return (
    <>
      <Field label="Service">
        <Select
          value={journey.service_type}
          options={kindsOnSale(services, journey.service_type)}
          onChange={(event) =>
            set({ service_type: serviceOptionIds.find((id) => id === text(event)) ?? "custom", ...noOffer })
          }
        />
      </Field>
      <OfferFields journey={journey} onChange={set} />
      {journey.service_type !== "day_tour" && (
        <Field label="Flight" optional>
          <TextInput
            value={journey.flight_number}
            maxLength={20}
            onChange={(event) => set({ flight_number: text(event) })}
          />
        </Field>
      )}
    </>
  );
}

/** Clears the offer of another service. */
const noOffer = { offer: null, hire_unit: null, hire_hours: null, package_days: null };

function PlaceFields({ journey, onChange, inputs: { place: PlaceInput } }: TripProps) {
  return (
    <>
      <Field label="From">
        <PlaceInput
          isQuiet
          value={journey.pickup_location}
          onChange={(pickup_location) => onChange({ ...journey, pickup_location })}
        />
      </Field>
      <Field label="To">
        <PlaceInput
          isQuiet
          value={journey.destination}
          onChange={(destination) => onChange({ ...journey, destination })}
        />
      </Field>
    </>
  );
}

function TimeFields({ journey, onChange }: TripProps) {
  const tours = useCall(termsContract.companyTerms, {}).data?.tours ?? [];
  const choice = { ...journey, service: journey.service_type };
  const season = seasonProblem(choice, journey.pickup_date ?? "", tours);
  const start = startProblem(choice, journey.pickup_time, tours);
  const set = (changes: Partial<QuoteJourney>) => onChange({ ...journey, ...changes });
  return (
    <>
      <Field label="Pickup date" required hint={season && `Out of season: ${season} You can still quote it.`}>
        <DatePicker value={journey.pickup_date ?? ""} onChange={(day) => set({ pickup_date: dayOrNull(day) })} />
      </Field>
      <Field label="Pickup time" hint={start && `${start} You can still quote it.`}>
        <TimePicker
          value={journey.pickup_time}
          onChange={(time) => set({ pickup_time: isLocalTime(time) ? localTime(time) : defaultPickupTime })}
        />
      </Field>
      <LastDateFields journey={journey} onChange={set} />
    </>
  );
}

function PartyFields({ journey, onChange, inputs: { seatSizes: SeatSizes } }: TripProps) {
  const set = (changes: Partial<QuoteJourney>) => onChange({ ...journey, ...changes });
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-4 sm:col-span-2">
      <Field label="Passengers">
        <NumberStepper
          noun="passengers"
          min={1}
          max={200}
          value={journey.passengers}
          onChange={(passengers) => set({ passengers })}
        />
      </Field>
      <Field label="Bags">
        <NumberStepper noun="bags" max={100} value={journey.bags} onChange={(bags) => set({ bags })} />
      </Field>
      <Field label="Child seats">
        <NumberStepper
          noun="child seats"
          max={10}
          value={journey.child_seats}
          onChange={(child_seats) => set(seatsOf(child_seats, journey.child_seat_sizes))}
        />
      </Field>
      <SeatSizes
        className="basis-full"
        seats={journey.child_seats}
        sizes={journey.child_seat_sizes}
        onChange={(sizes) => set(seatsOf(journey.child_seats, sizes))}
      />
    </div>
  );
}

/** Fewer seats keep fewer sizes. */
const seatsOf = (seats: number, sizes: ChildSeatSizes) => ({
  child_seats: seats,
  child_seat_sizes: fittedSizes(sizes, seats),
});
