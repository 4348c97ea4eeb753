import { useState } from "react";
import { Field, Select } from "#design/fields/field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { lostReasons } from "./lead-labels.tsx";

type LoseCardDialogProps = {
  name: string;
  isQuote: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<unknown>;
};

/** Asks why a customer was lost. */
export function LoseCardDialog({ name, isQuote, onClose, onConfirm }: LoseCardDialogProps) {
  const [reason, setReason] = useState(lostReasons[0] ?? "");
  return (
    <ActionDialog
      title={`Mark ${name} as lost?`}
      text={
        isQuote
          ? "The quote’s link then shows no price. This can’t be undone; you can duplicate the quote."
          : "The reason helps us improve. You can move the card back later."
      }
      confirmLabel="Mark as lost"
      tone="danger"
      onClose={onClose}
      onConfirm={() => onConfirm(reason)}
    >
      <Field label="Reason">
        <Select
          value={reason}
          options={lostReasons.map((value) => ({ value, label: value }))}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
    </ActionDialog>
  );
}
