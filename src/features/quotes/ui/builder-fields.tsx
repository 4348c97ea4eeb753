import { Card, CardHeader } from "#design/card.tsx";
import { Checkbox } from "#design/checkbox.tsx";
import { DatePicker } from "#design/date-picker.tsx";
import { Field, Select, TextArea, TextInput } from "#design/field.tsx";
import { NumberStepper } from "#design/number-stepper.tsx";
import { TimePicker } from "#design/time-picker.tsx";
import { serviceOptionIds, serviceOptions, tours } from "#domain/catalogue.ts";
import {
  isLocalDate,
  isLocalTime,
  localDate,
  localDateOf,
  localTime,
  localTimeOf,
  momentOf,
} from "#domain/local-time.ts";
import { defaultPickupTime } from "#domain/trip.ts";
import type { QuoteDraft, QuoteJourney } from "../office-contract.ts";

type BuilderFieldsProps = { draft: QuoteDraft; onChange: (changes: Partial<QuoteDraft>) => void };

const text = (event: { currentTarget: { value: string } }) => event.currentTarget.value;
const dayOrNull = (day: string) => (isLocalDate(day) ? localDate(day) : null);

export function BuilderCustomer({ draft, onChange }: BuilderFieldsProps) {
  return (
    <Card>
      <CardHeader title="Customer" />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Name" required>
          <TextInput value={draft.customer_name} onChange={(event) => onChange({ customer_name: text(event) })} />
        </Field>
        <Field label="E-mail" required>
          <TextInput
            type="email"
            value={draft.customer_email}
            onChange={(event) => onChange({ customer_email: text(event) })}
          />
        </Field>
        <Field label="Telephone" optional>
          <TextInput
            type="tel"
            value={draft.customer_phone}
            onChange={(event) => onChange({ customer_phone: text(event) })}
          />
        </Field>
      </div>
    </Card>
  );
}

export function BuilderJourney({ draft, onChange }: BuilderFieldsProps) {
  const { journey } = draft;
  const set = (changes: Partial<QuoteJourney>) => onChange({ journey: { ...journey, ...changes } });
  return (
    <Card>
      <CardHeader title="Journey" note="The booking is made from this when the customer accepts." />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Service">
          <Select
            value={journey.service_type}
            options={serviceOptions.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) =>
              set({ service_type: serviceOptionIds.find((id) => id === text(event)) ?? "custom", offer: null })
            }
          />
        </Field>
        {journey.service_type === "day_tour" ? (
          <Field label="Tour">
            <Select
              value={journey.offer ?? ""}
              placeholder="A tour of its own"
              options={tours.map(({ slug, name }) => ({ value: slug, label: name }))}
              onChange={(event) => set({ offer: text(event) || null })}
            />
          </Field>
        ) : (
          <Field label="Flight" optional>
            <TextInput
              value={journey.flight_number}
              maxLength={20}
              onChange={(event) => set({ flight_number: text(event) })}
            />
          </Field>
        )}
        <Field label="From">
          <TextInput value={journey.pickup_location} onChange={(event) => set({ pickup_location: text(event) })} />
        </Field>
        <Field label="To">
          <TextInput value={journey.destination} onChange={(event) => set({ destination: text(event) })} />
        </Field>
        <Field label="Pickup day" required>
          <DatePicker value={journey.pickup_date ?? ""} onChange={(day) => set({ pickup_date: dayOrNull(day) })} />
        </Field>
        <Field label="Pickup time">
          <TimePicker
            value={journey.pickup_time}
            onChange={(time) => set({ pickup_time: isLocalTime(time) ? localTime(time) : defaultPickupTime })}
          />
        </Field>
        <Field label="Return day" optional>
          <DatePicker value={journey.return_date ?? ""} onChange={(day) => set({ return_date: dayOrNull(day) })} />
        </Field>
        <Field label="Return time" optional>
          <TimePicker
            value={journey.return_time ?? ""}
            onChange={(time) => set({ return_time: isLocalTime(time) ? localTime(time) : null })}
          />
        </Field>
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
              onChange={(child_seats) => set({ child_seats })}
            />
          </Field>
        </div>
        <Field
          label="Wishes"
          optional
          hint="What the customer asked for; it goes with the booking."
          className="sm:col-span-2"
        >
          <TextArea
            rows={2}
            maxLength={2000}
            value={journey.special_requirements}
            onChange={(event) => set({ special_requirements: text(event) })}
          />
        </Field>
      </div>
    </Card>
  );
}

export function BuilderWords({ draft, onChange }: BuilderFieldsProps) {
  return (
    <Card>
      <CardHeader title="Words" note="One point a line in the two lists." />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Title" className="sm:col-span-2">
          <TextInput value={draft.title} maxLength={160} onChange={(event) => onChange({ title: text(event) })} />
        </Field>
        <Field label="Message to the customer" className="sm:col-span-2">
          <TextArea
            rows={3}
            maxLength={4000}
            value={draft.message}
            onChange={(event) => onChange({ message: text(event) })}
          />
        </Field>
        <Field label="Included">
          <TextArea
            rows={4}
            maxLength={2000}
            value={draft.inclusions}
            onChange={(event) => onChange({ inclusions: text(event) })}
          />
        </Field>
        <Field label="Not included">
          <TextArea
            rows={4}
            maxLength={2000}
            value={draft.exclusions}
            onChange={(event) => onChange({ exclusions: text(event) })}
          />
        </Field>
        <Field label="Payment terms" className="sm:col-span-2">
          <TextArea
            rows={2}
            maxLength={2000}
            value={draft.payment_terms}
            onChange={(event) => onChange({ payment_terms: text(event) })}
          />
        </Field>
        <Field label="Note for the office" hint="The customer never sees it." className="sm:col-span-2">
          <TextArea
            rows={2}
            maxLength={2000}
            value={draft.internal_note}
            onChange={(event) => onChange({ internal_note: text(event) })}
          />
        </Field>
      </div>
    </Card>
  );
}

export function BuilderConditions({ draft, onChange }: BuilderFieldsProps) {
  const until = new Date(draft.valid_until);
  const setUntil = (day: string, time: string) => {
    if (isLocalDate(day) && isLocalTime(time))
      onChange({ valid_until: momentOf(localDate(day), localTime(time)).toISOString() });
  };
  return (
    <Card>
      <CardHeader title="Conditions" note="Never longer than until twelve hours before the pickup." />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Good until, day">
          <DatePicker value={localDateOf(until)} onChange={(day) => setUntil(day, localTimeOf(until))} />
        </Field>
        <Field label="Time">
          <TimePicker value={localTimeOf(until)} onChange={(time) => setUntil(localDateOf(until), time)} />
        </Field>
        <Field label="Due with the booking, in %">
          <TextInput
            type="number"
            min={0}
            max={100}
            value={Math.round(draft.deposit_share * 100)}
            onChange={(event) =>
              onChange({ deposit_share: Math.min(100, Math.max(0, Number(text(event)) || 0)) / 100 })
            }
          />
        </Field>
        <Checkbox
          className="sm:col-span-3"
          label="Keep a vehicle for the customer"
          hint="From the moment it is sent, for 24 hours at most and never longer than the quote is good. Nobody else can book it meanwhile; if none is free, the quote goes out without the promise."
          checked={draft.keeps_vehicle}
          onChange={(event) => onChange({ keeps_vehicle: event.currentTarget.checked })}
        />
      </div>
    </Card>
  );
}
