import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { passwordProblem } from "#domain/account/password-rules.ts";
import { changePassword } from "#platform/browser/account-security.ts";
import { useSession } from "#platform/browser/session.ts";
import { AccountCard } from "../../ui/account-card.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { type Problem, ProblemNotice } from "../../ui/problem-notice.tsx";
import { messages, type Typed, useSignInForm } from "../../ui/use-sign-in-form.ts";
import { useFreshVerification } from "../../ui/verification-dialog.tsx";

/** Changes the password, which requires the current one. */
export function PasswordCard() {
  const session = useSession();
  const email = session.status === "in" ? session.person.email : "";
  const withFactor = useFreshVerification();
  // A fresh form after success: no password stays on the screen.
  const [round, setRound] = useState(0);
  const { form, errors, problem, isBusy } = useSignInForm({
    check: (typed) => checkTyped(typed, email),
    async send(typed) {
      await withFactor(() => changePassword({ current: typed.text("current"), next: typed.text("password") }));
      void toast({ title: "Password changed", description: "Your other devices have been signed out." });
      setRound(round + 1);
    },
  });
  return (
    <AccountCard
      icon={<KeyRound />}
      title="Password"
      text="At least 10 characters. Changing it signs out your other devices, and we’ll email you a confirmation."
    >
      <form {...form} key={round} className="grid max-w-md gap-4">
        {/* Password managers need to know whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField label="Current password" name="current" autoComplete="current-password" error={errors.current} />
        <PasswordField label="New password" autoComplete="new-password" error={errors.password} />
        <ProblemNotice problem={problem && aboutCurrent(problem)} />
        <Button type="submit" className="justify-self-start" busy={isBusy} busyText="Saving…">
          Change password
        </Button>
      </form>
    </AccountCard>
  );
}

const checkTyped = (typed: Typed, email: string) =>
  messages({
    current: typed.text("current") ? undefined : "Enter your current password.",
    password: passwordProblem(typed.text("password"), email),
  });

/** The address is known here; only the password can be wrong. */
const aboutCurrent = (problem: Problem): Problem =>
  problem.code === "invalid_credentials" ? { ...problem, text: "That isn’t your current password." } : problem;
