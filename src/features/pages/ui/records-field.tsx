import { Checkbox } from "#design/fields/checkbox.tsx";
import { useBlockFormKit } from "./use-block-form-kit.ts";

type RecordsFieldProps = {
  label: string;
  of: "tours" | "services";
  value: readonly string[];
  onChange: (slugs: readonly string[]) => void;
  hint?: string | undefined;
  error?: string | undefined;
};

/** Tours or services by name, in the order in which they were chosen. */
export function RecordsField({ label, of, value, onChange, hint, error }: RecordsFieldProps) {
  const known = useBlockFormKit().choices[of];
  // What was chosen before it ended stays visible, so that it can be taken off.
  const gone = value.filter((slug) => !known.some((one) => one.slug === slug)).map((slug) => ({ slug, name: slug }));
  return (
    <fieldset className="grid min-w-0">
      <legend className="font-semibold text-sm">{label}</legend>
      {hint && <p className="text-ink-2 text-xs">{hint}</p>}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {[...known, ...gone].map(({ slug, name }) => (
          <Checkbox
            key={slug}
            label={name}
            checked={value.includes(slug)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...value, slug] : value.filter((one) => one !== slug))
            }
          />
        ))}
      </div>
      {error && <p className="font-semibold text-bad text-xs">{error}</p>}
    </fieldset>
  );
}
