import { DatePicker } from "#design/dates/date-picker.tsx";
import { TimePicker } from "#design/dates/time-picker.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { isLocalDate, isLocalTime, momentOf } from "#domain/time/local-time.ts";

type FieldProps = { name: string; label: string; isOptional?: boolean };

export const DayField = ({ name, label, isOptional }: FieldProps) => (
  <FormField name={name} label={label} {...(isOptional ? { optional: true } : { required: true })}>
    {({ value, onChange }) => <DatePicker value={value} onChange={onChange} />}
  </FormField>
);

export const TimeField = ({ name, label, isOptional }: FieldProps) => (
  <FormField name={name} label={label} {...(isOptional ? { optional: true } : { required: true })}>
    {({ value, onChange }) => <TimePicker value={value} onChange={onChange} />}
  </FormField>
);

type NumberFieldProps = FieldProps & { hint?: string; trail?: string; unit?: "rand" | "plain" };

export function NumberField({ name, label, hint, trail, unit = "plain", isOptional }: NumberFieldProps) {
  return (
    <FormField name={name} label={label} hint={hint} {...(isOptional ? { optional: true } : { required: true })}>
      {({ value, onChange }) => <NumberEntry unit={unit} value={value} onChange={onChange} {...(trail && { trail })} />}
    </FormField>
  );
}

/** The moment for a date and a time, once both are valid. */
export const momentFrom = (day: string, time: string): string | undefined =>
  isLocalDate(day) && isLocalTime(time) ? momentOf(day, time).toISOString() : undefined;
