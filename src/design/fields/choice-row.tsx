type ChoiceRowProps<T> = {
  label: string;
  choices: readonly { readonly value: T; readonly label: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
};

/** Several of a few, kept in the order in which they are listed. */
export function ChoiceRow<T extends string | number>({ label, choices, chosen, onChange }: ChoiceRowProps<T>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <legend className="float-start me-4 min-h-9 content-center text-sm font-semibold text-ink-2">{label}</legend>
      {choices.map(({ value, label: name }) => (
        <label key={value} className="inline-flex min-h-9 cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              onChange(
                choices.flatMap((one) => ((one.value === value ? isOn : chosen.includes(one.value)) ? one.value : [])),
              );
            }}
            className="size-4.5 accent-primary"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
