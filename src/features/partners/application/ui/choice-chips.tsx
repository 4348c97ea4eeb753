import { Check } from "lucide-react";
import { useId } from "react";
import { useController } from "react-hook-form";
import { FieldError, RequiredMark } from "#design/fields/field.tsx";
import { useFieldMessage } from "#design/fields/form-field.tsx";

type Option = { readonly value: string; readonly label: string };
type ChoiceChipsProps = {
  name: string;
  legend: string;
  options: readonly Option[];
  required?: boolean;
  className?: string;
};

/** Several choices side by side: checkboxes underneath, so that the keyboard works as expected. */
export function ChoiceChips({ name, legend, options, required, className }: ChoiceChipsProps) {
  const id = useId();
  const { field } = useController({ name });
  const error = useFieldMessage(name);
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (value: string, isOn: boolean) =>
    field.onChange(
      options.map((option) => option.value).filter((one) => (one === value ? isOn : chosen.includes(one))),
    );
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className={className}>
      <legend className="mb-2 font-semibold text-sm">
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }, at) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-pill bg-surface px-4 font-semibold text-[0.9375rem] text-ink inset-ring-[1.5px] inset-ring-line-strong transition-colors duration-(--d-1) hover:inset-ring-ink-2 has-checked:bg-primary-soft has-checked:text-primary-text has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              ref={at === 0 ? field.ref : undefined}
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onBlur={field.onBlur}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
              className="peer/chip sr-only"
            />
            <Check aria-hidden="true" strokeWidth={3} className="hidden size-4 peer-checked/chip:block" />
            {label}
          </label>
        ))}
      </div>
      <div className={error && "mt-2"}>
        <FieldError id={`${id}-error`} text={error} />
      </div>
    </fieldset>
  );
}
