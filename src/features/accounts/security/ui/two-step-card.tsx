import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { Spinner } from "#design/spinner.tsx";
import { newRecoveryCodes, readFactor, removeFactor } from "#platform/browser/account-security.ts";
import { AccountCard } from "../../ui/account-card.tsx";
import { AuthenticatorSetupStep } from "../../ui/authenticator-setup-step.tsx";
import { problemOf } from "../../ui/problem-notice.tsx";
import { RecoveryCodesStep } from "../../ui/recovery-codes-step.tsx";
import { useFreshVerification } from "../../ui/verification-dialog.tsx";

/** Two-step verification: set up, new recovery codes, turned off. */
export function TwoStepCard() {
  const { data: factor, error, refetch } = useQuery({ queryKey: ["auth-factor"], queryFn: readFactor });
  const [isSettingUp, setIsSettingUp] = useState(false);
  const again = () => void refetch();
  return (
    <AccountCard
      icon={<ShieldCheck />}
      title="Two-step verification"
      text="Sign in with your password and a code from an app on your phone. Your password alone will no longer be enough."
    >
      {error && <ReadFailed error={error} onAgain={again} />}
      {factor === undefined && !error && <Spinner />}
      {factor === null && (
        <Button className="justify-self-start" onClick={() => setIsSettingUp(true)}>
          Set up
        </Button>
      )}
      {factor && <FactorLine factorId={factor.id} since={factor.created_at} onRemoved={again} />}
      <Dialog open={isSettingUp} onClose={() => setIsSettingUp(false)} title="Set up two-step verification" size="sm">
        <div className="pb-4">
          <AuthenticatorSetupStep
            onDone={() => {
              setIsSettingUp(false);
              again();
              void toast({
                title: "Two-step verification is on",
                description: "Your other devices have been signed out.",
              });
            }}
          />
        </div>
      </Dialog>
    </AccountCard>
  );
}

type FactorLineProps = { factorId: string; since: string; onRemoved: () => void };

function FactorLine({ factorId, since, onRemoved }: FactorLineProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const [isLeaving, setIsLeaving] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const withFactor = useFreshVerification();
  const run = async (action: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await withFactor(action);
    } catch (error) {
      void toast({ kind: "error", title: "We couldn’t do that", description: problemOf(error).text });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone="ok" dot>
        On since {formatDate(since)}
      </Badge>
      <Button
        size="sm"
        variant="outline"
        busy={isBusy}
        onClick={() => void run(async () => setCodes(await newRecoveryCodes()))}
      >
        New recovery codes
      </Button>
      <Button size="sm" variant="danger" onClick={() => setIsLeaving(true)}>
        Turn off
      </Button>
      <Dialog open={codes !== undefined} onClose={() => setCodes(undefined)} title="Your new recovery codes" size="sm">
        <div className="pb-4">{codes && <RecoveryCodesStep codes={codes} onKept={() => setCodes(undefined)} />}</div>
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setIsLeaving(false)}
        busy={isBusy}
        title="Turn off two-step verification?"
        text="Your password alone will then be enough to sign in, and your recovery codes will stop working."
        confirmLabel="Turn off"
        onConfirm={() => {
          setIsLeaving(false);
          void run(async () => {
            await removeFactor(factorId);
            onRemoved();
            void toast({ title: "Two-step verification is off" });
          });
        }}
      />
    </div>
  );
}
