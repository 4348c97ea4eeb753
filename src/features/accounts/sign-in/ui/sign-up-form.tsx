import { UserPlus } from "lucide-react";
import { Button } from "#design/button.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { passwordProblem } from "#domain/account/password-rules.ts";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import { authClient } from "#platform/browser/session.ts";
import { EmailField, emailProblem } from "../../ui/email-field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { ProblemNotice } from "../../ui/problem-notice.tsx";
import { messages, type Typed, useSignInForm } from "../../ui/use-sign-in-form.ts";
import { useTypedEmail } from "./use-typed-email.ts";

type SignUpFormProps = {
  onTry: () => void;
  /** An email with a code is on its way to this address. */
  onSent: (email: string) => unknown;
};

/** Sign-up for a new customer. Only the address’s owner learns whether it had an account before. */
export function SignUpForm({ onTry, onSent }: SignUpFormProps) {
  const email = useTypedEmail();
  const { form, errors, problem, isBusy } = useSignInForm({
    check,
    async send(typed) {
      onTry();
      const isSignedIn = await signUp(typed);
      if (!isSignedIn) await onSent(typed.text("email").trim());
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <Field label="Name" error={errors.name} required>
        <TextInput name="name" autoComplete="name" maxLength={200} />
      </Field>
      <EmailField error={errors.email} initial={email.initial} />
      <Field label="Phone" hint="So that your driver can reach you." error={errors.phone} optional>
        <TextInput name="phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />
      </Field>
      <PasswordField
        autoComplete="new-password"
        hint="At least 10 characters. Three unrelated words work well."
        error={errors.password}
      />
      <ProblemNotice problem={problem} />
      <Button
        type="submit"
        size="lg"
        wide
        busy={isBusy}
        busyText="Creating your account…"
        icon={<UserPlus aria-hidden="true" />}
      >
        Create account
      </Button>
      <p className="text-center text-ink-2 text-sm">
        We use your details for your bookings only, as set out in our{" "}
        <NewTabLink to="/legal/privacy">privacy notice</NewTabLink>. You can delete your account at any time.
      </p>
    </form>
  );
}

const check = (typed: Typed) =>
  messages({
    name: typed.text("name").trim() ? undefined : "Enter your name.",
    email: emailProblem(typed.text("email")),
    password: passwordProblem(typed.text("password"), typed.text("email")),
  });

async function signUp(typed: Typed): Promise<boolean> {
  const { data, error } = await (await authClient()).signUp({
    email: typed.text("email").trim(),
    password: typed.text("password"),
    options: { data: { name: typed.text("name").trim(), phone: typed.text("phone").trim() } },
  });
  if (error) throw error;
  return data.session !== null;
}
