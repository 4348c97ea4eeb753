import { DatePicker } from "#design/dates/date-picker.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { addDays, localDate, localDateOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { ownInvoiceForm, providerInvoicesContract } from "../../provider-invoices/contract.ts";
import { providerPortalContract } from "../contract.ts";

/** A provider’s invoice, by default for last month. */
export function SendInvoiceDialog({ onClose }: { onClose: () => void }) {
  const send = useMakeCall(providerInvoicesContract.sendProviderInvoice, [providerPortalContract.providerEarnings]);
  const today = localDateOf(new Date());
  const lastMonthEnds = addDays(localDate(`${today.slice(0, 7)}-01`), -1);
  return (
    <FormDialog
      onClose={onClose}
      title="Send invoice"
      text="We match it with your trips in its period that aren’t on another invoice, and pay what was agreed for them."
      confirmLabel="Send invoice"
      schema={ownInvoiceForm}
      defaultValues={{
        number: "",
        issued_on: today,
        note: "",
        from: `${lastMonthEnds.slice(0, 7)}-01`,
        until: lastMonthEnds,
        amount_cents: Number.NaN,
      }}
      onConfirm={(values) => send.mutateAsync(values)}
      doneLabel={({ trips, agreed_cents }) =>
        `Invoice sent for ${trips === 1 ? "1 trip" : `${trips} trips`}: ${formatRand(agreed_cents, { always: true })} was agreed`
      }
    >
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
