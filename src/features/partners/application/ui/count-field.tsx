import { FormField } from "#design/fields/form-field.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";

type CountFieldProps = { name: string; label: string; noun: string; hint?: string; min?: number; max?: number };

/** A whole number, typed or changed with plus and minus. */
export function CountField({ name, label, noun, hint, min = 0, max = 99 }: CountFieldProps) {
  return (
    <FormField name={name} label={label} hint={hint} required={min > 0}>
      {({ value, onChange, onBlur, ref }) => (
        <NumberStepper
          ref={ref}
          name={name}
          noun={noun}
          min={min}
          max={max}
          value={Number(value) || 0}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </FormField>
  );
}
