import { DatePicker } from "#design/dates/date-picker.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, TextArea, TextInput } from "#design/fields/field.tsx";
import { companyRules } from "#domain/company/company-rules.ts";
import { isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import type { WizardForm } from "./step-heading.tsx";

type FieldsProps = { form: WizardForm };

/** The fields of a request for staff shifts or an event: people, times and days. */
export function PlanFields({ form }: FieldsProps) {
  return (
    <div className="grid gap-4">
      <Headcount form={form} />
      {form.draft.service === "staff_transport" ? <ShiftFields form={form} /> : <EventFields form={form} />}
    </div>
  );
}

function Headcount({ form: { draft, change, problems } }: FieldsProps) {
  const isStaff = draft.service === "staff_transport";
  return (
    <Field
      label="Headcount"
      required
      hint={isStaff ? "People to drive on the largest shift" : "Guests to drive in all"}
      error={problems.passengers}
      className="sm:max-w-64"
    >
      <TextInput
        name="passengers"
        type="number"
        inputMode="numeric"
        min={1}
        max={companyRules.passengersAtMost}
        value={String(draft.passengers || "")}
        onChange={({ currentTarget }) => change({ passengers: Number(currentTarget.value) })}
      />
    </Field>
  );
}

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

function ShiftFields({ form: { draft, change } }: FieldsProps) {
  const put = (day: string, isOn: boolean) =>
    change({ workDays: weekdays.filter((one) => (one === day ? isOn : draft.workDays.includes(one))) });
  return (
    <>
      <Field label="Shifts" hint="When people start and finish, one shift per line">
        <TextArea
          name="shifts"
          rows={3}
          maxLength={500}
          value={draft.shifts}
          onChange={({ currentTarget }) => change({ shifts: currentTarget.value })}
          placeholder={"06:00–14:00, 40 people\n22:00–06:00, 15 people"}
        />
      </Field>
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold text-sm">Days</legend>
        <div className="flex flex-wrap gap-x-5">
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              label={day}
              name="work_days"
              checked={draft.workDays.includes(day)}
              onChange={({ currentTarget }) => put(day, currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

function EventFields({ form: { draft, change } }: FieldsProps) {
  return (
    <>
      <Field label="Last date" optional hint="For an event over several days" className="sm:max-w-64">
        <DatePicker
          name="last_date"
          value={draft.lastDate}
          onChange={(lastDate) => change({ lastDate })}
          min={isLocalDate(draft.date) ? draft.date : localDateOf(new Date())}
        />
      </Field>
      <Field label="Programme" optional hint="Arrivals, sessions, dinners and loops between venues">
        <TextArea
          name="programme"
          rows={3}
          maxLength={800}
          value={draft.programme}
          onChange={({ currentTarget }) => change({ programme: currentTarget.value })}
          placeholder="Doors 08:30, gala dinner 19:00 at another venue, last shuttle 23:30"
        />
      </Field>
    </>
  );
}
