import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { TimePicker } from "#design/dates/time-picker.tsx";
import { FactFields } from "#design/fields/fact-fields.tsx";
import { Field, Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";
import { PlaceField } from "#design/fields/place-field.tsx";
import { plainFacts } from "#domain/booking/facts.ts";
import { dateWarning, seasonLimits } from "#domain/booking/tour-season.ts";
import { serviceOptionFor, vehicleClasses } from "#domain/company/catalogue.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { lastsByDay } from "#domain/stay/service-days.ts";
import { addDays, daysBetween, isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import { SeatSizeFields } from "../../ui/seat-size-fields.tsx";
import type { SelfBooking } from "../contract.ts";
import type { ChangeDraft } from "./use-change-draft.ts";

type ChangeFieldsProps = { booking: SelfBooking; wish: ChangeDraft; onChange: (wish: ChangeDraft) => void };

/** The fields a customer may change; once a trip has started, none of its own. */
export function ChangeFields({ booking, wish, onChange }: ChangeFieldsProps) {
  const isByDay = isSoldByDay(booking);
  const isAhead = booking.may.change_outbound;
  const fields = { booking, wish, onChange };
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
        <ReturnFields hasReturn={booking.return_at !== null} wish={wish} onChange={onChange} />
      )}
      {isAhead && <RideFields {...fields} />}
      <SeatSizeFields
        seats={wish.child_seats}
        sizes={wish.child_seat_sizes}
        onChange={(child_seat_sizes) => onChange({ ...wish, child_seat_sizes })}
      />
      <ContactFields wish={wish} onChange={onChange} isByDay={isByDay} />
    </>
  );
}

function PickupFields({ booking, wish, onChange, isByDay }: ChangeFieldsProps & { isByDay: boolean }) {
  const choice = { service: booking.service_type, offer: booking.offer, destination: booking.destination };
  const season = seasonLimits(choice);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Pickup date" hint={dateWarning(choice, wish.pickup_date) ?? season.note}>
        <DatePicker
          value={wish.pickup_date}
          onChange={(date) => onChange(movedTo(wish, date, isByDay))}
          min={localDateOf(new Date())}
          {...season}
        />
      </Field>
      <Field label="Pickup time">
        <TimePicker value={wish.pickup_time} onChange={(pickup_time) => onChange({ ...wish, pickup_time })} />
      </Field>
    </div>
  );
}

/** Route, party and vehicle. */
function RideFields({ booking, wish, onChange }: ChangeFieldsProps) {
  const set =
    <K extends keyof ChangeDraft>(key: K) =>
    (value: ChangeDraft[K]) =>
      onChange({ ...wish, [key]: value });
  return (
    <>
      <Field label="From">
        <PlaceField value={wish.pickup_location} onChange={set("pickup_location")} isQuiet />
      </Field>
      {booking.service_type !== "day_tour" && (
        <Field label="To">
          <PlaceField value={wish.destination} onChange={set("destination")} isQuiet />
        </Field>
      )}
      <Field label="Extra stops" hint="One per line, up to five">
        <TextArea rows={2} value={wish.extra_stops} onChange={({ target }) => set("extra_stops")(target.value)} />
      </Field>
      <Field label="Passengers">
        <NumberStepper
          noun="passengers"
          min={1}
          max={companyRules.passengersAtMost}
          value={wish.passengers}
          onChange={set("passengers")}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Bags">
          <NumberStepper noun="bags" max={100} value={wish.bags} onChange={set("bags")} />
        </Field>
        <Field label="Child seats">
          <NumberStepper noun="child seats" max={10} value={wish.child_seats} onChange={set("child_seats")} />
        </Field>
      </div>
      <VehicleField wish={wish} onChange={onChange} />
    </>
  );
}

/** Vehicles that seat everyone; another one’s price is shown before anything changes. */
function VehicleField({ wish, onChange }: PartProps) {
  const fitting = vehicleClasses.filter(({ most }) => most === null || most >= wish.passengers);
  const isFitting = fitting.some(({ id }) => id === wish.vehicle_class);
  return (
    <Field label="Vehicle" hint="A larger one than you need has its own price">
      <Select
        value={isFitting ? wish.vehicle_class : fitting[0]?.id}
        onChange={({ currentTarget }) => {
          const chosen = fitting.find(({ id }) => id === currentTarget.value);
          if (chosen) onChange({ ...wish, vehicle_class: chosen.id });
        }}
        options={fitting.map(({ id, name, most }) => ({
          value: id,
          label: most === null ? name : `${name}, up to ${most} people`,
        }))}
      />
    </Field>
  );
}

type PartProps = Pick<ChangeFieldsProps, "wish" | "onChange">;

const isSoldByDay = ({ service_type, offer, days }: SelfBooking): boolean =>
  days > 1 || lastsByDay({ service: serviceOptionFor(service_type) ?? "custom", offer, hireUnit: null });

/** A hire moved to another date keeps its length. */
function movedTo(wish: ChangeDraft, pickup_date: string, isByDay: boolean): ChangeDraft {
  const { pickup_date: before, return_date: last } = wish;
  if (!isByDay || !isLocalDate(pickup_date) || !isLocalDate(before) || !isLocalDate(last))
    return { ...wish, pickup_date };
  return { ...wish, pickup_date, return_date: addDays(last, daysBetween(before, pickup_date)) };
}

/** A tour without a last date ends when it ends. */
function LastDateField({ booking, wish, onChange }: ChangeFieldsProps) {
  if (booking.service_type === "day_tour" && booking.return_at === null) return null;
  const earliest = isLocalDate(wish.pickup_date) ? addDays(wish.pickup_date, 1) : undefined;
  return (
    <Field label="Last date" hint="Leave blank for one day. Your vehicle and driver stay with you until then.">
      <DatePicker
        value={wish.return_date}
        onChange={(return_date) => onChange({ ...wish, return_date })}
        {...(earliest && { min: earliest })}
      />
    </Field>
  );
}

function ReturnFields({ hasReturn, wish, onChange }: PartProps & { hasReturn: boolean }) {
  const [isAdding, setAdding] = useState(hasReturn);
  if (!isAdding)
    return (
      <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setAdding(true)}>
        Add a return trip
      </Button>
    );
  const earliest = isLocalDate(wish.pickup_date) ? addDays(wish.pickup_date, 1) : undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Return date">
        <DatePicker
          value={wish.return_date}
          onChange={(return_date) => onChange({ ...wish, return_date })}
          {...(earliest && { min: earliest })}
        />
      </Field>
      <Field label="Return time">
        <TimePicker value={wish.return_time} onChange={(return_time) => onChange({ ...wish, return_time })} />
      </Field>
    </div>
  );
}

function ContactFields({ wish, onChange, isByDay }: PartProps & { isByDay: boolean }) {
  const text = (key: "flight_number" | "return_flight_number" | "phone" | "first_name" | "last_name") => ({
    value: wish[key],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...wish, [key]: target.value }),
  });
  return (
    <>
      <Field label="Flight number" optional>
        <TextInput maxLength={20} {...text("flight_number")} />
      </Field>
      {wish.return_date && !isByDay && (
        <Field label="Return flight number" optional>
          <TextInput maxLength={20} {...text("return_flight_number")} />
        </Field>
      )}
      <FactFields facts={plainFacts} values={wish} onChange={(changes) => onChange({ ...wish, ...changes })} rows={3} />
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
