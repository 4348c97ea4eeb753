import * as z from "zod/mini";
import { TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { formatRand } from "#design/money.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { note, reason } from "../../contract.ts";
import { ActionDialog } from "../../ui/action-dialog.tsx";
import { verificationContract } from "../../verification/contract.ts";
import { type ListedRefund, refundsContract } from "../contract.ts";
import { RefundPaidDialog } from "./refund-paid-dialog.tsx";

export type RefundAction = { readonly kind: "approve" | "reject" | "paid"; readonly refund: ListedRefund };

const { approveRefund, rejectRefund, refundsForReview } = refundsContract;
const refreshed = [refundsForReview, verificationContract.paymentsWaiting];

type RefundDialogProps = RefundAction & { onClose: () => void };

/** The three answers to a refund. */
export function RefundDialog({ kind, ...rest }: RefundDialogProps) {
  if (kind === "approve") return <ApproveDialog {...rest} />;
  return kind === "reject" ? <RejectDialog {...rest} /> : <RefundPaidDialog {...rest} />;
}

type Shown = Omit<RefundDialogProps, "kind">;
const sumOf = ({ amount_cents }: ListedRefund) => formatRand(amount_cents, { always: true });

function ApproveDialog({ refund, onClose }: Shown) {
  const approve = useMakeCall(approveRefund, refreshed);
  const { id, version } = refund;
  const isFirst = refund.needs_second_person && refund.approved_by === null;
  return (
    <ActionDialog
      title={`Refund ${sumOf(refund)}?`}
      text={
        isFirst
          ? "Refunds above R5 000 need two approvals, one by a super-user. Yours is the first."
          : `For ${refund.booking_reference}. It goes back to the card, or is paid by bank transfer.`
      }
      confirmLabel={isFirst ? "Approve as first" : "Approve refund"}
      onClose={onClose}
      refreshes={refreshed}
      schema={z.object({ note })}
      defaultValues={{ note: "" }}
      onSubmit={async (values) => {
        const { state } = await approve.mutateAsync({ id, version, ...values });
        return state === "requested" ? "Approved. A second approval is needed" : "Refund approved";
      }}
    >
      <FormField name="note" label="Note" optional>
        <TextInput maxLength={500} />
      </FormField>
    </ActionDialog>
  );
}

function RejectDialog({ refund, onClose }: Shown) {
  const reject = useMakeCall(rejectRefund, refreshed);
  const { id, version } = refund;
  return (
    <ActionDialog
      title={`Reject the refund of ${sumOf(refund)}?`}
      text={`For ${refund.booking_reference}. The reason is saved in the activity log.`}
      confirmLabel="Reject refund"
      tone="danger"
      onClose={onClose}
      refreshes={refreshed}
      schema={z.object({ reason })}
      defaultValues={{ reason: "" }}
      onSubmit={async (values) => {
        await reject.mutateAsync({ id, version, ...values });
        return "Refund rejected";
      }}
    >
      <FormField name="reason" label="Reason" required>
        <TextArea rows={2} maxLength={500} />
      </FormField>
    </ActionDialog>
  );
}
