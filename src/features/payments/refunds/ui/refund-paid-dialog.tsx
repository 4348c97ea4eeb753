import { useState } from "react";
import * as z from "zod/mini";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { formatRand } from "#design/money.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { gatewayAmount } from "#domain/payment/payfast.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { paymentsContract } from "../../contract.ts";
import { refundAccountContract, refundAccountForm } from "../account-contract.ts";
import { type ListedRefund, refundsContract } from "../contract.ts";
import { accountTypeLabel, emptyAccount, RefundAccountFields } from "./refund-account-fields.tsx";

const { refundAccountToPay, saveRefundAccount, askForRefundAccount } = refundAccountContract;
const refreshed = [refundsContract.refundsForReview, paymentsContract.paymentsWaiting, refundAccountToPay];

type Shown = { refund: ListedRefund; onClose: () => void };
const sumOf = ({ amount_cents }: ListedRefund) => formatRand(amount_cents, { always: true });

const paidForm = z.object({
  note: z.string().check(z.trim(), z.minLength(1, "Enter the reference of the transfer"), z.maxLength(500)),
});

/** A refund paid by hand: account, amount, and the confirmation that it was done. */
export function RefundPaidDialog({ refund, onClose }: Shown) {
  const paid = useMakeCall(refundsContract.markRefundPaid, refreshed);
  const [isTyping, setTyping] = useState(false);
  const { id, version } = refund;
  if (isTyping) return <AccountDialog refund={refund} onClose={() => setTyping(false)} />;
  return (
    <FormDialog
      title={`Refund ${sumOf(refund)} by bank transfer`}
      text={`For ${refund.reference}, ${refund.customer_name}. Pay it at your bank, then mark it as paid. We’ll email the customer.`}
      confirmLabel="Mark as paid"
      onClose={onClose}
      schema={paidForm}
      defaultValues={{ note: "" }}
      doneLabel="Refund marked as paid"
      onConfirm={(values) => paid.mutateAsync({ id, version, ...values })}
    >
      <PayTo refund={refund} onType={() => setTyping(true)} />
      <FormField name="note" label="Reference of the transfer" required>
        <TextInput maxLength={200} />
      </FormField>
    </FormDialog>
  );
}

function PayTo({ refund, onType }: { refund: ListedRefund; onType: () => void }) {
  const query = useCall(refundAccountToPay, { refund_id: refund.id });
  if (query.error) return <ReadFailed error={query.error} onAgain={() => void query.refetch()} />;
  if (!query.data)
    return (
      <SkeletonGroup text="Loading bank details…" className="grid gap-3">
        <SkeletonLine className="w-full" />
        <SkeletonLine className="w-2/3" />
      </SkeletonGroup>
    );
  return query.data.account ? (
    <Details toPay={query.data} account={query.data.account} onType={onType} />
  ) : (
    <NoAccount refund={refund} onType={onType} />
  );
}

type ToPay = OutputOf<typeof refundAccountToPay>;
type DetailsProps = { toPay: ToPay; account: NonNullable<ToPay["account"]>; onType: () => void };

function Details({ toPay, account, onType }: DetailsProps) {
  const amount = gatewayAmount(toPay.amount_cents);
  return (
    <div className="grid gap-2">
      <dl className="grid rounded-lg px-4 py-1 inset-ring inset-ring-line">
        <Fact label="Account holder" value={account.holder} />
        <Fact label="Bank" value={account.bank} />
        <Fact label="Account number" value={account.account_number} />
        <Fact label="Branch code" value={account.branch_code} />
        <Fact label="Type of account" value={accountTypeLabel(account.account_type)} isPlain />
        <Fact label="Amount" value={amount} shown={formatRand(toPay.amount_cents, { always: true })} />
        <Fact label="Reference" value={toPay.reference} />
      </dl>
      <p className="flex flex-wrap items-center justify-between gap-2 text-ink-2 text-sm">
        {account.given_by === "customer" ? "Entered by the customer." : `Saved by ${account.given_by}.`}
        <Button size="sm" variant="quiet" onClick={onType}>
          Change bank details
        </Button>
      </p>
    </div>
  );
}

type FactProps = { label: string; value: string; shown?: string; isPlain?: boolean };

const Fact = ({ label, value, shown = value, isPlain }: FactProps) => (
  <div className="flex min-h-12 items-center justify-between gap-3 border-line border-b last:border-b-0">
    <dt className="text-ink-2 text-sm">{label}</dt>
    <dd className="min-w-0 break-all font-semibold">
      {isPlain ? shown : <CopyButton text={value} label={shown} variant="quiet" className="-mr-4" />}
    </dd>
  </div>
);

function NoAccount({ refund, onType }: { refund: ListedRefund; onType: () => void }) {
  const ask = useMakeCall(askForRefundAccount, refreshed);
  const send = () =>
    ask.mutateAsync({ refund_id: refund.id }).then(
      ({ email }) => void toast({ title: `Email sent to ${email}`, kind: "success" }),
      (error: unknown) =>
        void toast({ title: error instanceof Error ? error.message : "We couldn’t send the email.", kind: "error" }),
    );
  if (refund.of !== "booking")
    return (
      <Alert tone="warn" title="No bank details yet">
        We asked the customer by email to call us with their bank details.
      </Alert>
    );
  return (
    <Alert tone="warn" title="No bank details yet">
      <p>We asked the customer by email. They can enter the details on their booking’s page.</p>
      <span className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={onType}>
          Enter bank details
        </Button>
        <Button size="sm" variant="outline" busy={ask.isPending} onClick={() => void send()}>
          Ask again by email
        </Button>
      </span>
    </Alert>
  );
}

function AccountDialog({ refund, onClose }: Shown) {
  const save = useMakeCall(saveRefundAccount, refreshed);
  return (
    <FormDialog
      title={`Bank details for ${refund.reference}`}
      text={`Where ${refund.customer_name} wants the refund of ${sumOf(refund)}. Stored encrypted, deleted 30 days after the refund.`}
      confirmLabel="Save bank details"
      onClose={onClose}
      schema={refundAccountForm}
      defaultValues={emptyAccount}
      doneLabel="Bank details saved"
      onConfirm={(values) => save.mutateAsync({ refund_id: refund.id, ...values })}
    >
      <RefundAccountFields />
    </FormDialog>
  );
}
