import { useEffect, useRef, useState } from "react";
import { Button } from "#design/button.tsx";
import { emailProblem } from "../../ui/email-field.tsx";
import { type Problem, ProblemNotice, problemOf } from "../../ui/problem-notice.tsx";

/** An email takes a moment; asking every second fills the mailbox and helps no one. */
const pauseSeconds = 60;

type ResendButtonProps = {
  /** The address the email went to; empty when it is being typed in the form around. */
  known: string;
  send: (email: string) => Promise<void>;
};

export function ResendButton({ known, send }: ResendButtonProps) {
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
