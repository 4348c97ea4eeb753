import { PiggyBank } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "#design/button.tsx";
import { DateText, formatDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { aloneText } from "#domain/account/refund-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { bankContract } from "../contract.ts";
import {
  type CreditTarget,
  creditContract,
  type ListedCredit,
  type OverpaidInvoice,
  refundForm,
  spendForm,
} from "../credit-contract.ts";

/** Customers’ credit, to use for a booking or invoice, or to refund. */
export function CreditTab() {
  const { data, wait } = readOrWait(useCall(creditContract.customerCredits, {}), "this", 6);
  const [open, setOpen] = useState<{ credit: ListedCredit; what: "use" | "refund" }>();
  const close = () => setOpen(undefined);
  if (wait) return wait;
  const { credits, overpaid, total_cents } = data;
  if (credits.length === 0 && overpaid.length === 0)
    return (
      <EmptyState
        icon={<PiggyBank />}
        title="No customer has credit"
        text="If a transfer is more than the amount due, add the rest to the customer’s credit in Bank."
      />
    );
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">
        <b className="text-ink tabular-nums">{formatRand(total_cents, { always: true })}</b> is held as credit and not
        used yet. It counts as revenue only once it’s used for a trip.
      </p>
      <ul className="grid gap-3">
        {credits.map((credit) => (
          <CreditCard
            key={credit.payment_id}
            credit={credit}
            onUse={() => setOpen({ credit, what: "use" })}
            onRefund={() => setOpen({ credit, what: "refund" })}
          />
        ))}
        {overpaid.map((invoice) => (
          <OverpaidInvoiceCard key={invoice.invoice_id} invoice={invoice} />
        ))}
      </ul>
      {open?.what === "use" && <SpendCreditDialog credit={open.credit} onClose={close} />}
      {open?.what === "refund" && <RefundCreditDialog credit={open.credit} onClose={close} />}
    </div>
  );
}

/** Links to the invoice, where the surplus is used or refunded. */
const OverpaidInvoiceCard = ({ invoice }: { invoice: OverpaidInvoice }) => (
  <li className={cardClass}>
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="text-lg tabular-nums">{formatRand(invoice.left_cents, { always: true })}</b>
        <span className="font-semibold">{invoice.buyer_name}</span>
        <span className="break-all text-ink-2 text-sm">{invoice.buyer_email}</span>
      </p>
      <p className="break-words text-ink-2 text-sm">
        Overpaid on {invoice.number}.{" "}
        {invoice.is_monthly
          ? "It goes towards the company’s next monthly invoice, unless you refund it."
          : "It was credited after it was paid."}
      </p>
    </div>
    <SiteLink
      to={`/admin/invoices?invoice=${invoice.invoice_id}`}
      className={buttonClass({ size: "sm", variant: "outline" })}
    >
      Open {invoice.number}
    </SiteLink>
  </li>
);

const cardClass =
  "grid gap-3 rounded-lg bg-surface p-4 inset-ring inset-ring-line sm:grid-cols-[1fr_auto] sm:items-center";

type CreditCardProps = { credit: ListedCredit; onUse: () => void; onRefund: () => void };

function CreditCard({ credit, onUse, onRefund }: CreditCardProps) {
  const may = useMay();
  return (
    <li className={cardClass}>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="text-lg tabular-nums">{formatRand(credit.left_cents, { always: true })}</b>
          <span className="font-semibold">{credit.customer_name}</span>
          <span className="break-all text-ink-2 text-sm">{credit.customer_email}</span>
        </p>
        <p className="break-words text-ink-2 text-sm">
          Received <DateText at={credit.received_on} /> with {credit.booking_reference ?? credit.invoice_number}:{" "}
          {credit.description}
          {credit.refunded_cents > 0 && `. ${formatRand(credit.refunded_cents, { always: true })} was refunded.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onUse} aria-label={`Use the credit of ${credit.customer_name}`}>
          Use
        </Button>
        {may("approve_refund") && credit.refund_at_most_cents > 0 && (
          <Button
            size="sm"
            variant="outline"
            onClick={onRefund}
            aria-label={`Refund the credit of ${credit.customer_name}`}
          >
            Refund
          </Button>
        )}
      </div>
    </li>
  );
}

type RefundCreditProps = { credit: ListedCredit; onClose: () => void };

/** Records a refund made by bank transfer. */
function RefundCreditDialog({ credit, onClose }: RefundCreditProps) {
  const refund = useMakeCall(creditContract.refundCredit, [creditContract.customerCredits]);
  return (
    <FormDialog
      onClose={onClose}
      title={`Refund the credit of ${credit.customer_name}`}
      text="Pay it to the customer’s bank account first, then record it here. It can’t be used after that."
      confirmLabel="Record refund"
      schema={refundForm}
      defaultValues={{ amount_cents: credit.refund_at_most_cents, reason: "" }}
      doneLabel={`Refund to ${credit.customer_name} recorded`}
      onConfirm={(values) => refund.mutateAsync({ ...values, payment_id: credit.payment_id })}
    >
      <FormField
        name="amount_cents"
        label="Amount"
        hint={aloneText(credit.refund_at_most_cents, credit.left_cents)}
        required
      >
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="reason" label="Reason" required hint="Saved in the activity log.">
        <TextInput maxLength={500} />
      </FormField>
    </FormDialog>
  );
}

type SpendCreditProps = { credit: ListedCredit; onClose: () => void };

const rand = (cents: number) => formatRand(cents, { always: true });

/** The customer’s open bookings and invoices; the credit pays one of them, in full or in part. */
function SpendCreditDialog({ credit, onClose }: SpendCreditProps) {
  const query = useCall(creditContract.creditTargets, { payment_id: credit.payment_id });
  if (query.data && query.data.targets.length > 0)
    return <Choice credit={credit} targets={query.data.targets} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Use the credit of ${credit.customer_name}`}
      description={query.error?.message ?? (query.data ? "This customer owes nothing at the moment." : "Loading…")}
    />
  );
}

type ChoiceProps = SpendCreditProps & { targets: readonly CreditTarget[] };

function Choice({ credit, targets, onClose }: ChoiceProps) {
  const spend = useMakeCall(creditContract.spendCredit, [creditContract.customerCredits, bankContract.bankLines]);
  const [first] = targets;
  return (
    <FormDialog
      onClose={onClose}
      title={`Use the credit of ${credit.customer_name}`}
      text={`${rand(credit.left_cents)} is left. The amount you use counts as received.`}
      confirmLabel="Use credit"
      schema={spendForm}
      defaultValues={{ key: first?.key ?? "", amount_cents: Math.min(credit.left_cents, first?.open_cents ?? 0) }}
      onConfirm={({ key, amount_cents }) => {
        const kind = targets.find((target) => target.key === key)?.kind ?? "booking";
        return spend.mutateAsync({ payment_id: credit.payment_id, kind, key, amount_cents });
      }}
      doneLabel={({ left_cents }) => (left_cents > 0 ? `Credit used. ${rand(left_cents)} is left` : "Credit used")}
    >
      <FormField name="key" label="What it pays" required>
        <Select options={targets.map((target) => ({ value: target.key, label: labelOf(target) }))} />
      </FormField>
      <FormField name="amount_cents" label="Amount" required>
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
    </FormDialog>
  );
}

const labelOf = ({ kind, key, day, open_cents }: CreditTarget) =>
  `${key}: ${rand(open_cents)} due, ${kind === "booking" ? "pickup" : "due on"} ${formatDate(day)}`;
