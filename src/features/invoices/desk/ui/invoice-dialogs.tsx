import * as z from "zod/mini";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { aloneText } from "#domain/account/refund-labels.ts";
import { paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { invoiceDeskContract as desk, type OpenedInvoice, paymentForm, refundForm } from "../contract.ts";
import { methodLabels } from "./invoice-labels.ts";

const refreshed = [desk.readInvoice, desk.listInvoices, desk.invoiceFigures, desk.invoiceGaps];

type DialogProps = { invoice: OpenedInvoice; open: boolean; onClose: () => void };

export function PaymentDialog({ invoice, open, onClose }: DialogProps) {
  const record = useMakeCall(desk.recordInvoicePayment, refreshed);
  const { id, version } = invoice;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Record payment"
      text={`For a payment received outside the site. ${formatRand(invoice.open_cents, { always: true })} is due.`}
      confirmLabel="Record payment"
      schema={paymentForm}
      defaultValues={{
        amount_cents: invoice.open_cents,
        method: "transfer",
        paid_on: localDateOf(new Date()),
        note: "",
      }}
      doneLabel="Payment recorded"
      onConfirm={(values) => record.mutateAsync({ ...values, id, version })}
    >
      <FormField name="amount_cents" label="Amount" required>
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="method" label="How it was paid" required>
        <Select options={paymentMethods.map((value) => ({ value, label: methodLabels[value] ?? value }))} />
      </FormField>
      <FormField name="paid_on" label="Date received" required>
        {({ value, onChange }) => <DatePicker value={value} onChange={onChange} max={localDateOf(new Date())} />}
      </FormField>
      <FormField name="note" label="Note" optional hint="For example, the line on the bank statement.">
        <TextInput maxLength={300} />
      </FormField>
    </FormDialog>
  );
}

const creditForm = z.object({
  amount_cents: z.int("Enter an amount").check(z.minimum(1, "Enter an amount above zero")),
  reference: z.string().check(z.trim(), z.maxLength(20)),
  reason: z.string().check(z.trim(), z.minLength(1, "Please enter the reason"), z.maxLength(500)),
});

export function CreditDialog({ invoice, open, onClose }: DialogProps) {
  const credit = useMakeCall(desk.creditInvoice, refreshed);
  const left = invoice.total_cents - invoice.credited_cents;
  const { id, version } = invoice;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Credit ${invoice.number}`}
      text={`Credits all or part of it with a numbered credit note. ${formatRand(left, { always: true })} can be credited, shared across the VAT codes.`}
      confirmLabel="Issue credit note"
      tone="danger"
      schema={creditForm}
      defaultValues={{ amount_cents: left, reference: "", reason: "" }}
      onConfirm={({ reference, ...values }) =>
        credit.mutateAsync({ ...values, id, version, ...(reference && { reference }) })
      }
      doneLabel={(note) => `Credit note ${note.number} issued`}
    >
      <FormField name="amount_cents" label="Amount" required>
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      {invoice.month && (
        <FormField
          name="reference"
          label="Booking reference"
          optional
          hint="For a part of this monthly invoice. It lowers the price of that booking."
        >
          <TextInput maxLength={20} />
        </FormField>
      )}
      <FormField name="reason" label="Reason" required hint="Shown on the credit note.">
        <TextArea rows={2} maxLength={500} />
      </FormField>
    </FormDialog>
  );
}

/** Records that our team refunded an overpayment. */
export function RefundDialog({ invoice, onClose }: Omit<DialogProps, "open">) {
  const refund = useMakeCall(desk.refundInvoice, refreshed);
  const { id, version, refundable_cents: refundable, refund_at_most_cents: atMost, month } = invoice;
  const next = month ? " If you don’t refund it, it goes towards the company’s next monthly invoice." : "";
  return (
    <FormDialog
      onClose={onClose}
      title={`Refund overpayment on ${invoice.number}`}
      text={`${formatRand(refundable, { always: true })} was overpaid. Pay it to the customer’s bank account first, then record it here.${next}`}
      confirmLabel="Record refund"
      schema={refundForm}
      defaultValues={{ amount_cents: atMost, reason: "" }}
      doneLabel={`Refund to ${invoice.buyer_name} recorded`}
      onConfirm={(values) => refund.mutateAsync({ ...values, id, version })}
    >
      <FormField name="amount_cents" label="Amount" hint={aloneText(atMost, refundable)} required>
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="reason" label="Reason" required hint="Saved in the activity log.">
        <TextInput maxLength={500} />
      </FormField>
    </FormDialog>
  );
}

export function WriteOffDialog({ invoice, open, onClose }: DialogProps) {
  const writeOff = useMakeCall(desk.writeOffInvoice, refreshed);
  const { id, version } = invoice;
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={`Write off ${invoice.number}?`}
      text={`${formatRand(invoice.open_cents, { always: true })} is written off. This can’t be undone.`}
      confirmLabel="Write off"
      tone="danger"
      reason={{ hint: "Saved in the activity log." }}
      doneLabel="Invoice written off"
      onConfirm={(reason) => writeOff.mutateAsync({ id, version, reason })}
    />
  );
}
