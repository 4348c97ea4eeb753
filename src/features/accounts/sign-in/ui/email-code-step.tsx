import { useEffect, useRef, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { authClient } from "#platform/browser/session.ts";
import { CodeField, codeProblem, digitsOf } from "../../ui/code-field.tsx";
import { EmailField, emailProblem } from "../../ui/email-field.tsx";
import { type Problem, ProblemNotice, problemOf } from "../../ui/problem-notice.tsx";
import { messages, type Typed, useSignInForm } from "../../ui/use-sign-in-form.ts";
import { sendRecovery } from "./forgot-password-form.tsx";
import { useTypedEmail } from "./use-typed-email.ts";

type CodeByMailProps = {
  /** The purpose of the code in the email. */
  kind: "signup" | "recovery";
  onTry: () => void;
  onVerified: () => unknown;
};

/** The email has a link and a code, which is typed if the email is read on another device. */
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

/** An email takes a moment; requesting one every second only fills the mailbox. */
const pauseSeconds = 60;

type ResendButtonProps = {
  /** The address the email went to; empty while it is being typed. */
  known: string;
  send: (email: string) => Promise<void>;
};

function ResendButton({ known, send }: ResendButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [wait, setWait] = useState(known ? pauseSeconds : 0);
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    if (wait <= 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);
  const resend = async () => {
    const email = known || typedBeside(button.current);
    const wrong = emailProblem(email);
    setProblem(wrong ? { code: "email", text: wrong } : undefined);
    if (wrong) return;
    setWait(pauseSeconds);
    try {
      await send(email);
      setIsSent(true);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <div className="grid gap-2">
      <ProblemNotice problem={problem} />
      <Button ref={button} variant="quiet" size="sm" disabled={wait > 0} onClick={() => void resend()}>
        {wait > 0 ? `Send another email in ${wait} s` : "Send another email"}
      </Button>
      <p role="status" className="text-center text-ink-2 text-sm">
        {isSent && !problem ? "Email sent" : ""}
      </p>
    </div>
  );
}

function typedBeside(button: HTMLButtonElement | null): string {
  const control = button?.form?.elements.namedItem("email");
  return control instanceof HTMLInputElement ? control.value.trim() : "";
}
