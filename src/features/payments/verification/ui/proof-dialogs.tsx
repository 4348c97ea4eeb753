import * as z from "zod/mini";
import { TextArea, TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { bankContract } from "../../bank/contract.ts";
import { amount, note, reason } from "../../contract.ts";
import { ActionDialog } from "../../ui/action-dialog.tsx";
import { type OpenedProof, verificationContract } from "../contract.ts";

const { verifyTransferProof, rejectTransferProof, transferProof, transferProofs, paymentsWaiting } =
  verificationContract;
const refreshed = [transferProof, transferProofs, paymentsWaiting, bankContract.bankLines];

type ProofDialogProps = { proof: OpenedProof; onClose: () => void; onDone: () => void };

const verifyForm = z.object({ amount_cents: amount, note, despite_reuse: z._default(z.boolean(), false) });

export function VerifyDialog({ proof, onClose, onDone }: ProofDialogProps) {
  const verify = useMakeCall(verifyTransferProof, refreshed);
  const { payment, expected_cents, same_file } = proof;
  return (
    <ActionDialog
      title={`The money for ${proof.booking_reference} has arrived?`}
      text={`We wait for ${formatRand(expected_cents)}. Enter the amount on the statement. If it is less, the booking is partly paid.`}
      confirmLabel="Verify payment"
      onClose={onClose}
      refreshes={refreshed}
      schema={verifyForm}
      defaultValues={{ amount_cents: arrivedCents(proof), note: "", despite_reuse: false }}
      onSubmit={async (values) => {
        await verify.mutateAsync({ ...values, id: proof.id, version: payment.version });
        onDone();
        return "Payment verified";
      }}
    >
      <FormField name="amount_cents" label="Amount received" required>
        {({ value, onChange }) => (
          <NumberEntry unit="rand" value={value} onChange={onChange} disabled={payment.is_received} />
        )}
      </FormField>
      <FormField name="note" label="Note" optional={same_file.length === 0} required={same_file.length > 0}>
        <TextInput maxLength={500} />
      </FormField>
      {same_file.length > 0 && (
        <FormCheckbox
          name="despite_reuse"
          label={`I know that the same file was sent for ${same_file.map((one) => one.booking_reference).join(", ")}.`}
        />
      )}
    </ActionDialog>
  );
}

/** What the statement says of this booking, where it was read in; else what we wait for. */
const arrivedCents = ({ bank_lines, payment }: OpenedProof): number =>
  (payment.is_received ? undefined : bank_lines.find(({ names_booking }) => names_booking)?.amount_cents) ??
  payment.amount_cents;

const rejectForm = z.object({ reason });

export function RejectDialog({ proof, onClose, onDone }: ProofDialogProps) {
  const reject = useMakeCall(rejectTransferProof, refreshed);
  return (
    <ActionDialog
      title={`Reject the proof for ${proof.booking_reference}?`}
      text="We’ll email the customer the reason. They can send another proof or pay another way."
      confirmLabel="Reject proof"
      tone="danger"
      onClose={onClose}
      refreshes={refreshed}
      schema={rejectForm}
      defaultValues={{ reason: "" }}
      onSubmit={async (values) => {
        await reject.mutateAsync({ ...values, id: proof.id, version: proof.payment.version });
        onDone();
        return "Proof rejected";
      }}
    >
      <FormField name="reason" label="Reason" required hint="The customer sees this.">
        <TextArea rows={3} maxLength={500} />
      </FormField>
    </ActionDialog>
  );
}
