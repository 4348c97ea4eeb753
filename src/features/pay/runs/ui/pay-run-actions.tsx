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
import { useMay } from "#platform/browser/use-may.ts";
import { earningsContract } from "../../earnings/contract.ts";
import { paidForm, payRunsContract, type ShownPayRun } from "../contract.ts";

const refreshes = [payRunsContract.readPayRun, payRunsContract.payRuns, earningsContract.driverEarnings];
type Step = "approve" | "pay" | "cancel";

/** The pay run’s current actions. */
export function PayRunActions({ run, isCashChanged }: { run: ShownPayRun; isCashChanged: boolean }) {
  const mayPay = useMay()("approve_payouts");
  const [step, setStep] = useState<Step>();
  if (!mayPay || run.state === "paid" || run.state === "cancelled") return null;
  const close = () => setStep(undefined);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setStep("cancel")}>
        Cancel run
      </Button>
      {run.state === "draft" && run.may_approve && (
        <Button size="sm" disabled={isCashChanged} onClick={() => setStep("approve")}>
          Approve run
        </Button>
      )}
      {run.state === "draft" && !run.may_approve && (
        <p className="self-center text-ink-2 text-sm">You drafted it, so someone else has to approve it.</p>
      )}
      {isCashChanged && (
        <p className="self-center text-ink-2 text-sm">{payRunsContract.approvePayRun.refusals.cash_changed}</p>
      )}
      {run.state === "approved" && (
        <Button size="sm" disabled={isCashChanged} onClick={() => setStep("pay")}>
          Mark as paid
        </Button>
      )}
      {step === "approve" && <ApproveDialog run={run} onClose={close} />}
      {step === "pay" && <PaidDialog run={run} onClose={close} />}
      {step === "cancel" && <CancelDialog run={run} onClose={close} />}
    </>
  );
}

type DialogProps = { run: ShownPayRun; onClose: () => void };
const chosen = ({ id, version }: ShownPayRun) => ({ run_id: id, version });

/** A warning before paying a provider for uninvoiced trips. */
const UninvoicedNote = ({ run: { uninvoiced_providers: providers } }: { run: ShownPayRun }) =>
  providers > 0 ? (
    <Alert
      tone="warn"
      title={
        providers === 1 ? "1 provider hasn’t invoiced everything" : `${providers} providers haven’t invoiced everything`
      }
    >
      Their statements say which trips are missing.
    </Alert>
  ) : null;

function ApproveDialog({ run, onClose }: DialogProps) {
  const approve = useMakeCall(payRunsContract.approvePayRun, refreshes);
  return (
    <ActionDialog
      title="Approve pay run?"
      text={`${formatRand(run.total_cents)} on ${run.statements === 1 ? "1 statement" : `${run.statements} statements`} can then be paid.`}
      confirmLabel="Approve run"
      doneLabel="Pay run approved"
      onClose={onClose}
      onConfirm={() => approve.mutateAsync(chosen(run))}
    >
      <UninvoicedNote run={run} />
    </ActionDialog>
  );
}

function PaidDialog({ run, onClose }: DialogProps) {
  const pay = useMakeCall(payRunsContract.markPayRunPaid, refreshes);
  const today = localDateOf(new Date());
  return (
    <FormDialog
      title="Mark as paid?"
      text={`${formatRand(run.total_cents)}. Everyone on it gets their statement by email. This can’t be undone.`}
      confirmLabel="Mark as paid"
      doneLabel="Pay run paid"
      schema={paidForm}
      defaultValues={{ paid_on: today, payment_note: "" }}
      onClose={onClose}
      onConfirm={(values) => pay.mutateAsync({ ...chosen(run), ...values })}
    >
      <UninvoicedNote run={run} />
      <FormField name="paid_on" label="Paid on" required>
        {({ value, onChange, onBlur }) => <DatePicker value={value} onChange={onChange} onBlur={onBlur} max={today} />}
      </FormField>
      <FormField name="payment_note" label="Bank reference" hint="It’s shown on every statement." required>
        <TextInput maxLength={200} />
      </FormField>
    </FormDialog>
  );
}

function CancelDialog({ run, onClose }: DialogProps) {
  const cancel = useMakeCall(payRunsContract.cancelPayRun, refreshes);
  return (
    <ActionDialog
      title="Cancel pay run?"
      text="Its amounts are unpaid again and can go on another run. We don’t email anyone."
      confirmLabel="Cancel run"
      cancelLabel="Keep run"
      doneLabel="Pay run cancelled"
      tone="danger"
      reason={{ isOptional: true }}
      onClose={onClose}
      onConfirm={(reason) => cancel.mutateAsync({ ...chosen(run), reason })}
    />
  );
}
