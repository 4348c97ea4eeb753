import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { enquiryLabels } from "#domain/enquiry/enquiry-labels.ts";
import type { EnquiryInFull } from "../contract.ts";
import { lostReasons } from "./lead-labels.tsx";
import { useLeadActions } from "./use-lead-actions.ts";

type Drawer = "qualified" | "lost" | "spam" | "duplicate";
/** Puts an enquiry where it belongs, or takes it up again. */
export function EnquiryFilingForm({ enquiry }: { enquiry: EnquiryInFull }) {
  const { id, version, state, possible_states } = enquiry;
  const { calls, attempt, isBusy, problem } = useLeadActions();
  const [isLosing, setLosing] = useState(false);
  const [reason, setReason] = useState(lostReasons[0] ?? "");
  const open = (["qualified", "lost", "spam", "duplicate"] as const).filter((one) => possible_states.includes(one));
  const isAside = state === "lost" || state === "spam" || state === "duplicate";
  const file = (to: Drawer) =>
    attempt(() => calls.file.mutateAsync({ id, version, to, reason: "" }), `Marked: ${enquiryLabels[to].label}`);
  if (open.length === 0 && !isAside) return null;
  return (
    <section aria-label="File" className="grid gap-2 border-line border-t pt-5">
      <h3 className="font-bold text-base">{isAside ? "Close" : "Mark as"}</h3>
      <div className="flex flex-wrap gap-2">
        {isAside && (
          <Button
            size="sm"
            variant="outline"
            busy={isBusy}
            onClick={() => void attempt(() => calls.reopen.mutateAsync({ id, version }), "Enquiry reopened")}
          >
            Reopen enquiry
          </Button>
        )}
        {!isAside &&
          open.map((one) => (
            <Button
              key={one}
              size="sm"
              variant={one === "lost" ? "danger" : "outline"}
              busy={isBusy}
              onClick={() => (one === "lost" ? setLosing(true) : void file(one))}
            >
              {enquiryLabels[one].label}
            </Button>
          ))}
      </div>
      {problem && (
        <Alert tone="bad" announce>
          {problem}
        </Alert>
      )}
      <ActionDialog
        open={isLosing}
        onClose={() => setLosing(false)}
        onConfirm={() => calls.file.mutateAsync({ id, version, to: "lost", reason })}
        title="Mark as lost?"
        text="The reason helps us improve. You can reopen the enquiry later."
        confirmLabel="Mark as lost"
        doneLabel={`Marked: ${enquiryLabels.lost.label}`}
        tone="danger"
      >
        <Field label="Reason">
          <Select
            value={reason}
            options={lostReasons.map((value) => ({ value, label: value }))}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      </ActionDialog>
    </section>
  );
}
