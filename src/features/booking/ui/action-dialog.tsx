import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { Field, TextArea } from "#design/fields/field.tsx";
import { formatRand } from "#design/money.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { bookingLabels } from "#domain/booking/booking-labels.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { refreshDesk } from "../desk/ui/use-desk-call.ts";

type ActionDialogProps = {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  /** What the toast says once it is done: "Fee waived". */
  doneLabel: string;
  cancelLabel?: string;
  tone?: "primary" | "danger";
  /** Left out where the action needs no reason. */
  reasonLabel?: string | null;
  reasonHint?: string;
  isReasonOptional?: boolean;
  /** False while something else is still missing. */
  isReady?: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<unknown>;
  children?: ReactNode;
};

/** Asks once more, takes the reason, and keeps what was written when it fails. */
export function ActionDialog(props: ActionDialogProps) {
  const {
    title,
    text,
    confirmLabel,
    doneLabel,
    cancelLabel = "Cancel",
    tone = "primary",
    reasonLabel = "Reason",
    isReasonOptional = false,
    isReady = true,
    onClose,
    children,
  } = props;
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const kept = useQueryClient();
  const confirm = async () => {
    if (reasonLabel && !isReasonOptional && reason.trim() === "") return setProblem("Enter a reason");
    if (!isReady) return setProblem("Fill in the fields above first");
    setBusy(true);
    setFailure(undefined);
    try {
      await props.onConfirm(reason.trim());
      onClose();
      await toast({ title: doneLabel, kind: "success" });
    } catch (error) {
      const failed = error instanceof Error ? error : new Error("We couldn’t do that. Please try again.");
      // The page behind, and the version that the action is done to, are brought up to date; what was typed stays.
      if (isStaleness(failed)) await refreshDesk(kept);
      setFailure(failed);
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
      cancelLabel={cancelLabel}
      tone={tone}
      busy={isBusy}
    >
      <div className="grid gap-4">
        {children}
        {reasonLabel && (
          <Field
            label={reasonLabel}
            {...(isReasonOptional ? { optional: true } : { required: true })}
            hint={props.reasonHint}
            error={problem}
          >
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
        {failure && <DeskFailure failure={failure} />}
      </div>
    </ConfirmDialog>
  );
}

/** Someone else has changed it: says what it is now. Pressed again, the action is done to that. */
function DeskFailure({ failure }: { failure: Error }) {
  const isStale = isStaleness(failure);
  return (
    <Alert tone={isStale ? "warn" : "bad"} announce>
      {isStale
        ? `Someone else has just changed this booking. ${freshText(failure.details)} Check it, then try again.`
        : failure.message}
    </Alert>
  );
}

const isStaleness = (failure: Error): failure is CallFailed =>
  failure instanceof CallFailed && failure.reason === "changed_meanwhile";

/** "Now: confirmed, R1 299, pickup 20 Nov 2026, 09:00." */
function freshText({ booking }: Readonly<Record<string, unknown>>): string {
  if (typeof booking !== "object" || booking === null) return "";
  const facts = Object.fromEntries(Object.entries(booking));
  const parts = [
    bookingStates.flatMap((state) => (state === facts.state ? bookingLabels[state].label.toLowerCase() : []))[0],
    typeof facts.total_cents === "number" && formatRand(facts.total_cents),
    typeof facts.pickup_at === "string" && `pickup ${formatFullDateTime(facts.pickup_at)}`,
  ];
  return `Now: ${parts.filter(Boolean).join(", ")}.`;
}
