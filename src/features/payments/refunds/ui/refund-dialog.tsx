import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { paymentsContract } from "../../contract.ts";
import { type ListedRefund, refundsContract } from "../contract.ts";
import { RefundPaidDialog } from "./refund-paid-dialog.tsx";

export type RefundAction = { readonly kind: "approve" | "reject" | "paid"; readonly refund: ListedRefund };

const { approveRefund, rejectRefund, refundsForReview } = refundsContract;
const refreshed = [refundsForReview, paymentsContract.paymentsWaiting];

type RefundDialogProps = RefundAction & { onClose: () => void };

/** The three decisions about a refund. */
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
      title={`Approve refund of ${sumOf(refund)}?`}
      text={
        isFirst
          ? "Refunds above R5 000 need two approvals, one by a super-user. Yours is the first."
          : `For ${refund.reference}. It goes back to the card, or is paid by bank transfer.`
      }
      confirmLabel={isFirst ? "Approve as first" : "Approve refund"}
      onClose={onClose}
      reason={{ label: "Note", isOptional: true }}
      onConfirm={(note) => approve.mutateAsync({ id, version, note })}
      doneLabel={({ state }) => (state === "requested" ? "Approved. A second approval is needed" : "Refund approved")}
    />
  );
}

function RejectDialog({ refund, onClose }: Shown) {
  const reject = useMakeCall(rejectRefund, refreshed);
  const { id, version } = refund;
  return (
    <ActionDialog
      title={`Reject the refund of ${sumOf(refund)}?`}
      text={`For ${refund.reference}. The reason is saved in the activity log.`}
      confirmLabel="Reject refund"
      tone="danger"
      onClose={onClose}
      reason={{}}
      doneLabel="Refund rejected"
      onConfirm={(reason) => reject.mutateAsync({ id, version, reason })}
    />
  );
}
