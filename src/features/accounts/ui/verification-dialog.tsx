import { type ReactNode, useEffect, useRef, useState } from "react";
import { Dialog } from "#design/overlay/dialog.tsx";
import { Spinner } from "#design/spinner.tsx";
import { offerFactorDialog, withFactor } from "#platform/browser/second-factor.ts";
import { authClient } from "#platform/browser/session.ts";
import { AuthenticatorSetupStep } from "./authenticator-setup-step.tsx";
import { VerificationStep } from "./verification-step.tsx";

/**
 * Runs an action and, when it fails for want of a second factor, asks for a code and runs it again:
 * `const run = useFreshFactor(); await run(() => refund.mutateAsync(input))`. Calls of contracts do so by themselves;
 * this is for the rest, such as the auth client. Who turns the question away gets the action's own error.
 */
export const useFreshVerification = () => withFactor;

/** Gives an area the dialog that any of its calls may need. */
export function VerificationDialog({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(isVerified: boolean) => void>(undefined);
  useEffect(
    () =>
      offerFactorDialog(() => {
        setIsOpen(true);
        return new Promise<boolean>((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );
  const finish = (isVerified: boolean) => {
    setIsOpen(false);
    answer.current?.(isVerified);
  };
  return (
    <>
      {children}
      <SecondFactorDialog open={isOpen} onFinish={finish} />
    </>
  );
}

type Known = "asking" | "has" | "lacks";

/** With an app, the code; for people who must have one and don’t, its setup. */
function SecondFactorDialog({ open, onFinish }: { open: boolean; onFinish: (isVerified: boolean) => void }) {
  const [known, setKnown] = useState<Known>("asking");
  useEffect(() => {
    if (!open) return;
    setKnown("asking");
    // If the person can’t be looked up now they are asked for a code: setting up a second app would be refused anyway.
    void hasFactor().then(
      (has) => setKnown(has ? "has" : "lacks"),
      () => setKnown("has"),
    );
  }, [open]);
  const words = known === "lacks" ? forNewcomers : forOthers;
  return (
    <Dialog open={open} onClose={() => onFinish(false)} size="sm" title={words.title} description={words.text}>
      <div className="pb-4">
        {known === "asking" && <Spinner text="One moment…" />}
        {known === "has" && (
          <VerificationStep onDone={() => onFinish(true)} onCancel={() => onFinish(false)} cancelLabel="Cancel" />
        )}
        {known === "lacks" && <AuthenticatorSetupStep onDone={() => onFinish(true)} />}
      </div>
    </Dialog>
  );
}

const forOthers = { title: "Confirm it’s you", text: "Enter a code from your authenticator app to continue." };
const forNewcomers = {
  title: "Protect your account",
  text: "Your role needs two-step verification: a code from an app on your phone.",
};

async function hasFactor(): Promise<boolean> {
  const { mfa } = await authClient();
  const { data } = await mfa.listFactors();
  return (data?.totp.length ?? 0) > 0;
}
