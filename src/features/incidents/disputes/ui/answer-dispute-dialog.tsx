import * as z from "zod/mini";
import { Select, TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import type { DisputeKind } from "#domain/incident/dispute-rules.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { incidentsContract } from "../../contract.ts";
import { disputeAnswerForm, disputesContract, type ListedDispute } from "../contract.ts";

const schema = z.object(disputeAnswerForm);

const decisions = [
  { value: "upheld", label: "Uphold: they’re right" },
  { value: "dismissed", label: "Dismiss: the record is right" },
];

/** What upholding it leaves to do, or does by itself. */
const consequences: Readonly<Record<DisputeKind, string>> = {
  no_show: "If you uphold it, waive the fee on the booking’s page afterwards.",
  waiting: "If you uphold it, waive the waiting on the trip afterwards.",
  no_show_refused: "If you uphold it, mark the booking as a no-show afterwards.",
  late_arrival: "If you uphold it, the arrival no longer counts towards the driver’s score.",
};

/** One answer, with its reason. Money is changed by the ways there are for it. */
export function AnswerDisputeDialog({ dispute, onClose }: { dispute: ListedDispute; onClose: () => void }) {
  const answer = useMakeCall(disputesContract.answerDispute, [
    disputesContract.listDisputes,
    incidentsContract.countIncidents,
  ]);
  return (
    <FormDialog
      title="Answer dispute"
      text={`${dispute.by} gets your answer by email. ${consequences[dispute.kind]}`}
      confirmLabel="Answer dispute"
      doneLabel="Dispute answered"
      schema={schema}
      defaultValues={{ answer: "" }}
      onClose={onClose}
      onConfirm={(values) => answer.mutateAsync({ dispute_id: dispute.id, version: dispute.version, ...values })}
    >
      <FormField name="decision" label="Decision" required>
        <Select placeholder="Please choose" options={decisions} />
      </FormField>
      <FormField name="answer" label="Answer" required>
        <TextArea rows={4} maxLength={1000} />
      </FormField>
    </FormDialog>
  );
}
