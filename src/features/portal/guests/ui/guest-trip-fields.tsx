import type { ComponentType } from "react";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { TimePicker } from "#design/dates/time-picker.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, Select, TextInput } from "#design/fields/field.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";
import { PlaceField } from "#design/fields/place-field.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import type { ChildSeatSizes } from "#domain/booking/child-seats.ts";
import { seasonLimits, tourChosen } from "#domain/booking/tour-season.ts";
import { type Tour, timesToChoose } from "#domain/catalogue/tour.ts";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { addDays, isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import type { JourneyOffer } from "#features/selling/offer-contract.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { endsOf, type GuestDraft, type GuestProblems, type TripWay } from "./use-guest-trip.ts";

/** Form parts of other features, passed in by the page. */
export type GuestFormInputs = {
  readonly phone: ComponentType<{ value: string; onChange: (phone: string) => void; error: string | undefined }>;
  readonly seatSizes: ComponentType<{
    seats: number;
    sizes: ChildSeatSizes;
    onChange: (sizes: ChildSeatSizes) => void;
    className?: string;
  }>;
  readonly vehicles: ComponentType<{
    vehicles: JourneyOffer["vehicles"];
    value: VehicleClass;
    onChange: (vehicle: VehicleClass) => void;
  }>;
  /** Pickup times with a free vehicle, if the requested one has none. */
  readonly otherTimes: ComponentType<{ times: readonly string[]; onPickup: (at: string) => void }>;
};

export type GuestFieldsProps = {
  draft: GuestDraft;
  set: (changes: Partial<GuestDraft>) => void;
  problems: GuestProblems;
};

const ways: readonly { value: TripWay; label: string }[] = [
  { value: "from_airport", label: "From the airport" },
  { value: "to_airport", label: "To the airport" },
  { value: "transfer", label: "Elsewhere" },
  { value: "tour", label: "Day tour" },
];

type TripFieldsProps = GuestFieldsProps & { address: string; inputs: Pick<GuestFormInputs, "seatSizes"> };

/** The guest’s route, time and party. */
export function GuestTripFields({ address, inputs, ...props }: TripFieldsProps) {
  const { draft, set, problems } = props;
  const tours = useCall(termsContract.companyTerms, {}).data?.tours ?? [];
  return (
    <div className="grid gap-4">
      <Segmented
        label="Which trip"
        options={ways}
        value={draft.way}
        onChange={(way) => set({ way, ...endsOf(way, address) })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="From" error={problems.pickup_location}>
          <PlaceField value={draft.pickup_location} isQuiet onChange={(place) => set({ pickup_location: place })} />
        </Field>
        {draft.way === "tour" ? (
          <Field label="Tour" required error={problems.offer}>
            <Select
              placeholder="Choose a tour"
              value={draft.offer ?? ""}
              onChange={({ currentTarget }) => set(tourOf(currentTarget.value, tours, draft.pickup_time))}
              options={tours.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          </Field>
        ) : (
          <Field label="To" error={problems.destination}>
            <PlaceField value={draft.destination} isQuiet onChange={(place) => set({ destination: place })} />
          </Field>
        )}
      </div>
      <WhenFields {...props} tours={tours} />
      <PartyFields {...props} inputs={inputs} />
    </div>
  );
}

/** A tour’s destination is its name, and it starts at one of its times. */
function tourOf(slug: string, tours: readonly Tour[], time: GuestDraft["pickup_time"]) {
  const tour = tours.find((one) => one.slug === slug);
  const times = tour ? timesToChoose(tour) : [];
  const isStart = times.length === 0 || times.includes(String(time));
  return { offer: slug || null, destination: tour?.name ?? "", pickup_time: isStart ? time : times[0] };
}

function WhenFields({ draft, set, problems, tours }: GuestFieldsProps & { tours: readonly Tour[] }) {
  const choice = { service: draft.service_type, offer: draft.offer, destination: draft.destination ?? "" };
  const limits = seasonLimits(choice, tours);
  const tour = tourChosen(choice, tours);
  const times = tour ? timesToChoose(tour) : [];
  const today = localDateOf(new Date());
  const day = String(draft.pickup_date);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Pickup date" required error={problems.pickup_date}>
          <DatePicker value={day} min={today} onChange={(date) => set({ pickup_date: date })} {...limits} />
        </Field>
        <Field label={times.length > 0 ? "Start time" : "Pickup time"} required error={problems.pickup_time}>
          {times.length > 0 ? (
            <Select
              value={String(draft.pickup_time)}
              options={times.map((time) => ({ value: time, label: time }))}
              onChange={({ currentTarget }) => set({ pickup_time: currentTarget.value })}
            />
          ) : (
            <TimePicker value={String(draft.pickup_time)} onChange={(time) => set({ pickup_time: time })} />
          )}
        </Field>
        {draft.way !== "tour" && (
          <Field label="Flight number" optional error={problems.flight_number}>
            <TextInput
              value={draft.flight_number}
              maxLength={20}
              autoComplete="off"
              placeholder="e.g. SA 334"
              onChange={({ currentTarget }) => set({ flight_number: currentTarget.value.toUpperCase() })}
            />
          </Field>
        )}
      </div>
      {draft.way !== "tour" && <ReturnFields draft={draft} set={set} problems={problems} />}
    </>
  );
}

function ReturnFields({ draft, set, problems }: GuestFieldsProps) {
  const first = String(draft.pickup_date);
  const next = addDays(isLocalDate(first) ? first : localDateOf(new Date()), 1);
  return (
    <div className="grid gap-3">
      <Checkbox
        label="Return trip"
        checked={draft.return_date !== null}
        onChange={({ currentTarget }) =>
          set(
            currentTarget.checked
              ? { return_date: next, return_time: "09:00" }
              : { return_date: null, return_time: null },
          )
        }
      />
      {draft.return_date !== null && (
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Return date" required error={problems.return_date}>
            <DatePicker
              value={String(draft.return_date)}
              min={next}
              onChange={(date) => set({ return_date: date || next })}
            />
          </Field>
          <Field label="Return time" required error={problems.return_time}>
            <TimePicker value={String(draft.return_time ?? "")} onChange={(time) => set({ return_time: time })} />
          </Field>
          <Field label="Return flight number" optional error={problems.return_flight_number}>
            <TextInput
              value={draft.return_flight_number}
              maxLength={20}
              autoComplete="off"
              onChange={({ currentTarget }) => set({ return_flight_number: currentTarget.value.toUpperCase() })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}

function PartyFields({
  draft,
  set,
  problems,
  inputs: { seatSizes: SeatSizeFields },
}: Omit<TripFieldsProps, "address">) {
  const passengers = (count: number) => set({ passengers: count, child_seats: Math.min(draft.child_seats, count) });
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label="Passengers" hint="Children included" error={problems.passengers}>
        <NumberStepper
          noun="passengers"
          min={1}
          max={companyRules.passengersAtMost}
          value={draft.passengers}
          onChange={passengers}
        />
      </Field>
      <Field label="Large bags" error={problems.bags}>
        <NumberStepper noun="bags" max={100} value={draft.bags} onChange={(bags) => set({ bags })} />
      </Field>
      <Field label="Child seats" hint="Free under 12" error={problems.child_seats}>
        <NumberStepper
          noun="child seats"
          max={Math.min(10, draft.passengers)}
          value={draft.child_seats}
          onChange={(seats) => set({ child_seats: seats })}
        />
      </Field>
      <SeatSizeFields
        className="col-span-full"
        seats={draft.child_seats}
        sizes={draft.child_seat_sizes}
        onChange={(sizes) => set({ child_seat_sizes: sizes })}
      />
    </div>
  );
}
