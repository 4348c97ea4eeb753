import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { localDateOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { commissionsContract } from "../../commissions/contract.ts";
import { statementsContract } from "../../commissions/statements-contract.ts";
import { paidForm, payoutsContract, type ShownPayout } from "../contract.ts";

const refreshes = [
  payoutsContract.partnerPayouts,
  statementsContract.partnerStatements,
  commissionsContract.partnerCommissions,
];
type Step = "approve" | "pay" | "cancel";
type StepProps = { payout: ShownPayout; onClose: () => void };
const chosen = ({ id, version }: ShownPayout) => ({ payout_id: id, version });

/** Not paid yet. */
export const isUnderWay = ({ state }: ShownPayout): boolean => state === "draft" || state === "approved";

export const disputesText = ({ open_disputes }: ShownPayout): string =>
  open_disputes === 1 ? "1 line disputed" : `${open_disputes} lines disputed`;

/** A warning before paying lines that the partner disputes. */
const DisputesNote = ({ payout }: { payout: ShownPayout }) =>
  payout.open_disputes > 0 ? (
    <Alert tone="warn" title={`${disputesText(payout)} by ${payout.partner}`}>
      First answer it on the partner’s statements. Anything you uphold is added to a later statement.
    </Alert>
  ) : null;

/** The payout’s current actions. */
export function PayoutActions({ payout }: { payout: ShownPayout }) {
  const [step, setStep] = useState<Step>();
  if (payout.state === "paid" || payout.state === "cancelled") return null;
  const close = () => setStep(undefined);
  const isTheirs = payout.state === "draft" && !payout.may_approve && payout.has_bank;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isTheirs && <p className="text-ink-2 text-sm">Someone else has to approve it.</p>}
      {payout.state === "draft" && !payout.has_bank && (
        <p className="text-ink-2 text-sm">Add the partner’s bank account before you approve it.</p>
      )}
      {payout.state === "draft" && payout.may_approve && payout.has_bank && (
        <Button size="sm" onClick={() => setStep("approve")}>
          Approve<span className="sr-only"> {payout.reference}</span>
        </Button>
      )}
      {payout.state === "approved" && (
        <Button size="sm" onClick={() => setStep("pay")}>
          Mark as paid<span className="sr-only"> {payout.reference}</span>
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={() => setStep("cancel")}>
        Cancel<span className="sr-only"> {payout.reference}</span>
      </Button>
      {step === "approve" && <ApproveDialog payout={payout} onClose={close} />}
      {step === "pay" && <PaidDialog payout={payout} onClose={close} />}
      {step === "cancel" && <CancelDialog payout={payout} onClose={close} />}
    </div>
  );
}

function ApproveDialog({ payout, onClose }: StepProps) {
  const approve = useMakeCall(payoutsContract.approvePayout, refreshes);
  return (
    <ActionDialog
      title="Approve payout?"
      text={`${formatRand(payout.amount_cents)} to ${payout.partner} is then in the bank file.`}
      confirmLabel="Approve payout"
      doneLabel="Payout approved"
      onClose={onClose}
      onConfirm={() => approve.mutateAsync(chosen(payout))}
    >
      <DisputesNote payout={payout} />
    </ActionDialog>
  );
}

function PaidDialog({ payout, onClose }: StepProps) {
  const pay = useMakeCall(payoutsContract.markPayoutPaid, refreshes);
  const today = localDateOf(new Date());
  return (
    <FormDialog
      title="Mark as paid?"
      text={`${formatRand(payout.amount_cents)} to ${payout.partner}. We’ll email its owners. This can’t be undone.`}
      confirmLabel="Mark as paid"
      doneLabel="Payout paid"
      schema={paidForm}
      defaultValues={{ paid_on: today, payment_note: "" }}
      onClose={onClose}
      onConfirm={(values) => pay.mutateAsync({ ...chosen(payout), ...values })}
    >
      <DisputesNote payout={payout} />
      <FormField name="paid_on" label="Paid on" required>
        {({ value, onChange, onBlur }) => <DatePicker value={value} onChange={onChange} onBlur={onBlur} max={today} />}
      </FormField>
      <FormField name="payment_note" label="Bank reference" required>
        <TextInput maxLength={200} />
      </FormField>
    </FormDialog>
  );
}

function CancelDialog({ payout, onClose }: StepProps) {
  const cancel = useMakeCall(payoutsContract.cancelPayout, refreshes);
  return (
    <ActionDialog
      title="Cancel payout?"
      text="Its statements can be put on another payout. We don’t email anyone."
      confirmLabel="Cancel payout"
      cancelLabel="Keep payout"
      doneLabel="Payout cancelled"
      tone="danger"
      reason={{ isOptional: true }}
      onClose={onClose}
      onConfirm={(reason) => cancel.mutateAsync({ ...chosen(payout), reason: reason ?? "" })}
    />
  );
}
