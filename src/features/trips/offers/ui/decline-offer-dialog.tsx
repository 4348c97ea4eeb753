import { useState } from "react";
import { Field, TextArea } from "#design/fields/field.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";

type DeclineOfferDialogProps = {
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
  onDecline: (reason: string) => void;
};

/** Declines, with an optional reason. */
export function DeclineOfferDialog({ open, isBusy, onClose, onDecline }: DeclineOfferDialogProps) {
  const [reason, setReason] = useState("");
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => onDecline(reason.trim())}
      title="Decline this trip?"
      text="Dispatch is notified right away and looks for another driver."
      confirmLabel="Decline trip"
      busy={isBusy}
    >
      <Field label="Reason" optional hint="Helps dispatch plan. For example: I’m on another trip.">
        <TextArea rows={3} maxLength={500} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
    </ConfirmDialog>
  );
}
