import { useState } from "react";
import { Button, type ButtonVariant } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import type { ReviewedApplication } from "../contract.ts";
import { nameOfApplicant } from "./application-labels.tsx";
import { ApproveDialog } from "./approve-dialog.tsx";
import { type Decision, decisionsFor, useDecide } from "./use-decisions.ts";

/** Our team’s possible actions, the usual next step first. */
export function DecisionButtons({ application }: { application: ReviewedApplication }) {
  const [chosen, setChosen] = useState<Decision>();
  const [isOpen, setOpen] = useState(false);
  const decisions = decisionsFor(application);
  if (decisions.length === 0)
    return (
      <Card>
        <p className="text-ink-2">No further actions for this application.</p>
      </Card>
    );
  return (
    <Card aria-label="Decide" className="grid gap-2.5">
      {decisions.map((decision, at) => (
        <Button
          key={decision.action}
          wide
          variant={variantOf(decision, at)}
          size="sm"
          onClick={() => {
            setChosen(decision);
            setOpen(true);
          }}
        >
          {decision.button}
        </Button>
      ))}
      {chosen && (
        <DecisionDialog
          key={chosen.action}
          open={isOpen}
          onClose={() => setOpen(false)}
          decision={chosen}
          application={application}
        />
      )}
    </Card>
  );
}

function variantOf({ tone }: Decision, at: number): ButtonVariant {
  if (tone === "danger") return "danger";
  return at === 0 ? "primary" : "outline";
}

type DecisionDialogProps = {
  open: boolean;
  onClose: () => void;
  decision: Decision;
  application: ReviewedApplication;
};

/** Explains a decision’s effects and asks for a message. */
function DecisionDialog({ open, onClose, decision, application }: DecisionDialogProps) {
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
