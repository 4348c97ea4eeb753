import { useFormContext, useWatch } from "react-hook-form";
import { TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { commissionsContract } from "../../commissions/contract.ts";
import { answerForm, type StatementLine, statementsContract } from "../contract.ts";

/** Our answer to what a partner disputes. */
export function AnswerDialog({ line, onClose }: { line: StatementLine; onClose: () => void }) {
  const answer = useMakeCall(statementsContract.answerLineDispute, [
    statementsContract.readStatement,
    statementsContract.partnerStatements,
    commissionsContract.partnerCommissions,
  ]);
  return (
    <FormDialog
      title={`Answer about ${line.reference}`}
      text={line.dispute?.reason ?? ""}
      confirmLabel="Send answer"
      doneLabel="Answer sent"
      schema={answerForm}
      defaultValues={{ outcome: "upheld", answer: "", correction_cents: 0 }}
      onClose={onClose}
      onConfirm={(values) => answer.mutateAsync({ ...values, dispute_id: line.dispute?.id ?? "" })}
    >
      <FormField name="outcome" label="Decision" required>
        {({ value, onChange }) => (
          <Segmented
            label="Decision"
            value={value}
            onChange={onChange}
            options={[
              { value: "upheld", label: "Correct it" },
              { value: "dismissed", label: "Leave it" },
            ]}
          />
        )}
      </FormField>
      <Correction />
      <FormField name="answer" label="Answer" hint="We’ll email it to the partner’s owners." required>
        <TextArea maxLength={1000} rows={4} />
      </FormField>
    </FormDialog>
  );
}

function Correction() {
  const { control } = useFormContext();
  if (useWatch({ control, name: "outcome" }) !== "upheld") return null;
  return (
    <FormField name="correction_cents" label="Add to the next statement" required>
      {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
    </FormField>
  );
}
