import { Select, TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { expenseKinds, expenseLabels } from "#domain/shift/shift-rules.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { expenseForm, shiftsContract } from "../contract.ts";

/** What a driver paid on the way. */
export function ExpenseDialog({ onClose }: { onClose: () => void }) {
  const add = useMakeCall(shiftsContract.addExpense, [shiftsContract.myShift]);
  return (
    <FormDialog
      title="Add an amount you paid"
      text="Keep the slip. Our team will see the amount with your shift."
      confirmLabel="Add amount"
      doneLabel="Amount added"
      schema={expenseForm}
      defaultValues={{ kind: "toll", amount_cents: Number.NaN, is_from_cash: false, note: "" }}
      onClose={onClose}
      onConfirm={(values) => add.mutateAsync(values)}
    >
      <FormField name="kind" label="What for" required>
        <Select options={expenseKinds.map((value) => ({ value, label: expenseLabels[value] }))} />
      </FormField>
      <FormField name="amount_cents" label="Amount" required>
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      <FormCheckbox name="is_from_cash" label="Paid from customers’ cash" hint="You hand in that much less." />
      <FormField name="note" label="Note" optional>
        <TextInput maxLength={200} />
      </FormField>
    </FormDialog>
  );
}
