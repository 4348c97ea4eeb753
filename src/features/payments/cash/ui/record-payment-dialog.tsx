import { useState } from "react";
import { Button, buttonClass } from "#design/button.tsx";
import { Field, Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { paymentMethodLabels } from "#domain/payment/payment-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { paymentsContract } from "../../contract.ts";
import { cashContract, type RecordedWay, recordedPayment, recordedWays } from "../contract.ts";

type Money = OutputOf<typeof cashContract.bookingMoney>;
type RecordPaymentDialogProps = {
  /** If empty, the dialog asks for it first. */
  reference: string;
  onClose: () => void;
};

/** Records money that our team received for a booking. */
export function RecordPaymentDialog({ reference, onClose }: RecordPaymentDialogProps) {
  const [chosen, setChosen] = useState(reference);
  const query = useCall(cashContract.bookingMoney, { reference: chosen }, { enabled: chosen !== "" });
  if (query.data?.monthly_invoice)
    return <BilledDialog reference={query.data.reference} invoice={query.data.monthly_invoice} onClose={onClose} />;
  if (query.data) return <RecordDialog money={query.data} onClose={onClose} />;
  return (
    <ChooseDialog
      chosen={chosen}
      error={query.error}
      isBusy={query.isFetching}
      onChoose={setChosen}
      onClose={onClose}
    />
  );
}

type BilledDialogProps = { reference: string; invoice: NonNullable<Money["monthly_invoice"]>; onClose: () => void };

/** The booking is on a company’s monthly invoice. */
const BilledDialog = ({ reference, invoice, onClose }: BilledDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title={`${reference} is on a monthly invoice`}
    description={`Record the payment on ${invoice.number}, so that the company doesn’t pay twice.`}
    size="sm"
  >
    <div className="flex justify-end pb-3">
      <SiteLink to={`/admin/invoices?invoice=${invoice.id}`} className={buttonClass()}>
        Open {invoice.number}
      </SiteLink>
    </div>
  </Dialog>
);

type ChooseDialogProps = {
  chosen: string;
  error: Error | null;
  isBusy: boolean;
  onChoose: (reference: string) => void;
  onClose: () => void;
};

function ChooseDialog({ chosen, error, isBusy, onChoose, onClose }: ChooseDialogProps) {
  const [typed, setTyped] = useState(chosen);
  return (
    <Dialog open onClose={onClose} title="Record payment" description="Which booking is it for?" size="sm">
      <form
        className="grid gap-4 pb-3"
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(typed.trim().toUpperCase());
        }}
      >
        <Field label="Booking reference" required error={error && typed === chosen ? error.message : undefined}>
          <TextInput value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        </Field>
        <div className="flex justify-end">
          <Button type="submit" busy={isBusy} disabled={typed.trim() === ""}>
            Continue
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function textOf({ customer_name, open_cents, total_cents, credit_cents }: Money): string {
  const due = `${customer_name}. ${formatRand(open_cents)} of ${formatRand(total_cents ?? 0)} is open.`;
  return credit_cents > 0
    ? `${due} This customer has ${formatRand(credit_cents)} credit: use it first, under Customer credit.`
    : due;
}

function RecordDialog({ money, onClose }: { money: Money; onClose: () => void }) {
  const { bookingMoney, recordBookingPayment: recordTeamPayment } = cashContract;
  const record = useMakeCall(recordTeamPayment, [bookingMoney, paymentsContract.paymentsWaiting]);
  const { reference, open_cents } = money;
  return (
    <FormDialog
      title={`Record payment for ${reference}`}
      text={textOf(money)}
      confirmLabel="Record payment"
      onClose={onClose}
      schema={recordedPayment}
      defaultValues={{ method: "card_machine", amount_cents: open_cents, reason: "" }}
      doneLabel={`Payment recorded for ${reference}`}
      onConfirm={(values) => record.mutateAsync({ ...values, reference, expected_open_cents: open_cents })}
    >
      <FormField name="method" label="How it was paid" required>
        <Select options={recordedWays.map((value) => ({ value, label: recordedWayLabels[value] }))} />
      </FormField>
      <FormField name="amount_cents" label="Amount" required>
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      <FormField
        name="reason"
        label="Reason"
        required
        hint="For example “paid at the counter, slip 118”. Saved in the activity log."
      >
        <TextInput maxLength={500} />
      </FormField>
    </FormDialog>
  );
}

export const recordedWayLabels: Readonly<Record<RecordedWay, string>> = {
  card_machine: "Card machine",
  transfer: paymentMethodLabels.transfer,
  cash: paymentMethodLabels.cash,
};
