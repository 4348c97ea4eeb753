import { DatePicker } from "#design/dates/date-picker.tsx";
import { TimePicker } from "#design/dates/time-picker.tsx";
import { Select, TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { absenceKindLabels } from "#domain/driver/driver-labels.ts";
import { absenceKinds } from "#domain/driver/driver-lifecycle.ts";
import type { TimeOffFields } from "../contract.ts";

export const emptyTimeOff = {
  kind: "leave",
  from_date: "",
  from_time: "",
  until_date: "",
  until_time: "",
  reason: "",
} as const;

/** The dates and reason of time off; without times it covers whole days. */
export function TimeOffFormFields({ reasonHint }: { reasonHint: string }) {
  return (
    <>
      <FormField<TimeOffFields> name="kind" label="Kind" required>
        <Select options={absenceKinds.map((value) => ({ value, label: absenceKindLabels[value] }))} />
      </FormField>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
        <Day name="from_date" label="First date" />
        <Time name="from_time" label="From" />
        <Day name="until_date" label="Last date" />
        <Time name="until_time" label="Until" />
      </div>
      <p className="-mt-2 text-ink-2 text-xs">Leave the times empty for whole days.</p>
      <FormField<TimeOffFields> name="reason" label="Reason" hint={reasonHint} optional>
        <TextArea rows={2} maxLength={500} />
      </FormField>
    </>
  );
}

const Day = ({ name, label }: { name: "from_date" | "until_date"; label: string }) => (
  <FormField<TimeOffFields> name={name} label={label} required>
    {({ value, ...control }) => <DatePicker {...control} value={String(value ?? "")} placeholder="20 Nov 2026" />}
  </FormField>
);

const Time = ({ name, label }: { name: "from_time" | "until_time"; label: string }) => (
  <FormField<TimeOffFields> name={name} label={label} optional>
    {({ value, ...control }) => <TimePicker {...control} value={String(value ?? "")} step={30} placeholder="09:00" />}
  </FormField>
);
