import { useState } from "react";
import { Field, Select, TextInput } from "#design/fields/field.tsx";
import { phoneCountries, phoneParts, phoneProblem, wholePhone } from "#domain/text/phone-country.ts";

type PhoneFieldProps = { value: string; onChange: (phone: string) => void; error: string | undefined };

/**
 * A phone number with a country code. The text stays as typed until the field loses focus, then it is checked
 * and formatted.
 */
export function PhoneField({ value, onChange, error }: PhoneFieldProps) {
  const [parts, setParts] = useState(() => phoneParts(value));
  const [wasLeft, setWasLeft] = useState(false);
  // Choosing a saved passenger, or restoring a draft, brings another number.
  const shown = wholePhone(parts) === value ? parts : phoneParts(value, parts.code);
  const take = (next: typeof parts) => {
    setParts(next);
    onChange(wholePhone(next));
  };
  const type = (text: string) =>
    take(/^\s*(\+|00)/.test(text) ? { code: "", rest: text } : { code: shown.code || "27", rest: text });
  const leave = () => {
    setWasLeft(true);
    take(phoneParts(value, shown.code));
  };
  return (
    <Field label="Phone" required error={error ?? ((wasLeft && phoneProblem(shown)) || undefined)}>
      <div className="grid grid-cols-[6.25rem_minmax(0,1fr)] gap-2">
        <CountryCode value={shown.code} onChange={(code) => take({ ...shown, code })} />
        <TextInput
          name="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={30}
          value={shown.rest}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
        />
      </div>
    </Field>
  );
}

/** Closed it shows only the code, which fits on a phone; the country names are in the list. */
function CountryCode({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  return (
    <div className="relative">
      <Select
        id={undefined}
        aria-label="Country code"
        aria-describedby={undefined}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        options={[
          ...phoneCountries.map(({ code, name }) => ({ value: code, label: `+${code} ${name}` })),
          { value: "", label: "Other" },
        ]}
        className="text-transparent [&>option]:text-ink"
      />
      <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 start-4 grid items-center">
        {value ? `+${value}` : "Other"}
      </span>
    </div>
  );
}
