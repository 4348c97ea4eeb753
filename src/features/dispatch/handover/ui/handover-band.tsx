import { HandHelping } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatTimeBeside } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { PrintFrame } from "../../ui/print-frame.tsx";
import { type Handover, handoverContract } from "../contract.ts";
import { HandoverNote } from "./handover-note.tsx";
import { openText } from "./messages.ts";

/** The open handover, until another dispatcher has read and signed it. */
export function HandoverBand() {
  const { data } = useCall(handoverContract.openHandover, {});
  const [isOpen, setOpen] = useState(false);
  const handover = data?.handover;
  if (!handover) return null;
  return (
    <>
      <Alert
        icon={<HandHelping />}
        title={`Handover by ${handover.given.name ?? "a deleted user"}, ${formatTimeBeside(handover.given.at, new Date())}`}
        action={
          <Button size="sm" variant={handover.is_own ? "outline" : "primary"} onClick={() => setOpen(true)}>
            {handover.is_own ? "Open handover" : "Read handover"}
          </Button>
        }
      >
        {handover.is_own ? "Waiting for another dispatcher to take it" : "Waiting for you to take it"},{" "}
        {openText(handover.risks)}.
      </Alert>
      {isOpen && <HandoverDialog handover={handover} onClose={() => setOpen(false)} />}
    </>
  );
}

function HandoverDialog({ handover, onClose }: { handover: Handover; onClose: () => void }) {
  const reads = [handoverContract.openHandover, handoverContract.listHandovers];
  const take = useMakeCall(handoverContract.takeHandover, reads);
  const withdraw = useMakeCall(handoverContract.withdrawHandover, reads);
  const [isPrinting, setPrinting] = useState(false);
  const seen = { handover_id: handover.id };
  const frame = handover.is_own
    ? ({
        text: "Another dispatcher has to take it. You can withdraw it until then.",
        confirmLabel: "Withdraw handover",
        tone: "danger",
        doneLabel: "Handover withdrawn",
        onConfirm: () => withdraw.mutateAsync(seen),
      } as const)
    : ({
        text: "By signing, you take over everything open.",
        confirmLabel: "Sign and take",
        doneLabel: "Handover taken",
        onConfirm: () => take.mutateAsync(seen),
      } as const);
  return (
    <ActionDialog title="Handover" size="md" cancelLabel="Close" {...frame} onClose={onClose}>
      <HandoverNote handover={handover} />
      <div>
        <Button size="sm" variant="outline" onClick={() => setPrinting(true)}>
          Print handover
        </Button>
      </div>
      {isPrinting && <PrintedHandover handover={handover} onDone={() => setPrinting(false)} />}
    </ActionDialog>
  );
}

export const PrintedHandover = ({ handover, onDone }: { handover: Handover; onDone: () => void }) => (
  <PrintFrame kind="handover" onDone={onDone}>
    <h1 className="mb-4 text-2xl">Handover</h1>
    <HandoverNote handover={handover} />
  </PrintFrame>
);
