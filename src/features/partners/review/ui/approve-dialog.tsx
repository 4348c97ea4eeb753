import { Select, TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { partnerModelLabels } from "#domain/partner/commission-labels.ts";
import { partnerModels } from "#domain/partner/partner-terms.ts";
import { approvalForm, type ReviewedApplication } from "../contract.ts";
import { nameOfApplicant } from "./application-labels.tsx";
import { type Decision, useDecide } from "./use-decisions.ts";

type ApproveDialogProps = { open: boolean; onClose: () => void; decision: Decision; application: ReviewedApplication };

/** Approves a partner who sends us guests, with their initial terms. */
export function ApproveDialog({ open, onClose, decision, application }: ApproveDialogProps) {
  const { decide } = useDecide(application);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={decision.title}
      text={decision.text}
      confirmLabel={decision.confirm}
      doneLabel={decision.done}
      doneNote={nameOfApplicant(application)}
      schema={approvalForm}
      defaultValues={{ commission_rate: usualRate, model: "referral", note: "" }}
      onConfirm={({ note, ...terms }) => decide(decision.action, note, terms)}
    >
      <p className="font-semibold">{nameOfApplicant(application)}</p>
      <FormField name="commission_rate" label="Commission" hint="Of the price excluding VAT and tolls." required>
        {({ value, onChange }) => <NumberEntry unit="percent" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="model" label="How the partner earns" required>
        <Select options={partnerModels.map((value) => ({ value, label: partnerModelLabels[value] }))} />
      </FormField>
      <FormField name="note" label="Note" hint="For our team only. The applicant doesn’t see it." optional>
        <TextArea rows={2} maxLength={2000} />
      </FormField>
    </FormDialog>
  );
}

/** Only a suggestion; our team enters the agreed rate. */
const usualRate = 0.1;
