import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Field, Select, TextArea } from "#design/fields/field.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { declineReasonTexts, type RequestInFull, requestDeclineReasons } from "#features/booking/requests/contract.ts";
import { useLeadActions } from "./use-lead-actions.ts";

type RequestDeclineProps = { request: RequestInFull; open: boolean; onClose: () => void; onDeclined: () => void };

/** Turns a request down: the customer reads the reason and what we offer instead. */
export function RequestDeclineDialog({ request, open, onClose, onDeclined }: RequestDeclineProps) {
  const [reason, setReason] = useState<(typeof requestDeclineReasons)[number]>("no_vehicle");
  const [alternatives, setAlternatives] = useState("");
  const { calls, attempt, isBusy, problem } = useLeadActions();
  const { id, version, name } = request;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        const decline = () => calls.decline.mutateAsync({ id, version, reason, alternatives: alternatives.trim() });
        if (await attempt(decline, "Request declined")) onDeclined();
      }}
      title="Decline this request?"
      text={`We’ll email ${name} an apology. You can’t undo this.`}
      confirmLabel="Decline request"
      cancelLabel="Cancel"
      busy={isBusy}
    >
      <div className="grid gap-4">
        <Field label="Reason" hint="The customer reads this.">
          <Select
            value={reason}
            options={requestDeclineReasons.map((value) => ({ value, label: declineReasonTexts[value] }))}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setReason(requestDeclineReasons.find((one) => one === value) ?? "other");
            }}
          />
        </Field>
        <Field label="What we can offer instead" optional hint="Another time, another vehicle, another company.">
          <TextArea
            rows={3}
            maxLength={2000}
            value={alternatives}
            onChange={(event) => setAlternatives(event.currentTarget.value)}
          />
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
