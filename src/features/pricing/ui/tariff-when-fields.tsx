import { CalendarPlus, Trash2 } from "lucide-react";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Field, Select, TextInput } from "#design/fields/field.tsx";
import type { TariffContent } from "../tariff-contract.ts";
import { Amount, Amounts } from "./tariff-fields.tsx";

type When = TariffContent["timeRules"][number]["when"];
type WhenFieldsProps = {
  when: When;
  seasons: NonNullable<TariffContent["seasons"]>;
  onChange: (when: When) => void;
};

/** The hours, dates or notice of a price rule. */
export function WhenFields({ when, seasons, onChange }: WhenFieldsProps) {
  if (when.kind === "always") return null;
  if (when.kind === "public_holiday")
    return <HolidayDays days={when.also ?? []} onChange={(also) => onChange({ ...when, also })} />;
  if (when.kind === "season")
    return seasons.length === 0 ? (
      <p className="text-sm text-warn">Add a season under Seasons first.</p>
    ) : (
      <Field label="Season" className="sm:max-w-sm">
        <Select
          size="sm"
          value={when.season}
          placeholder="Choose a season"
          options={seasons.map(({ id, name }) => ({ value: id, label: name || "New season" }))}
          onChange={(event) => onChange({ ...when, season: event.currentTarget.value })}
        />
      </Field>
    );
  if (when.kind === "short_notice" || when.kind === "long_notice")
    return (
      <Amounts>
        <Amount
          label={when.kind === "short_notice" ? "Booked later than" : "Booked earlier than"}
          hint="Hours before the pickup"
          unit="plain"
          trail="h"
          value={when.hours}
          onChange={(hours) => onChange({ ...when, hours })}
        />
      </Amounts>
    );
  const hint = when.kind === "hours" ? "Such as 22:00" : "Month and day, such as 12-15";
  return (
    <div className="grid grid-cols-2 gap-3 sm:max-w-sm">
      {(["from", "until"] as const).map((end) => (
        <Field key={end} label={end === "from" ? "From" : "Until"} hint={hint}>
          <TextInput
            size="sm"
            value={when[end]}
            onChange={(event) => onChange({ ...when, [end]: event.currentTarget.value })}
          />
        </Field>
      ))}
    </div>
  );
}

type Day = { readonly on: string; readonly name: string };
type HolidayDaysProps = { days: readonly Day[]; onChange: (days: Day[]) => void };

/** The calendar's holidays apply automatically; these are the additional ones. */
function HolidayDays({ days, onChange }: HolidayDaysProps) {
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
