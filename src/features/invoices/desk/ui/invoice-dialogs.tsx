import type { ReactNode } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FieldErrors, Form, SubmitButton } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { methodLabels } from "../../ui/invoice-labels.ts";
import { useFreshInvoice } from "../../ui/use-fresh-invoice.ts";
import { invoiceDeskContract as desk, type OpenedInvoice, paymentForm } from "../contract.ts";

const refreshed = [desk.readInvoice, desk.listInvoices, desk.invoiceFigures, desk.invoiceGaps];

type DialogProps = { invoice: OpenedInvoice; open: boolean; onClose: () => void };

type ActionDialogProps<In extends FieldValues, Out> = {
  open: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  tone?: "primary" | "danger";
  schema: Parameters<typeof Form<In, Out>>[0]["schema"];
  defaultValues: DefaultValues<In>;
  /** Says what was done. */
  onSubmit: (values: Out) => Promise<string>;
  children: ReactNode;
};

/** A form in a dialog that does one action; what the server says no to stands in the form. */
export function ActionDialog<In extends FieldValues, Out>(props: ActionDialogProps<In, Out>) {
  const { open, onClose, title, text, confirmLabel, tone = "primary" } = props;
  const refresh = useFreshInvoice();
  const submit = async (values: Out) => {
    try {
      const done = await props.onSubmit(values);
      onClose();
      void toast({ title: done, kind: "success" });
    } catch (error) {
      refresh(error);
      if (error instanceof CallFailed) throw new FieldErrors(error.fields, error.message);
      throw error;
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} description={text} size="sm">
      <Form schema={props.schema} defaultValues={props.defaultValues} onSubmit={submit} className="grid gap-4 pb-3">
        {props.children}
        <div className="flex flex-wrap justify-end gap-3 pt-1 max-sm:[&>*]:grow">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton variant={tone}>{confirmLabel}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

export function PaymentDialog({ invoice, open, onClose }: DialogProps) {
  const record = useMakeCall(desk.recordInvoicePayment, refreshed);
  const { id, version } = invoice;
  return (
    <ActionDialog
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
      onSubmit={async (values) => {
        await record.mutateAsync({ ...values, id, version });
        return "Payment recorded";
      }}
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
    </ActionDialog>
  );
}

const creditForm = z.object({
  amount_cents: z.int("Enter an amount").check(z.minimum(1, "Enter an amount above zero")),
  reason: z.string().check(z.trim(), z.minLength(1, "Please enter the reason"), z.maxLength(500)),
});

export function CreditDialog({ invoice, open, onClose }: DialogProps) {
  const credit = useMakeCall(desk.creditInvoice, refreshed);
  const left = invoice.total_cents - invoice.credited_cents;
  const { id, version } = invoice;
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={`Credit ${invoice.number}`}
      text={`Credits all or part of it with a numbered credit note. ${formatRand(left, { always: true })} can be credited, shared across the VAT codes.`}
      confirmLabel="Issue credit note"
      tone="danger"
      schema={creditForm}
      defaultValues={{ amount_cents: left, reason: "" }}
      onSubmit={async (values) => {
        const note = await credit.mutateAsync({ ...values, id, version });
        return `Credit note ${note.number} is issued.`;
      }}
    >
      <FormField name="amount_cents" label="Amount" required>
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="reason" label="Reason" required hint="Shown on the credit note.">
        <TextArea rows={2} maxLength={500} />
      </FormField>
    </ActionDialog>
  );
}

const reasonForm = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, "Please enter the reason"), z.maxLength(500)),
});

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
      schema={reasonForm}
      defaultValues={{ reason: "" }}
      onSubmit={async ({ reason }) => {
        await writeOff.mutateAsync({ id, version, reason });
        return "Invoice written off";
      }}
    >
      <FormField name="reason" label="Reason" required hint="Saved in the activity log.">
        <TextArea rows={2} maxLength={500} />
      </FormField>
    </ActionDialog>
  );
}
