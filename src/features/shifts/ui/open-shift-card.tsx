import { CarFront, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, IconButton } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatTimeBeside } from "#design/dates/date-text.tsx";
import { Money } from "#design/money.tsx";
import { kmLabel } from "#domain/fleet/km-label.ts";
import { expenseLabels } from "#domain/shift/shift-rules.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type Shift, type ShiftExpense, shiftsContract } from "../contract.ts";
import { EndShiftDialog } from "./end-shift-dialog.tsx";
import { ExpenseDialog } from "./expense-dialog.tsx";

type OpenShiftProps = {
  shift: Shift;
  toHandInCents: number;
  /** Photographs of the vehicle. */
  photos: ReactNode;
};

/** The shift that is under way: the vehicle, what was paid on the way, and its end. */
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
