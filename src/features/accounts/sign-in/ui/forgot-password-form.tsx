import { Mail } from "lucide-react";
import { Button } from "#design/button.tsx";
import { authClient } from "#platform/browser/session.ts";
import { EmailField, emailProblem } from "../../ui/email-field.tsx";
import { ProblemNotice } from "../../ui/problem-notice.tsx";
import { messages, useSignInForm } from "../../ui/use-sign-in-form.ts";
import { useTypedEmail } from "./use-typed-email.ts";

/** Requests an email to choose a new password. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => unknown }) {
  const typedBefore = useTypedEmail();
  const { form, errors, problem, isBusy } = useSignInForm({
    check: (typed) => messages({ email: emailProblem(typed.text("email")) }),
    async send(typed) {
      const email = typed.text("email").trim();
      await sendRecovery(email);
      await onSent(email);
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <EmailField error={errors.email} initial={typedBefore.initial} />
      <ProblemNotice problem={problem} />
      <Button type="submit" size="lg" wide busy={isBusy} busyText="Sending…" icon={<Mail aria-hidden="true" />}>
        Send link
      </Button>
    </form>
  );
}

export async function sendRecovery(email: string) {
  const { error } = await (await authClient()).resetPasswordForEmail(email);
  if (error) throw error;
}
