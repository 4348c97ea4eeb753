import { useState } from "react";
import * as z from "zod/mini";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { TimePicker } from "#design/dates/time-picker.tsx";
import { Field } from "#design/fields/field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { equipmentLabels } from "#domain/fleet/fleet-labels.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { momentFrom, NumberField } from "../../ui/day-and-time.tsx";
import { equipmentContract as contract, quantityField, type Stock } from "../contract.ts";

/** Equipment lent for trips: the numbers, and the free child seats at a time. */
export function EquipmentTab() {
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const [setting, setSetting] = useState<Stock>();
  const at = momentFrom(day, time);
  const query = useCall(contract.equipmentStock, at ? { at } : {});
  if (query.error)
    return (
      <ReadFailed title="We couldn’t load the equipment" error={query.error} onAgain={() => void query.refetch()} />
    );
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card>
        <CardHeader title="Child seats free" note="Excluding those on trips at that time." />
        <div className="mb-4 grid max-w-md grid-cols-2 gap-4">
          <Field label="Date">
            <DatePicker value={day} onChange={setDay} />
          </Field>
          <Field label="Time">
            <TimePicker value={time} onChange={setTime} />
          </Field>
        </div>
        {query.data && <Seats {...query.data} />}
        {!query.data && <SkeletonCard lines={2} />}
      </Card>
      <Card>
        <CardHeader title="Equipment" />
        <ul aria-label="Equipment" className="divide-y divide-line">
          {(query.data?.stock ?? []).map((one) => (
            <li key={one.kind} className="flex items-center gap-3 py-2 first:pt-0 last:pb-0">
              <span className="grow">{equipmentLabels[one.kind]}</span>
              <span className="font-semibold tabular-nums">{one.quantity}</span>
              <Permitted action="change_fleet_records">
                <Button size="sm" variant="quiet" onClick={() => setSetting(one)}>
                  Change<span className="sr-only"> {equipmentLabels[one.kind]}</span>
                </Button>
              </Permitted>
            </li>
          ))}
        </ul>
      </Card>
      {query.data && query.data.extras.length > 0 && (
        <Card>
          <CardHeader title="Extras free" note="At that time. Their stock is in Settings, under Extras." />
          <ul aria-label="Extras free" className="divide-y divide-line">
            {query.data.extras.map(({ name, quantity, free }) => (
              <li key={name} className="flex justify-between gap-4 py-2 first:pt-0 last:pb-0">
                <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
                <span className="shrink-0 tabular-nums">
                  {Math.max(0, free)} of {quantity} free
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {setting && <StockDialog stock={setting} onClose={() => setSetting(undefined)} />}
    </div>
  );
}

type SeatsProps = Pick<
  OutputOf<typeof contract.equipmentStock>,
  "at" | "child_seats" | "child_seat_sizes" | "unknown_size"
>;

function Seats({ at, child_seats: { quantity, taken, free }, child_seat_sizes, unknown_size }: SeatsProps) {
  const short = child_seat_sizes.filter((size) => size.free < 0);
  return (
    <div className="grid gap-3" aria-live="polite">
      <p>
        <span className="font-display text-3xl font-extrabold tabular-nums">{Math.max(0, free)}</span> of {quantity}{" "}
        free on {formatFullDateTime(at)}, {taken} in use.
      </p>
      <ul aria-label="Free by size" className="grid gap-1">
        {child_seat_sizes.map((size) => (
          <li key={size.kind} className="flex justify-between gap-4">
            <span className="text-ink-2">{equipmentLabels[size.kind]}</span>
            <span className="tabular-nums">
              {Math.max(0, size.free)} of {size.quantity} free
            </span>
          </li>
        ))}
        {unknown_size > 0 && (
          <li className="flex justify-between gap-4">
            <span className="text-ink-2">In use, size unknown</span>
            <span className="tabular-nums">{unknown_size}</span>
          </li>
        )}
      </ul>
      {free < 0 && (
        <Alert tone="bad">Bookings need {-free} more than there are. Buy or hire seats, or call the customers.</Alert>
      )}
      {free >= 0 && short.length > 0 && (
        <Alert tone="bad">
          Bookings need more {short.map(({ kind }) => equipmentLabels[kind].toLowerCase()).join(" and ")} than there
          are. Buy or hire seats, or call the customers.
        </Alert>
      )}
    </div>
  );
}

const form = z.object({ quantity: quantityField });

function StockDialog({ stock: { kind, quantity, version }, onClose }: { stock: Stock; onClose: () => void }) {
  const set = useMakeCall(contract.setEquipment, [contract.equipmentStock]);
  return (
    <FormDialog
      title={`Change ${equipmentLabels[kind].toLowerCase()}`}
      text="Enter how many the company has, including those in use."
      confirmLabel="Save number"
      doneLabel="Number saved"
      schema={form}
      defaultValues={{ quantity }}
      onClose={onClose}
      onConfirm={(values) => set.mutateAsync({ kind, version, ...values })}
    >
      <NumberField name="quantity" label="Number" />
    </FormDialog>
  );
}
