import { Combobox } from "#design/fields/combobox.tsx";
import { Field } from "#design/fields/field.tsx";
import type { PageMark } from "#domain/page/page-marks.ts";
import { useBlockFormKit } from "./use-block-form-kit.ts";

type FigureFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
};

/** A price or another value, chosen and never typed. */
export function FigureField({ label, value, onChange, hint, error }: FigureFieldProps) {
  const { marks } = useBlockFormKit();
  const options = marks.map(optionOf).toSorted((one, other) => rank(one.group) - rank(other.group));
  const chosen = options.find(({ id }) => id === value) ?? (value === "" ? null : { id: value, label: value });
  return (
    <Field label={label} hint={hint ?? "Follows the tariff and your settings."} error={error} required>
      <Combobox
        value={chosen}
        minLength={0}
        delay={0}
        placeholder="Choose a price"
        emptyText="No values match."
        suggest={async (query) => options.filter((one) => one.label.toLowerCase().includes(query.toLowerCase()))}
        onChange={(option) => onChange(option?.id ?? "")}
      />
    </Field>
  );
}

const optionOf = ({ name, label, value, group }: PageMark) => ({
  id: `{${name}}`,
  label: `${label}: ${value}`,
  group,
});

const rank = (group: string): number => (group === "Prices" ? 0 : 1);
