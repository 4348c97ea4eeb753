import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Field, TextArea } from "#design/fields/field.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { type ReviewedApplication, reviewContract } from "../contract.ts";
import { nameOfApplicant } from "./application-labels.tsx";
import { type Decision, useDecide } from "./use-decisions.ts";

type DecisionDialogProps = {
  open: boolean;
  onClose: () => void;
  decision: Decision;
  application: ReviewedApplication;
};

/** Says what will follow, takes the words that go with it, and keeps them when it fails. */
export function DecisionDialog({ open, onClose, decision, application }: DecisionDialogProps) {
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const { decide } = useDecide(application);
  const { field } = decision;

  const confirm = async () => {
    if (field?.required && words.trim() === "") return setProblem(field.required);
    setBusy(true);
    setFailure(undefined);
    try {
      await decide(decision.action, words.trim());
      onClose();
      await toast({ title: decision.done, description: nameOfApplicant(application) });
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error("Something went wrong."));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={decision.title}
      text={decision.text}
      confirmLabel={decision.confirm}
      cancelLabel="Cancel"
      tone={decision.tone}
      busy={isBusy}
    >
      <div className="grid gap-4">
        <p className="font-semibold">{nameOfApplicant(application)}</p>
        {field && (
          <Field
            label={field.label}
            hint={field.hint}
            required={field.required !== undefined}
            optional={field.required === undefined}
            error={problem}
          >
            <TextArea
              rows={3}
              maxLength={2000}
              counter
              value={words}
              onChange={(event) => {
                setWords(event.currentTarget.value);
                setProblem(undefined);
              }}
            />
          </Field>
        )}
        {failure && <Failure failure={failure} onClose={onClose} />}
      </div>
    </ConfirmDialog>
  );
}

/** Somebody else was quicker: what they left must be looked at before anything is decided. */
function Failure({ failure, onClose }: { failure: Error; onClose: () => void }) {
  const kept = useQueryClient();
  const isStale =
    failure instanceof CallFailed && (failure.reason === "changed_meanwhile" || failure.reason === "not_possible");
  const lookAgain = async () => {
    onClose();
    await kept.invalidateQueries({ queryKey: [reviewContract.reviewApplication.name] });
    await kept.invalidateQueries({ queryKey: [reviewContract.applicationsForReview.name] });
  };
  return (
    <Alert
      tone={isStale ? "warn" : "bad"}
      announce
      action={
        isStale && (
          <Button size="sm" variant="outline" onClick={() => void lookAgain()}>
            Show changes
          </Button>
        )
      }
    >
      {failure.message}
    </Alert>
  );
}
