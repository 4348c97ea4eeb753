import { CarFront, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, IconButton } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatTimeBeside } from "#design/dates/date-text.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { Money } from "#design/money.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { kmLabel } from "#domain/fleet/km-label.ts";
import { expenseKinds, expenseLabels } from "#domain/shift/shift-rules.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { expenseForm, type Shift, type ShiftExpense, shiftsContract } from "../contract.ts";
import { EndShiftDialog } from "./end-shift-dialog.tsx";

type OpenShiftProps = {
  shift: Shift;
  toHandInCents: number;
  /** Photos of the vehicle. */
  photos: ReactNode;
};

/** The current shift: the vehicle, the expenses, and its end. */
export function OpenShiftCard({ shift, toHandInCents, photos }: OpenShiftProps) {
  const [open, setOpen] = useState<"" | "expense" | "end">("");
  const close = () => setOpen("");
  return (
    <Card>
      <CardHeader title="Your shift" note={`Since ${formatTimeBeside(shift.started_at, new Date())}`} />
      <div className="grid gap-5">
        <p className="flex items-center gap-3">
          <CarFront aria-hidden="true" className="size-7 text-info" />
          <span className="leading-tight">
            <span className="block font-bold font-display text-xl">{shift.vehicle.plate}</span>
            <span className="text-ink-2 text-sm">
              {shift.vehicle.name}, {kmLabel(shift.start_km)} at the start
            </span>
          </span>
        </p>
        <p className="flex items-baseline justify-between gap-3 rounded-md bg-surface-2 px-4 py-3">
          Cash to hand in
          <Money cents={Math.max(0, toHandInCents)} className="font-bold text-xl" />
        </p>
        <Expenses expenses={shift.expenses} />
        <Button variant="outline" onClick={() => setOpen("expense")}>
          Add toll, parking or fuel
        </Button>
        {photos}
        <Button size="lg" wide onClick={() => setOpen("end")}>
          End shift
        </Button>
      </div>
      {open === "expense" && <ExpenseDialog onClose={close} />}
      {open === "end" && <EndShiftDialog shift={shift} toHandInCents={toHandInCents} onClose={close} />}
    </Card>
  );
}

function Expenses({ expenses }: { expenses: readonly ShiftExpense[] }) {
  const remove = useMakeCall(shiftsContract.removeExpense, [shiftsContract.myShift]);
  if (expenses.length === 0) return null;
  return (
    <ul aria-label="Paid on the way" className="grid gap-1">
      {expenses.map(({ id, kind, amount_cents, is_from_cash, note }) => (
        <li key={id} className="flex items-center justify-between gap-3">
          <span className="min-w-0 leading-tight">
            <span className="font-semibold">{expenseLabels[kind]}</span>
            <span className="block text-ink-2 text-sm">
              {[is_from_cash ? "From customers’ cash" : "From your own money", note].filter(Boolean).join(": ")}
            </span>
          </span>
          <span className="flex items-center gap-1">
            <Money cents={amount_cents} className="font-bold" />
            <IconButton
              label={`Remove ${expenseLabels[kind].toLowerCase()}`}
              size="sm"
              disabled={remove.isPending}
              onClick={() => remove.mutate({ expense_id: id })}
            >
              <Trash2 />
            </IconButton>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Adds an expense. */
function ExpenseDialog({ onClose }: { onClose: () => void }) {
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
