import { useEffect, useState } from "react";
import { Button } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { Spinner } from "#design/spinner.tsx";
import { authClient } from "#platform/browser/session.ts";
import { CodeField, codeProblem, digitsOf } from "./code-field.tsx";
import { type Problem, ProblemNotice, problemOf } from "./problem-notice.tsx";
import { RecoveryCodesStep } from "./recovery-codes-step.tsx";
import { messages, useSignInForm } from "./use-sign-in-form.ts";

type Offer = { factorId: string; secret: string; picture: string };

/** Sets two-step verification up: scan, type the first code, keep the recovery codes. */
export function AuthenticatorSetupStep({ onDone }: { onDone: () => unknown }) {
  const [offer, setOffer] = useState<Offer>();
  const [problem, setProblem] = useState<Problem>();
  const [codes, setCodes] = useState<readonly string[]>();
  useEffect(() => {
    let isGone = false;
    beginEnrolment().then(
      (made) => !isGone && setOffer(made),
      (error: unknown) => !isGone && setProblem(problemOf(error)),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (codes) return <RecoveryCodesStep codes={codes} onKept={onDone} />;
  if (problem) return <ProblemNotice problem={problem} />;
  if (!offer) return <Spinner text="One moment…" />;
  // Failing to make recovery codes is no reason to keep someone out: they can be made later in the settings.
  const finish = (made: readonly string[]) => (made.length > 0 ? setCodes(made) : onDone());
  return <FirstCode offer={offer} onVerified={finish} />;
}

type FirstCodeProps = { offer: Offer; onVerified: (codes: readonly string[]) => unknown };

function FirstCode({ offer, onVerified }: FirstCodeProps) {
  const { form, errors, problem, isBusy } = useSignInForm({
    check: (typed) => messages({ code: codeProblem(typed.text("code")) }),
    send: async (typed) => onVerified(await finishEnrolment(offer.factorId, digitsOf(typed.text("code")))),
  });
  return (
    <form {...form} className="grid gap-5">
      <ol className="grid list-decimal gap-1 pl-5 text-ink-2">
        <li>Open an authenticator app on your phone.</li>
        <li>Scan this QR code, or enter the key.</li>
        <li>Enter the six digits the app shows.</li>
      </ol>
      <div className="grid items-center gap-4 sm:grid-cols-[auto_1fr]">
        <img src={offer.picture} alt="QR code for your authenticator app" className="size-44 rounded-md bg-paper p-2" />
        <div className="grid min-w-0 gap-2">
          <p className="font-semibold text-sm">Key</p>
          <code className="break-all rounded-sm bg-surface-2 px-3 py-2 text-sm">{offer.secret}</code>
          <CopyButton text={offer.secret} label="Copy key" />
        </div>
      </div>
      <CodeField label="Code from the app" error={errors.code} />
      <ProblemNotice problem={problem} />
      <Button type="submit" wide busy={isBusy} busyText="Checking…">
        Confirm
      </Button>
    </form>
  );
}

/** An earlier one that was never confirmed would be in the way. */
async function beginEnrolment(): Promise<Offer> {
  const { mfa } = await authClient();
  const { data: known } = await mfa.listFactors();
  for (const factor of known?.all ?? [])
    if (factor.status === "unverified") await mfa.unenroll({ factorId: factor.id });
  const { data, error } = await mfa.enroll({ factorType: "totp", friendlyName: "Authenticator app" });
  if (error) throw error;
  const { renderSVG } = await import("uqr");
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(data.totp.uri))}`;
  return { factorId: data.id, secret: data.totp.secret, picture };
}

async function finishEnrolment(factorId: string, code: string): Promise<readonly string[]> {
  const { mfa } = await authClient();
  const verified = await mfa.challengeAndVerify({ factorId, code });
  if (verified.error) throw verified.error;
  const { data } = await mfa.recoveryCodes.generate();
  return data?.codes ?? [];
}
