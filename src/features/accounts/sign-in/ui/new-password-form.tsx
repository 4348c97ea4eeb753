import { useEffect, useState } from "react";
import { Button } from "#design/button.tsx";
import { Spinner } from "#design/spinner.tsx";
import { passwordProblem } from "#domain/account/password-rules.ts";
import { authClient } from "#platform/browser/session.ts";
import { needsVerification } from "../../ui/arrival-step.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { ProblemNotice } from "../../ui/problem-notice.tsx";
import { messages, useSignInForm } from "../../ui/use-sign-in-form.ts";
import { VerificationStep } from "../../ui/verification-step.tsx";

type NewPasswordFormProps = { email: string; onSaved: () => unknown; onCancel: () => unknown };

/** The end of a forgotten password. Who has two-step verification shows a code first: a mailbox alone must not be enough. */
export function NewPasswordForm({ email, onSaved, onCancel }: NewPasswordFormProps) {
  const [isStepOpen, setIsStepOpen] = useState<boolean>();
  useEffect(() => {
    void needsVerification().then(setIsStepOpen);
  }, []);
  const { form, errors, problem, isBusy } = useSignInForm({
    check: (typed) => messages({ password: passwordProblem(typed.text("password"), email) }),
    async send(typed) {
      const { error } = await (await authClient()).updateUser({ password: typed.text("password") });
      if (error) throw error;
      await onSaved();
    },
  });
  if (isStepOpen === undefined) return <Spinner text="One moment…" />;
  if (isStepOpen)
    return <VerificationStep onDone={() => setIsStepOpen(false)} onCancel={onCancel} cancelLabel="Keep my password" />;
  return (
    <form {...form} className="grid gap-5">
      {/* For password managers, which want to know whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 10 characters. You’ll be signed out on your other devices."
        error={errors.password}
      />
      <ProblemNotice problem={problem} />
      <Button type="submit" size="lg" wide busy={isBusy} busyText="Saving…">
        Save new password
      </Button>
    </form>
  );
}
