import { useState } from "react";
import { Button, type ButtonVariant } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import type { ReviewedApplication } from "../contract.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { type Decision, decisionsFor } from "./use-decisions.ts";

/** What our team can do with an application as it stands. The usual next step comes first. */
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
