import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { creditContract, type ListedCredit, refundForm } from "../contract.ts";

type RefundCreditProps = { credit: ListedCredit; onClose: () => void };

/** Our team has paid it back by bank transfer, and says so. */
export function RefundCreditDialog({ credit, onClose }: RefundCreditProps) {
  const refund = useMakeCall(creditContract.refundCredit, [creditContract.customerCredits]);
  return (
    <FormDialog
      onClose={onClose}
      title={`Refund the credit of ${credit.customer_name}`}
      text="Pay it to the customer’s bank account first, then record it here. It can’t be used after that."
      confirmLabel="Record refund"
      schema={refundForm}
      defaultValues={{ amount_cents: credit.left_cents, reason: "" }}
      doneLabel={`Refund to ${credit.customer_name} recorded`}
      onConfirm={(values) => refund.mutateAsync({ ...values, payment_id: credit.payment_id })}
    >
      <FormField name="amount_cents" label="Amount" required>
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="reason" label="Reason" required hint="Saved in the activity log.">
        <TextInput maxLength={500} />
      </FormField>
    </FormDialog>
  );
}
