import { Field, TextInput } from "#design/fields/field.tsx";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";

type EmailFieldProps = { error?: string; hint?: string; initial?: string; autoComplete?: "username" | "email" };

export function EmailField({ error, hint, initial, autoComplete = "username" }: EmailFieldProps) {
  return (
    <Field label="Email address" hint={hint} error={error} required>
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestEmail}
        defaultValue={initial}
      />
    </Field>
  );
}

export function emailProblem(text: string): string | undefined {
  if (!text.trim()) return "Enter your email address.";
  return emailPattern.test(text.trim()) ? undefined : "Enter a valid email address.";
}
