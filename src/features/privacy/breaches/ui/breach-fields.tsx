import { DatePicker } from "#design/dates/date-picker.tsx";
import { TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import type { BreachForm } from "../contract.ts";

const long = [
  ["story", "Full account", "For our own record and the Regulator."],
  ["data_kinds", "Data concerned", "Such as names, phone numbers, addresses."],
  ["consequences", "Possible consequences", "For the people affected."],
  ["measures", "Measures", "What we did and will do."],
  ["advice", "Advice", "What the people affected should do."],
] as const;

/** Section 22(5) requires the last four; they may be added as more is known. */
export const BreachFields = () => (
  <>
    <FormField<BreachForm> name="title" label="What happened" required>
      <TextInput maxLength={200} />
    </FormField>
    <FormField<BreachForm> name="happened_on" label="Happened on" optional>
      {({ value, onChange, onBlur }) => (
        <DatePicker value={String(value ?? "")} onChange={(day) => onChange(day || null)} onBlur={onBlur} />
      )}
    </FormField>
    {long.map(([name, label, hint]) => (
      <FormField<BreachForm> key={name} name={name} label={label} hint={hint} optional>
        <TextArea rows={2} maxLength={name === "story" ? 8000 : 1000} />
      </FormField>
    ))}
  </>
);
