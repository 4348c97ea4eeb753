import { Card, CardHeader } from "#design/card.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { TimePicker } from "#design/dates/time-picker.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, TextArea, TextInput } from "#design/fields/field.tsx";
import { restDueText } from "#domain/booking/deposit.ts";
import {
  isLocalDate,
  isLocalTime,
  localDate,
  localDateOf,
  localTime,
  localTimeOf,
  momentOf,
} from "#domain/time/local-time.ts";
import type { QuoteDraft } from "../../draft-contract.ts";

type BuilderFieldsProps = { draft: QuoteDraft; onChange: (changes: Partial<QuoteDraft>) => void };

const text = (event: { currentTarget: { value: string } }) => event.currentTarget.value;

export function BuilderCustomer({ draft, onChange }: BuilderFieldsProps) {
  return (
    <Card>
      <CardHeader title="Customer" />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Name" required>
          <TextInput value={draft.customer_name} onChange={(event) => onChange({ customer_name: text(event) })} />
        </Field>
        <Field label="Email" required>
          <TextInput
            type="email"
            value={draft.customer_email}
            onChange={(event) => onChange({ customer_email: text(event) })}
          />
        </Field>
        <Field label="Phone" optional>
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

export function BuilderWords({ draft, onChange }: BuilderFieldsProps) {
  return (
    <Card>
      <CardHeader title="Texts" note="In the two lists, enter one point per line." />
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
        <Field label="Internal note" hint="The customer doesn’t see this." className="sm:col-span-2">
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
      <CardHeader title="Conditions" note="A quote expires at the latest 12 hours before the pickup." />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Valid until">
          <DatePicker value={localDateOf(until)} onChange={(day) => setUntil(day, localTimeOf(until))} />
        </Field>
        <Field label="Time">
          <TimePicker value={localTimeOf(until)} onChange={(time) => setUntil(localDateOf(until), time)} />
        </Field>
        <Field label="Due with the booking (%)">
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
        <Field label="The rest, hours before pickup" hint={`The rest is due ${restDueText(draft.rest_due_hours)}.`}>
          <TextInput
            type="number"
            min={0}
            max={8760}
            disabled={draft.deposit_share >= 1}
            value={draft.rest_due_hours}
            onChange={(event) =>
              onChange({ rest_due_hours: Math.min(8760, Math.max(0, Math.round(Number(text(event)) || 0))) })
            }
          />
        </Field>
        <Checkbox
          className="sm:col-span-3"
          label="Hold a vehicle for the customer"
          hint="Held from the moment the quote is sent, for up to 24 hours and never past its expiry. If no vehicle is available, the quote is sent without a hold."
          checked={draft.keeps_vehicle}
          onChange={(event) => onChange({ keeps_vehicle: event.currentTarget.checked })}
        />
      </div>
    </Card>
  );
}
