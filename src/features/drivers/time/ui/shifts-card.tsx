import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import * as z from "zod/mini";
import { Button, IconButton } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { isLocalTime } from "#domain/time/local-time.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { driverTimeContract, type Shift } from "../contract.ts";
import { ShiftList } from "./shift-list.tsx";
import { useTimeCall } from "./use-time-call.ts";
import { weekdayLabels } from "./week-labels.ts";

const clockTime = z.string().check(z.trim(), z.refine(isLocalTime, "Such as 06:00"));

/** Selects have text values; the wire has numbers. */
const weekForm = z.object({
  shifts: z.array(
    z.object({
      weekday: z.string(),
      starts: clockTime,
      ends: clockTime,
    }),
  ),
});
type WeekForm = z.input<typeof weekForm>;

type ShiftsCardProps = { driverId: string; version: number; shifts: readonly Shift[]; hours: number };

/** A driver’s usual week, with a button to change it. */
export function ShiftsCard({ driverId, version, shifts, hours }: ShiftsCardProps) {
  const [isEditing, setEditing] = useState(false);
  const save = useTimeCall(driverTimeContract.saveShifts);
  return (
    <Card>
      <CardHeader
        title="Weekly shifts"
        {...(shifts.length > 0 && { note: `${Math.round(hours * 10) / 10} hours a week` })}
        actions={
          <Permitted action="change_fleet_records">
            <Button size="sm" variant="outline" icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
              Edit shifts
            </Button>
          </Permitted>
        }
      />
      <ShiftList shifts={shifts} />
      {isEditing && (
        <FormDialog
          title="Edit shifts"
          text="When this driver works in a normal week. A shift that ends before it starts runs into the next day."
          confirmLabel="Save shifts"
          doneLabel="Shifts saved"
          size="md"
          schema={weekForm}
          defaultValues={{ shifts: shifts.map((shift) => ({ ...shift, weekday: String(shift.weekday) })) }}
          onClose={() => setEditing(false)}
          onConfirm={(week) =>
            save.mutateAsync({
              driver_id: driverId,
              version,
              shifts: week.shifts.map((shift) => ({ ...shift, weekday: Number(shift.weekday) })),
            })
          }
        >
          <ShiftRows />
        </FormDialog>
      )}
    </Card>
  );
}

function ShiftRows() {
  const { getValues } = useFormContext<WeekForm>();
  const { fields, append, remove } = useFieldArray<WeekForm, "shifts">({ name: "shifts" });
  const addNext = () => {
    // Starts with the last row’s values, because most days are alike.
    const last = getValues("shifts").at(-1);
    const weekday = String(Math.min(7, Number(last?.weekday ?? 0) + 1));
    append({ weekday, starts: last?.starts ?? "06:00", ends: last?.ends ?? "14:00" });
  };
  return (
    <div className="grid gap-3">
      {fields.map(({ id }, at) => (
        <div key={id} className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2">
          <FormField<WeekForm> name={`shifts.${at}.weekday`} label="Day" hideLabel={at > 0}>
            <Select options={weekdayLabels.map((label, index) => ({ value: String(index + 1), label }))} />
          </FormField>
          <ShiftTime name={`shifts.${at}.starts`} label="From" isFirst={at === 0} />
          <ShiftTime name={`shifts.${at}.ends`} label="To" isFirst={at === 0} />
          <IconButton label={`Remove shift ${at + 1}`} onClick={() => remove(at)}>
            <Trash2 />
          </IconButton>
        </div>
      ))}
      {fields.length === 0 && <p className="text-ink-2">No fixed shifts: available for trips at any time.</p>}
      <Button
        size="sm"
        variant="outline"
        className="justify-self-start"
        icon={<Plus aria-hidden="true" />}
        onClick={addNext}
      >
        Add shift
      </Button>
    </div>
  );
}

type ShiftTimeProps = { name: `shifts.${number}.starts` | `shifts.${number}.ends`; label: string; isFirst: boolean };

const ShiftTime = ({ name, label, isFirst }: ShiftTimeProps) => (
  <FormField<WeekForm> name={name} label={label} hideLabel={!isFirst}>
    <TextInput inputMode="numeric" placeholder="06:00" maxLength={5} autoComplete="off" />
  </FormField>
);
