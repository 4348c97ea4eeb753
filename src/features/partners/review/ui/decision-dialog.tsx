import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import type { ReviewedApplication } from "../contract.ts";
import { nameOfApplicant } from "./application-labels.tsx";
import { ApproveDialog } from "./approve-dialog.tsx";
import { type Decision, useDecide } from "./use-decisions.ts";

type DecisionDialogProps = {
  open: boolean;
  onClose: () => void;
  decision: Decision;
  application: ReviewedApplication;
};

/** Says what will follow from a decision, and takes the text that goes with it. */
export function DecisionDialog({ open, onClose, decision, application }: DecisionDialogProps) {
  const { decide } = useDecide(application);
  const { field } = decision;
  if (decision.action === "approve" && (application.kind === "hotel" || application.kind === "travel_agent"))
    return <ApproveDialog open={open} onClose={onClose} decision={decision} application={application} />;
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      onConfirm={(text) => decide(decision.action, text)}
      title={decision.title}
      text={decision.text}
      confirmLabel={decision.confirm}
      doneLabel={decision.done}
      doneNote={nameOfApplicant(application)}
      tone={decision.tone}
      {...(field && { reason: { ...field, maxLength: 2000 } })}
    >
      <p className="font-semibold">{nameOfApplicant(application)}</p>
    </ActionDialog>
  );
}
