import { TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { countForm, type Shift, shiftsContract } from "../contract.ts";

/** Our team counts what a driver handed in. */
export function CountDialog({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const confirm = useMakeCall(shiftsContract.confirmShift, [shiftsContract.listShifts]);
  const expected = formatRand(Math.max(0, shift.expected_cents ?? 0));
  return (
    <FormDialog
      title={`Count the cash from ${shift.driver.name}?`}
      text={`Expected ${expected}, handed in ${formatRand(shift.handed_cents ?? 0)}. The cash payments of this shift are marked as counted.`}
      confirmLabel="Confirm count"
      doneLabel="Shift confirmed"
      schema={countForm}
      defaultValues={{ counted_cents: shift.handed_cents ?? 0, note: "" }}
      onClose={onClose}
      onConfirm={({ counted_cents, note }) =>
        confirm.mutateAsync({ shift_id: shift.id, version: shift.version, counted_cents, note })
      }
    >
      <FormField name="counted_cents" label="Counted" required>
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="note" label="Note" hint="Needed if the amounts differ." optional>
        <TextArea rows={2} maxLength={500} />
      </FormField>
    </FormDialog>
  );
}
