type ChoiceListProps = {
  choices: readonly (readonly [value: string, label: string])[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Several of a list, kept in its order. */
export const ChoiceList = ({ choices, chosen, onChange }: ChoiceListProps) => (
  <div className="flex flex-wrap gap-x-5 gap-y-1">
    {choices.map(([value, label]) => (
      <label
        key={value}
        className="inline-flex min-h-9 cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-11"
      >
        <input
          type="checkbox"
          className="size-4.5 accent-primary"
          checked={chosen.includes(value)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(choices.flatMap(([one]) => ((one === value ? checked : chosen.includes(one)) ? [one] : [])))
          }
        />
        {label}
      </label>
    ))}
  </div>
);
