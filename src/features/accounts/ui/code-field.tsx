import { Field, TextInput } from "#design/fields/field.tsx";

type CodeFieldProps = { label: string; hint?: string; error?: string; autoFocus?: boolean };

/** A field for six digits; phones suggest the code from mail or app. */
export function CodeField({ label, hint, error, autoFocus }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required>
      <TextInput
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus={autoFocus}
        maxLength={9}
        spellCheck={false}
        className="font-bold text-lg tracking-[0.28em]"
      />
    </Field>
  );
}

/** People type codes as printed, with spaces. */
export const digitsOf = (text: string) => text.replace(/\D/g, "");

export const codeProblem = (text: string) => (digitsOf(text).length === 6 ? undefined : "Enter the six digits.");
