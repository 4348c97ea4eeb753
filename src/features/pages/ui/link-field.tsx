import { Combobox } from "#design/fields/combobox.tsx";
import { Field } from "#design/fields/field.tsx";
import type { PageLink } from "#domain/page/block-fields.ts";
import { isSafeLink } from "#domain/page/safe-link.ts";
import { MarkedText } from "./marked-text.tsx";
import { useBlockFormKit } from "./use-block-form-kit.ts";

type LinkFieldProps = {
  label: string;
  value: PageLink | null;
  onChange: (link: PageLink | null) => void;
  error?: string | undefined;
};

/** Words and where they lead. Both empty: there is no link. */
export function LinkField({ label, value, onChange, error }: LinkFieldProps) {
  const link = value ?? { label: "", to: "" };
  const change = (changes: Partial<PageLink>) => {
    const next = { ...link, ...changes };
    onChange(next.label === "" && next.to === "" ? null : next);
  };
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-md p-3 inset-ring inset-ring-line">
      <legend className="float-left w-full font-semibold text-sm">
        {label} <span className="font-normal text-ink-3">(optional)</span>
      </legend>
      <MarkedText label="Words" value={link.label} most={80} onChange={(words) => change({ label: words })} />
      <LinkTarget value={link.to} error={error} onChange={(to) => change({ to })} />
    </fieldset>
  );
}

type LinkTargetProps = { value: string; error: string | undefined; onChange: (to: string) => void; label?: string };

/** One of our pages by its address, or an address outside, an email address or a number. */
export function LinkTarget({ value, error, onChange, label = "Leads to" }: LinkTargetProps) {
  const { choices } = useBlockFormKit();
  const isRefused = value !== "" && !isSafeLink(value);
  return (
    <Field
      label={label}
      hint="A page such as /tours, https://…, mailto:… or tel:…"
      error={isRefused ? "Use a page such as /tours, or an address that begins with https://" : error}
    >
      <Combobox
        value={value === "" ? null : { id: value, label: value }}
        minLength={0}
        delay={0}
        placeholder="/tours"
        emptyText="Not a page of yours: press Enter to use this address."
        suggest={async (query) =>
          choices.paths
            .filter((path) => path.includes(query.toLowerCase()))
            .slice(0, 40)
            .map(optionOf)
        }
        freeText={(text) => optionOf(text.trim())}
        onChange={(option) => onChange(option?.label ?? "")}
      />
    </Field>
  );
}

const optionOf = (path: string) => ({ id: path, label: path });
