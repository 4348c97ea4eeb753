import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Button, IconButton } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { FormField, useFieldMessage } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { addDays, localDateOf } from "#domain/time/local-time.ts";

/** The standard rate and from which day on each holds: a new rate is entered before its day, and counts by itself then. */
export function TaxRates() {
  const { control } = useFormContext();
  const { fields, prepend, remove } = useFieldArray({ control, name: "rates" });
  const ofOne = useFieldMessage("rates");
  // What is wrong with the list as a whole stands at its root.
  const ofAll = useFieldMessage("rates.root");
  const problem = ofOne ?? ofAll;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-bold">Standard rate</legend>
      <p className="text-sm text-ink-2">
        A document uses the rate on its issue date. A credit note uses the rate of its invoice.
      </p>
      <ul className="grid max-w-md gap-2">
        {fields.map((field, at) => (
          <li key={field.id} className="grid grid-cols-[1fr_7rem_auto] items-end gap-2">
            <FormField name={`rates.${at}.from`} label="From" hideLabel={at > 0}>
              {({ value, onChange }) => <DatePicker size="sm" value={value} onChange={onChange} />}
            </FormField>
            <FormField name={`rates.${at}.rate`} label="Rate" hideLabel={at > 0}>
              {({ value, onChange }) => <NumberEntry size="sm" unit="percent" value={value} onChange={onChange} />}
            </FormField>
            <IconButton
              size="sm"
              label={`Remove rate ${at + 1}`}
              disabled={fields.length === 1}
              onClick={() => remove(at)}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="text-sm font-semibold text-bad">
          {problem}
        </p>
      )}
      <Button
        size="sm"
        variant="outline"
        className="w-fit"
        icon={<Plus aria-hidden />}
        onClick={() => prepend({ from: addDays(localDateOf(new Date()), 1), rate: 0.15 })}
      >
        Add a rate
      </Button>
    </fieldset>
  );
}
