import { DatePicker } from "#design/dates/date-picker.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { addDays, localDate, localDateOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { providerInvoicesContract as calls, providerInvoiceForm } from "../contract.ts";

type RecordInvoiceProps = { providers: readonly { id: string; name: string }[]; onClose: () => void };

/** An invoice as it came; what was agreed for its period is looked up with it. */
export function RecordInvoiceDialog({ providers, onClose }: RecordInvoiceProps) {
  const record = useMakeCall(calls.recordProviderInvoice, [calls.providerInvoices]);
  const today = localDateOf(new Date());
  const lastMonthEnds = addDays(localDate(`${today.slice(0, 7)}-01`), -1);
  return (
    <FormDialog
      onClose={onClose}
      title="Record provider invoice"
      text="We match it with the trips in its period that aren’t on another invoice."
      confirmLabel="Record invoice"
      schema={providerInvoiceForm}
      defaultValues={{
        provider_id: providers[0]?.id ?? "",
        number: "",
        issued_on: today,
        note: "",
        from: `${lastMonthEnds.slice(0, 7)}-01`,
        until: lastMonthEnds,
        amount_cents: Number.NaN,
      }}
      onConfirm={(values) => record.mutateAsync(values)}
      doneLabel={({ trips, agreed_cents }) =>
        `Matched with ${trips === 1 ? "1 trip" : `${trips} trips`}: ${formatRand(agreed_cents, { always: true })} was agreed`
      }
    >
      <FormField name="provider_id" label="Provider" required>
        <Select options={providers.map(({ id, name }) => ({ value: id, label: name }))} />
      </FormField>
      <FormField name="number" label="Invoice number" required>
        <TextInput maxLength={60} />
      </FormField>
      <FormField name="issued_on" label="Invoice date" required>
        {({ value, onChange }) => <DatePicker value={value} onChange={onChange} max={today} />}
      </FormField>
      <FormField name="from" label="First date of its trips" required>
        {({ value, onChange }) => <DatePicker value={value} onChange={onChange} max={today} />}
      </FormField>
      <FormField name="until" label="Last date of its trips" required>
        {({ value, onChange }) => <DatePicker value={value} onChange={onChange} max={today} />}
      </FormField>
      <FormField name="amount_cents" label="Amount" required>
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="note" label="Note" optional>
        <TextInput maxLength={300} />
      </FormField>
    </FormDialog>
  );
}
