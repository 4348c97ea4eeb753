import { DatePicker } from "#design/dates/date-picker.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { localDateOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { adjustmentForm, earningsContract } from "../contract.ts";

const directions = [
  { value: "add", label: "Add to pay" },
  { value: "deduct", label: "Deduct from pay" },
  { value: "tip", label: "Tip from a customer" },
];

/** A bonus or a deduction for one driver. */
export function AdjustmentDialog({ driverId, onClose }: { driverId: string; onClose: () => void }) {
  const add = useMakeCall(earningsContract.addAdjustment, [earningsContract.driverEarnings]);
  return (
    <FormDialog
      title="Add adjustment"
      text="It’s shown on the driver’s next statement with your description. The driver gets the share of a tip set in their pay rule."
      confirmLabel="Add adjustment"
      doneLabel="Adjustment added"
      schema={adjustmentForm}
      defaultValues={{
        direction: "add",
        amount_cents: Number.NaN,
        text: "",
        earned_on: localDateOf(new Date()),
      }}
      onClose={onClose}
      onConfirm={(values) => add.mutateAsync({ ...values, driver_id: driverId })}
    >
      <FormField name="direction" label="Kind" required>
        <Select options={directions} />
      </FormField>
      <FormField name="amount_cents" label="Amount" required>
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="earned_on" label="Date" required>
        {({ value, onChange, onBlur }) => <DatePicker value={value} onChange={onChange} onBlur={onBlur} />}
      </FormField>
      <FormField name="text" label="What for" hint="The driver will see it." required>
        <TextInput maxLength={200} />
      </FormField>
    </FormDialog>
  );
}
