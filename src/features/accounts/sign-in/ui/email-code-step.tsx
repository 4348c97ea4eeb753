import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { authClient } from "#platform/browser/session.ts";
import { CodeField, codeProblem, digitsOf } from "../../ui/code-field.tsx";
import { EmailField, emailProblem } from "../../ui/email-field.tsx";
import { ProblemNotice } from "../../ui/problem-notice.tsx";
import { messages, type Typed, useSignInForm } from "../../ui/use-sign-in-form.ts";
import { sendRecovery } from "./forgot-password-form.tsx";
import { ResendButton } from "./resend-button.tsx";
import { useTypedEmail } from "./use-typed-email.ts";

type CodeByMailProps = {
  /** What the code in the email is for. */
  kind: "signup" | "recovery";
  onTry: () => void;
  onVerified: () => unknown;
};

/** The email holds a link and a code; who reads mail on another device types the code. */
export function EmailCodeStep({ kind, onTry, onVerified }: CodeByMailProps) {
  const { initial: known } = useTypedEmail();
  const { form, errors, problem, isBusy } = useSignInForm({
    check: (typed) =>
      messages({
        email: known ? undefined : emailProblem(typed.text("email")),
        code: codeProblem(typed.text("code")),
      }),
    async send(typed) {
      onTry();
      await verifyCode(kind, known || typed.text("email").trim(), typed);
      await onVerified();
    },
  });
  return (
    <form {...form} className="grid gap-5">
      {known ? (
        <Alert tone="ok" title="Check your email">
          If {known} can be used here, we’ve sent an email to it. Open the link in it, or enter the code.
        </Alert>
      ) : (
        <EmailField error={errors.email} autoComplete="email" />
      )}
      <CodeField label="Code" hint="Six digits, valid for one hour." error={errors.code} autoFocus={known !== ""} />
      <ProblemNotice problem={problem} />
      <Button type="submit" size="lg" wide busy={isBusy} busyText="Checking…">
        Continue
      </Button>
      <ResendButton known={known} send={kind === "signup" ? resendSignup : sendRecovery} />
    </form>
  );
}

async function verifyCode(kind: "signup" | "recovery", email: string, typed: Typed) {
  const { error } = await (await authClient()).verifyOtp({ email, token: digitsOf(typed.text("code")), type: kind });
  if (error) throw error;
}

async function resendSignup(email: string) {
  const { error } = await (await authClient()).resend({ type: "signup", email });
  if (error) throw error;
}
