import { DatePicker } from "#design/dates/date-picker.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { addDays, localDate, localDateOf } from "#domain/time/local-time.ts";

/** A provider’s invoice, by default for last month. */
export function emptyInvoice(today = localDateOf(new Date())) {
  const lastMonthEnds = addDays(localDate(`${today.slice(0, 7)}-01`), -1);
  return {
    number: "",
    issued_on: today,
    note: "",
    from: `${lastMonthEnds.slice(0, 7)}-01`,
    until: lastMonthEnds,
    amount_cents: Number.NaN,
  };
}

/** “2 trips: R1 200.00 was agreed” */
export function matchedText({ trips, agreed_cents }: { trips: number; agreed_cents: number }): string {
  return `${trips === 1 ? "1 trip" : `${trips} trips`}: ${formatRand(agreed_cents, { always: true })} was agreed`;
}

/** The fields of a provider’s invoice, for our team and for the provider. */
export function InvoiceFields({ today = localDateOf(new Date()) }) {
  const past = (name: string, label: string) => (
    <FormField name={name} label={label} required>
      {({ value, onChange }) => <DatePicker value={value} onChange={onChange} max={today} />}
    </FormField>
  );
  return (
    <>
      <FormField name="number" label="Invoice number" required>
        <TextInput maxLength={60} />
      </FormField>
      {past("issued_on", "Invoice date")}
      {past("from", "First date of its trips")}
      {past("until", "Last date of its trips")}
      <FormField name="amount_cents" label="Amount" required>
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="note" label="Note" optional>
        <TextInput maxLength={300} />
      </FormField>
    </>
  );
}
