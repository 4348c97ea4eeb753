import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { TimePicker } from "#design/dates/time-picker.tsx";
import { FactFields } from "#design/fields/fact-fields.tsx";
import { Field, Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";
import { PlaceField } from "#design/fields/place-field.tsx";
import { QuantityList } from "#design/fields/quantity-list.tsx";
import { plainFacts } from "#domain/booking/facts.ts";
import { dateWarning, seasonLimits, tourChosen } from "#domain/booking/tour-season.ts";
import { timesToChoose } from "#domain/catalogue/tour.ts";
import { serviceOptionFor } from "#domain/company/catalogue.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { extraItems, quantitiesOf, withQuantity } from "#domain/extra/extra-labels.ts";
import { lastsByDay } from "#domain/stay/service-days.ts";
import { addDays, daysBetween, isLocalDate, localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { SeatSizeFields } from "../../ui/seat-size-fields.tsx";
import type { SelfBooking } from "../contract.ts";
import type { ChangeDraft } from "./use-change-draft.ts";

type ChangeFieldsProps = { booking: SelfBooking; draft: ChangeDraft; onChange: (draft: ChangeDraft) => void };

/** The fields a customer may change; once a trip has started, none of its own. */
export function ChangeFields({ booking, draft, onChange }: ChangeFieldsProps) {
  const isByDay = isSoldByDay(booking);
  const isAhead = booking.may.change_outbound;
  const fields = { booking, draft, onChange };
  return (
    <>
      {isAhead ? (
        <PickupFields {...fields} isByDay={isByDay} />
      ) : (
        <Alert>
          Your trip has begun, so its time, places and passengers can’t be changed here. Please call us about those.
        </Alert>
      )}
      {isByDay ? (
        <LastDateField {...fields} />
      ) : (
        <ReturnFields hasReturn={booking.return_at !== null} draft={draft} onChange={onChange} />
      )}
      {isAhead && <RideFields {...fields} />}
      <SeatSizeFields
        seats={draft.child_seats}
        sizes={draft.child_seat_sizes}
        onChange={(child_seat_sizes) => onChange({ ...draft, child_seat_sizes })}
      />
      <ContactFields draft={draft} onChange={onChange} isByDay={isByDay} />
    </>
  );
}

function PickupFields({ booking, draft, onChange, isByDay }: ChangeFieldsProps & { isByDay: boolean }) {
  const choice = { service: booking.service_type, offer: booking.offer, destination: booking.destination };
  const tours = useCall(termsContract.companyTerms, {}).data?.tours ?? [];
  const season = seasonLimits(choice, tours);
  const tour = tourChosen(choice, tours);
  const times = tour ? timesToChoose(tour) : [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Pickup date" hint={dateWarning(choice, draft.pickup_date, tours) ?? season.note}>
        <DatePicker
          value={draft.pickup_date}
          onChange={(date) => onChange(movedTo(draft, date, isByDay))}
          min={localDateOf(new Date())}
          {...season}
        />
      </Field>
      <Field label={times.length > 0 ? "Start time" : "Pickup time"}>
        {times.length > 0 ? (
          <Select
            value={draft.pickup_time}
            options={[...new Set([...times, localTimeOf(new Date(booking.pickup_at))])]
              .toSorted()
              .map((time) => ({ value: time, label: time }))}
            onChange={({ currentTarget }) => onChange({ ...draft, pickup_time: currentTarget.value })}
          />
        ) : (
          <TimePicker value={draft.pickup_time} onChange={(pickup_time) => onChange({ ...draft, pickup_time })} />
        )}
      </Field>
    </div>
  );
}

/** Route, party and vehicle. */
function RideFields({ booking, draft, onChange }: ChangeFieldsProps) {
  const set =
    <K extends keyof ChangeDraft>(key: K) =>
    (value: ChangeDraft[K]) =>
      onChange({ ...draft, [key]: value });
  return (
    <>
      <Field label="From">
        <PlaceField value={draft.pickup_location} onChange={set("pickup_location")} isQuiet />
      </Field>
      {booking.service_type !== "day_tour" && (
        <Field label="To">
          <PlaceField value={draft.destination} onChange={set("destination")} isQuiet />
        </Field>
      )}
      <Field label="Extra stops" hint="One per line, up to five">
        <TextArea rows={2} value={draft.extra_stops} onChange={({ target }) => set("extra_stops")(target.value)} />
      </Field>
      <Field label="Passengers">
        <NumberStepper
          noun="passengers"
          min={1}
          max={companyRules.passengersAtMost}
          value={draft.passengers}
          onChange={set("passengers")}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Bags">
          <NumberStepper noun="bags" max={100} value={draft.bags} onChange={set("bags")} />
        </Field>
        <Field label="Child seats">
          <NumberStepper noun="child seats" max={10} value={draft.child_seats} onChange={set("child_seats")} />
        </Field>
      </div>
      <QuantityList
        label="Extras"
        items={extraItems(booking.extras_offered)}
        quantities={quantitiesOf(draft.extras)}
        onChange={(id, quantity) => set("extras")(withQuantity(draft.extras, id, quantity))}
      />
      <VehicleField booking={booking} draft={draft} onChange={onChange} />
    </>
  );
}

/** Vehicles that seat everyone; another one’s price is shown before anything changes. */
function VehicleField({ booking, draft, onChange }: ChangeFieldsProps) {
  const fitting = booking.vehicle_choices.filter(({ most }) => most === null || most >= draft.passengers);
  const isFitting = fitting.some(({ id }) => id === draft.vehicle_class);
  return (
    <Field label="Vehicle" hint="One that you choose yourself has its own price">
      <Select
        value={isFitting ? draft.vehicle_class : fitting[0]?.id}
        onChange={({ currentTarget }) => {
          const chosen = fitting.find(({ id }) => id === currentTarget.value);
          if (chosen) onChange({ ...draft, vehicle_class: chosen.id });
        }}
        options={fitting.map(({ id, name, most }) => ({
          value: id,
          label: most === null ? name : `${name}, up to ${most} people`,
        }))}
      />
    </Field>
  );
}

type PartProps = Pick<ChangeFieldsProps, "draft" | "onChange">;

const isSoldByDay = ({ service_type, offer, days }: SelfBooking): boolean =>
  days > 1 || lastsByDay({ service: serviceOptionFor(service_type) ?? "custom", offer, hireUnit: null });

/** A hire moved to another date keeps its length. */
function movedTo(draft: ChangeDraft, pickup_date: string, isByDay: boolean): ChangeDraft {
  const { pickup_date: before, return_date: last } = draft;
  if (!isByDay || !isLocalDate(pickup_date) || !isLocalDate(before) || !isLocalDate(last))
    return { ...draft, pickup_date };
  return { ...draft, pickup_date, return_date: addDays(last, daysBetween(before, pickup_date)) };
}

/** A tour without a last date ends when it ends. */
function LastDateField({ booking, draft, onChange }: ChangeFieldsProps) {
  if (booking.service_type === "day_tour" && booking.return_at === null) return null;
  const earliest = isLocalDate(draft.pickup_date) ? addDays(draft.pickup_date, 1) : undefined;
  return (
    <Field label="Last date" hint="Leave blank for one day. Your vehicle and driver stay with you until then.">
      <DatePicker
        value={draft.return_date}
        onChange={(return_date) => onChange({ ...draft, return_date })}
        {...(earliest && { min: earliest })}
      />
    </Field>
  );
}

function ReturnFields({ hasReturn, draft, onChange }: PartProps & { hasReturn: boolean }) {
  const [isAdding, setAdding] = useState(hasReturn);
  if (!isAdding)
    return (
      <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setAdding(true)}>
        Add a return trip
      </Button>
    );
  const earliest = isLocalDate(draft.pickup_date) ? addDays(draft.pickup_date, 1) : undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Return date">
        <DatePicker
          value={draft.return_date}
          onChange={(return_date) => onChange({ ...draft, return_date })}
          {...(earliest && { min: earliest })}
        />
      </Field>
      <Field label="Return time">
        <TimePicker value={draft.return_time} onChange={(return_time) => onChange({ ...draft, return_time })} />
      </Field>
    </div>
  );
}

function ContactFields({ draft, onChange, isByDay }: PartProps & { isByDay: boolean }) {
  const text = (key: "flight_number" | "return_flight_number" | "phone" | "first_name" | "last_name") => ({
    value: draft[key],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [key]: target.value }),
  });
  return (
    <>
      <Field label="Flight number" optional>
        <TextInput maxLength={20} {...text("flight_number")} />
      </Field>
      {draft.return_date && !isByDay && (
        <Field label="Return flight number" optional>
          <TextInput maxLength={20} {...text("return_flight_number")} />
        </Field>
      )}
      <FactFields
        facts={plainFacts}
        values={draft}
        onChange={(changes) => onChange({ ...draft, ...changes })}
        rows={3}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name">
          <TextInput maxLength={100} autoComplete="given-name" {...text("first_name")} />
        </Field>
        <Field label="Last name">
          <TextInput maxLength={100} autoComplete="family-name" {...text("last_name")} />
        </Field>
      </div>
      <Field label="Phone">
        <TextInput type="tel" maxLength={40} autoComplete="tel" {...text("phone")} />
      </Field>
    </>
  );
}
