import { CalendarPlus, Trash2 } from "lucide-react";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";

type Day = { readonly on: string; readonly name: string };
type HolidayDaysProps = { days: readonly Day[]; onChange: (days: Day[]) => void };

/** The calendar's holidays hold by themselves; these are the ones no calendar knows. */
export function HolidayDays({ days, onChange }: HolidayDaysProps) {
  const put = (at: number, day: Day) => onChange(days.map((one, place) => (place === at ? day : one)));
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">
        Applies on every public holiday in the calendar. Add any it doesn’t include, such as an election day.
      </p>
      {days.map((day, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two days may still be empty, and none moves while it is typed in
        <div key={at} className="grid items-end gap-3 sm:grid-cols-[11rem_1fr_auto]">
          <Field label="Further holiday on">
            <DatePicker value={day.on} onChange={(on) => put(at, { ...day, on })} />
          </Field>
          <Field label="What it is">
            <TextInput
              value={day.name}
              maxLength={80}
              onChange={(event) => put(at, { ...day, name: event.currentTarget.value })}
            />
          </Field>
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden />}
            aria-label={`Remove ${day.name || "this day"}`}
            className="w-fit"
            onClick={() => onChange(days.filter((_, place) => place !== at))}
          >
            Remove
          </Button>
        </div>
      ))}
      <Button
        size="sm"
        variant="outline"
        icon={<CalendarPlus aria-hidden />}
        className="w-fit"
        onClick={() => onChange([...days, { on: "", name: "" }])}
      >
        Add a holiday
      </Button>
    </div>
  );
}
