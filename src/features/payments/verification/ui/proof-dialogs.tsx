import * as z from "zod/mini";
import { TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import { amount, note, paymentsContract } from "../../contract.ts";
import { type OpenedProof, verificationContract } from "../contract.ts";

const { verifyTransferProof, rejectTransferProof, transferProof, transferProofs } = verificationContract;
const refreshed = [transferProof, transferProofs, paymentsContract.paymentsWaiting];

type ProofDialogProps = {
  proof: OpenedProof;
  /** Other lists that reload after a decision. */
  refreshes: readonly Call[];
  onClose: () => void;
  onDone: () => void;
};

const verifyForm = z.object({ amount_cents: amount, note, despite_reuse: z._default(z.boolean(), false) });

export function VerifyDialog({ proof, refreshes, onClose, onDone }: ProofDialogProps) {
  const verify = useMakeCall(verifyTransferProof, [...refreshed, ...refreshes]);
  const { payment, expected_cents, same_file } = proof;
  return (
    <FormDialog
      title={`Verify payment for ${proof.booking_reference}?`}
      text={`We expect ${formatRand(expected_cents)}. Enter the amount on the statement. If it is less, the booking is partly paid.`}
      confirmLabel="Verify payment"
      onClose={onClose}
      schema={verifyForm}
      defaultValues={{ amount_cents: arrivedCents(proof), note: "", despite_reuse: false }}
      doneLabel="Payment verified"
      onConfirm={async (values) => {
        await verify.mutateAsync({ ...values, id: proof.id, version: payment.version });
        onDone();
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
    </FormDialog>
  );
}

/** The amount on an imported bank line for this booking; otherwise the expected amount. */
const arrivedCents = ({ bank_lines, payment }: OpenedProof): number =>
  (payment.is_received ? undefined : bank_lines.find(({ names_booking }) => names_booking)?.amount_cents) ??
  payment.amount_cents;

export function RejectDialog({ proof, refreshes, onClose, onDone }: ProofDialogProps) {
  const reject = useMakeCall(rejectTransferProof, [...refreshed, ...refreshes]);
  return (
    <ActionDialog
      title={`Reject the proof for ${proof.booking_reference}?`}
      text="We’ll email the customer the reason. They can send another proof or pay another way."
      confirmLabel="Reject proof"
      tone="danger"
      onClose={onClose}
      reason={{ hint: "The customer sees this." }}
      doneLabel="Proof rejected"
      onConfirm={async (reason) => {
        await reject.mutateAsync({ reason, id: proof.id, version: proof.payment.version });
        onDone();
      }}
    />
  );
}
