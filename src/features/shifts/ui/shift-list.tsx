import { Banknote } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatDay, formatSpan, formatTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { kmLabel } from "#domain/fleet/km-label.ts";
import { hoursText } from "#domain/shift/hours-text.ts";
import { expenseLabels } from "#domain/shift/shift-rules.ts";
import { checkItems } from "#domain/shift/vehicle-check.ts";
import { hoursBetween } from "#domain/time/local-time.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { countForm, type Shift, shiftsContract } from "../contract.ts";

/** One driver’s shifts; without a driver, those whose cash is not counted yet. */
export function ShiftList({ driverId }: { driverId?: string }) {
  const { data, wait } = readOrWait(useCall(shiftsContract.listShifts, { driver_id: driverId ?? null }), "this", 6);
  const [counting, setCounting] = useState<Shift>();
  if (wait) return wait;
  if (data.shifts.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<Banknote />}
          level={driverId ? 3 : 2}
          title={driverId ? "No shifts yet" : "No cash to count"}
          text={
            driverId
              ? "Shifts appear here once the driver starts one on their phone."
              : "When a driver ends a shift with cash or expenses, it appears here."
          }
        />
      </Card>
    );
  return (
    <Card>
      <ul aria-label="Shifts">
        {data.shifts.map((shift) => (
          <ShiftRow key={shift.id} shift={shift} hasName={!driverId} onCount={() => setCounting(shift)} />
        ))}
      </ul>
      {counting && <CountDialog shift={counting} onClose={() => setCounting(undefined)} />}
    </Card>
  );
}

const states = {
  open: { label: "Under way", tone: "info" },
  ended: { label: "Ended", tone: "warn" },
  confirmed: { label: "Confirmed", tone: "ok" },
} as const;

function ShiftRow({ shift, hasName, onCount }: { shift: Shift; hasName: boolean; onCount: () => void }) {
  const mayCount = useMay()("take_payment");
  const { label, tone } = states[shift.state];
  return (
    <li className="grid gap-2 border-line border-b py-4 first:pt-0 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="grow font-bold">
          {hasName && `${shift.driver.name}, `}
          {formatDay(shift.started_at)},{" "}
          {shift.ended_at ? formatSpan(shift.started_at, shift.ended_at) : formatTime(shift.started_at)}
        </p>
        <Badge tone={tone}>{label}</Badge>
        {shift.state === "ended" && mayCount && (
          <Button size="sm" onClick={onCount}>
            Count cash<span className="sr-only"> of {shift.driver.name}</span>
          </Button>
        )}
      </div>
      <ul className="grid gap-0.5 text-ink-2 text-sm">
        {factsOf(shift).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </li>
  );
}

function factsOf(shift: Shift): readonly string[] {
  const { start_km, end_km, ended_at, expected_cents, handed_cents, counted_cents } = shift;
  const wrong = shift.checked.filter(({ is_ok }) => !is_ok).map(({ item }) => checkItems[item]);
  return [
    [
      `${shift.vehicle.plate}, ${shift.vehicle.name}`,
      end_km !== null && kmLabel(end_km - start_km),
      ended_at && hoursText(hoursBetween(new Date(shift.started_at), new Date(ended_at))),
    ]
      .filter(Boolean)
      .join(", "),
    wrong.length > 0 && `Faults at the start: ${wrong.join("; ")}`,
    ...shift.expenses.map(
      ({ kind, amount_cents, is_from_cash, note }) =>
        `${expenseLabels[kind]} ${formatRand(amount_cents)}, ${is_from_cash ? "from customers’ cash" : "from the driver’s own money"}${note && `: ${note}`}`,
    ),
    expected_cents !== null &&
      `Cash expected ${formatRand(Math.max(0, expected_cents))}, handed in ${formatRand(handed_cents ?? 0)}`,
    shift.difference_reason && `The driver says: ${shift.difference_reason}`,
    counted_cents !== null && `Counted ${formatRand(counted_cents)} by ${shift.counted_by ?? "our team"}`,
    shift.count_note,
  ].filter((fact): fact is string => typeof fact === "string" && fact !== "");
}

/** Our team counts what a driver handed in. */
function CountDialog({ shift, onClose }: { shift: Shift; onClose: () => void }) {
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
