import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { ConfirmDialog } from "#design/confirm-dialog.tsx";
import { formatDateTime } from "#design/date-text.tsx";
import { Field, TextArea } from "#design/field.tsx";
import { formatRand } from "#design/money.tsx";
import { toast } from "#design/toast.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { bookingDeskContract } from "../desk-contract.ts";

type DeedDialogProps = {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  tone?: "primary" | "danger";
  /** Left out where the deed needs no reason. */
  reasonLabel?: string | null;
  reasonHint?: string;
  /** False while something else is still missing. */
  isReady?: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<unknown>;
  children?: ReactNode;
};

/** Asks once more, takes the reason, and keeps what was written when it fails. */
export function DeedDialog(props: DeedDialogProps) {
  const {
    title,
    text,
    confirmLabel,
    tone = "primary",
    reasonLabel = "Reason",
    isReady = true,
    onClose,
    children,
  } = props;
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    if (reasonLabel && reason.trim() === "") return setProblem("Please give the reason");
    if (!isReady) return setProblem("Something is missing above");
    setBusy(true);
    setFailure(undefined);
    try {
      await props.onConfirm(reason.trim());
      onClose();
      await toast({ title: "Done", kind: "success" });
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error("That did not work."));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      cancelLabel="Not now"
      tone={tone}
      busy={isBusy}
    >
      <div className="grid gap-4">
        {children}
        {reasonLabel && (
          <Field label={reasonLabel} required hint={props.reasonHint} error={problem}>
            <TextArea
              rows={2}
              maxLength={500}
              value={reason}
              onChange={(event) => {
                setReason(event.currentTarget.value);
                setProblem(undefined);
              }}
            />
          </Field>
        )}
        {failure && <DeskFailure failure={failure} onClose={onClose} />}
      </div>
    </ConfirmDialog>
  );
}

type DeskFailureProps = { failure: Error; onClose: () => void };

/** Somebody else was quicker: says what stands there now, and leads to it. */
export function DeskFailure({ failure, onClose }: DeskFailureProps) {
  const kept = useQueryClient();
  const isStale = failure instanceof CallFailed && failure.reason === "changed_meanwhile";
  const lookAgain = async () => {
    onClose();
    await kept.invalidateQueries({ queryKey: [bookingDeskContract.deskBooking.name] });
  };
  return (
    <Alert
      tone={isStale ? "warn" : "bad"}
      announce
      action={
        isStale && (
          <Button size="sm" variant="outline" onClick={() => void lookAgain()}>
            Show it as it is now
          </Button>
        )
      }
    >
      {failure.message} {isStale && freshText(failure.details)}
    </Alert>
  );
}

/** "Now: confirmed, R1 299, pickup 20 Nov 2026, 09:00." */
function freshText({ booking }: Readonly<Record<string, unknown>>): string {
  if (typeof booking !== "object" || booking === null) return "";
  const facts = Object.fromEntries(Object.entries(booking));
  const parts = [
    typeof facts.state === "string" && facts.state.replaceAll("_", " "),
    typeof facts.total_cents === "number" && formatRand(facts.total_cents),
    typeof facts.pickup_at === "string" && `pickup ${formatDateTime(facts.pickup_at)}`,
  ];
  return `Now: ${parts.filter(Boolean).join(", ")}.`;
}
