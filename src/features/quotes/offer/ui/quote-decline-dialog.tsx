import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Field, Select, TextArea } from "#design/fields/field.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { type DeclineReason, declineReasons } from "#domain/quote/quote-lifecycle.ts";
import { declineLabels } from "../../ui/messages.ts";

type QuoteDeclineProps = {
  open: boolean;
  isBusy: boolean;
  problem: string;
  onClose: () => void;
  onDecline: (reason: DeclineReason, note: string) => Promise<void>;
};

/** No, with a reason: the one thing we learn from it. */
export function QuoteDeclineDialog({ open, isBusy, problem, onClose, onDecline }: QuoteDeclineProps) {
  const [reason, setReason] = useState<DeclineReason>();
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => (reason ? void onDecline(reason, note.trim()) : setMissing(true))}
      title="Decline this quote?"
      text="Tell us why, and we may be able to improve it."
      confirmLabel="Decline"
      cancelLabel="Back to the quote"
      busy={isBusy}
    >
      <div className="grid gap-4">
        <Field label="Reason" required error={isMissing ? "Please choose a reason" : undefined}>
          <Select
            value={reason ?? ""}
            placeholder="Please choose"
            options={declineReasons.map((value) => ({ value, label: declineLabels[value] }))}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setReason(declineReasons.find((one) => one === value));
              setMissing(false);
            }}
          />
        </Field>
        <Field label="Anything else" optional>
          <TextArea rows={3} maxLength={1000} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
        </Field>
        {problem && (
          <Alert tone="bad" announce>
            {problem}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
