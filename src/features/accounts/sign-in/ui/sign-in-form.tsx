import { KeyRound, LogIn } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { Button } from "#design/button.tsx";
import { authClient } from "#platform/browser/session.ts";
import { EmailField, emailProblem } from "../../ui/email-field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { ProblemNotice } from "../../ui/problem-notice.tsx";
import { messages, type Typed, useSignInForm } from "../../ui/use-sign-in-form.ts";
import type { DemoAccountOffer } from "../contract.ts";
import { useTypedEmail } from "./use-typed-email.ts";

type SignInFormProps = {
  accounts: readonly DemoAccountOffer[];
  /** Called before the password is sent: any event after that is this person's own doing. */
  onTry: () => void;
};

/** Email address and password. Whatever follows the session shows the success. */
export function SignInForm({ accounts, onTry }: SignInFormProps) {
  const box = useRef<HTMLFormElement>(null);
  const email = useTypedEmail();
  const { form, errors, problem, isBusy } = useSignInForm({
    check,
    async send(typed) {
      onTry();
      await signIn(typed.text("email"), typed.text("password"));
    },
  });
  const walkIn = (account: DemoAccountOffer) => {
    if (!box.current) return;
    fill(box.current, { email: account.email, password: account.password });
    box.current.requestSubmit();
  };
  return (
    <form ref={box} {...form} onFocus={prepare} className="grid gap-5">
      <EmailField error={errors.email} initial={email.initial} />
      <PasswordField autoComplete="current-password" error={errors.password} />
      <ProblemNotice problem={problem}>
        {problem?.code === "email_not_confirmed" && (
          <Link to="/auth?view=confirm" state={email.state(box.current)} className="font-semibold text-link underline">
            Enter the code or get a new one
          </Link>
        )}
      </ProblemNotice>
      <Button type="submit" size="lg" wide busy={isBusy} busyText="Signing in…" icon={<LogIn aria-hidden="true" />}>
        Sign in
      </Button>
      <Link
        to="/auth?view=forgot"
        onClick={(event) => email.follow(event, box.current)}
        className="justify-self-center rounded-xs font-semibold text-link text-sm"
      >
        Forgot your password?
      </Link>
      <DemoAccountsList accounts={accounts} isBusy={isBusy} onPick={walkIn} />
    </form>
  );
}

/** Loads the client while someone types. A failure here is shown when the form is sent. */
const prepare = () => void authClient().catch(() => undefined);

const check = (typed: Typed) =>
  messages({
    email: emailProblem(typed.text("email")),
    password: typed.text("password") ? undefined : "Enter your password.",
  });

async function signIn(email: string, password: string) {
  const { error } = await (await authClient()).signInWithPassword({ email: email.trim(), password });
  if (error) throw error;
}

function fill(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement) control.value = value;
  }
}

type DemoSignInsProps = {
  accounts: readonly DemoAccountOffer[];
  isBusy: boolean;
  onPick: (account: DemoAccountOffer) => void;
};

/** In the demo no password is needed. For a real company the list is empty and nothing is shown. */
function DemoAccountsList({ accounts, isBusy, onPick }: DemoSignInsProps) {
  if (accounts.length === 0) return null;
  return (
    <div className="grid gap-2.5 rounded-md bg-accent-soft p-4">
      <p className="text-sm text-warn">Demo with sample data. Sign in as:</p>
      {accounts.map((account) => (
        <Button
          key={account.email}
          variant="outline"
          size="sm"
          wide
          disabled={isBusy}
          icon={<KeyRound aria-hidden="true" />}
          onClick={() => onPick(account)}
        >
          Sign in as demo {account.label.toLowerCase()}
        </Button>
      ))}
    </div>
  );
}
