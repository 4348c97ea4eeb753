import { cx } from "#design/class-names.ts";

type PillsProps<V extends string> = {
  legend: string;
  name: string;
  options: readonly { readonly value: V; readonly label: string }[];
  value: V;
  onChange: (value: V) => void;
};

/** A few choices that may wrap to several lines. Radio buttons underneath. */
export function ChoicePills<V extends string>({ legend, name, options, value, onChange }: PillsProps<V>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className={pill}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const pill = cx(
  "relative inline-flex min-h-11 cursor-pointer items-center rounded-pill px-4 font-semibold text-[0.9375rem] text-ink-2 inset-ring-[1.5px] inset-ring-line-strong",
  "transition-colors duration-(--d-1) hover:text-ink has-checked:bg-primary-soft has-checked:text-primary-text has-checked:inset-ring-2 has-checked:inset-ring-primary",
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
);
