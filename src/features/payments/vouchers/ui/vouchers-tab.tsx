import { Gift } from "lucide-react";
import { useState } from "react";
import { Badge, type Tone } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { aloneText } from "#domain/account/refund-labels.ts";
import { termsPath, termsText } from "#domain/legal/accepted-terms.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type ListedVoucher, refundVoucherForm, vouchersContract, voucherViews } from "../contract.ts";

const viewLabels = { outstanding: "Outstanding", used: "Used", expired: "Expired", all: "All" } as const;
const stateLabels: Readonly<Record<ListedVoucher["state"], { label: string; tone: Tone }>> = {
  unpaid: { label: "Not paid", tone: "warn" },
  active: { label: "Valid", tone: "ok" },
  used: { label: "Used up", tone: "neutral" },
  expired: { label: "Expired", tone: "warn" },
  refunded: { label: "Refunded", tone: "neutral" },
};

type Opened = { voucher: ListedVoucher; what: "refund" | "resend" };

/** Sold gift vouchers: a liability until they are used. */
export function VouchersTab() {
  const { read, filter } = usePageAddress();
  const search = read("search");
  const view = voucherViews.find((one) => one === read("view")) ?? "outstanding";
  const query = useCall(vouchersContract.vouchersSold, { view, search });
  const [open, setOpen] = useState<Opened>();
  if (query.error) return <ReadFailed error={query.error} onAgain={() => void query.refetch()} />;
  return (
    <div className="grid gap-5">
      {query.data && (
        <p className="text-ink-2">
          <b className="text-ink tabular-nums">{formatRand(query.data.outstanding_cents, { always: true })}</b> is
          outstanding on {query.data.outstanding_count}{" "}
          {query.data.outstanding_count === 1 ? "gift voucher" : "gift vouchers"}. It’s owed in trips and counts as
          revenue only once a trip paid with it is driven.
          {query.data.expired_cents > 0 && ` ${formatRand(query.data.expired_cents, { always: true })} expired unused.`}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-4">
        <Segmented
          label="Vouchers"
          value={view}
          onChange={(next) => filter({ view: next === "outstanding" ? "" : next })}
          options={voucherViews.map((value) => ({ value, label: viewLabels[value] }))}
        />
        <Field label="Search" className="min-w-56 flex-1">
          <TextInput
            type="search"
            defaultValue={search}
            placeholder="Number, name or email"
            maxLength={100}
            onChange={(event) => filter({ search: event.currentTarget.value.trim() })}
          />
        </Field>
      </div>
      {query.data ? <List vouchers={query.data.vouchers} onOpen={setOpen} /> : <SkeletonCard lines={6} />}
      {query.data?.has_more && <p className="text-ink-2 text-sm">The newest 100 are listed. Search for others.</p>}
      {open?.what === "refund" && <RefundDialog voucher={open.voucher} onClose={() => setOpen(undefined)} />}
      {open?.what === "resend" && <ResendDialog voucher={open.voucher} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

type ListProps = { vouchers: readonly ListedVoucher[]; onOpen: (opened: Opened) => void };

const List = ({ vouchers, onOpen }: ListProps) =>
  vouchers.length === 0 ? (
    <EmptyState
      icon={<Gift />}
      title="No gift vouchers here"
      text="Vouchers are sold on the site’s Gift vouchers page."
    />
  ) : (
    <ul className="grid gap-3">
      {vouchers.map((voucher) => (
        <VoucherRow key={voucher.id} voucher={voucher} onOpen={onOpen} />
      ))}
    </ul>
  );

function VoucherRow({ voucher, onOpen }: { voucher: ListedVoucher; onOpen: (opened: Opened) => void }) {
  const may = useMay();
  const { label, tone } = stateLabels[voucher.state];
  return (
    <li className="grid gap-3 rounded-lg bg-surface p-4 inset-ring inset-ring-line sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="text-lg tabular-nums">{formatRand(voucher.left_cents, { always: true })}</b>
          <span className="text-ink-2 text-sm">left of {formatRand(voucher.amount_cents)}</span>
          <span className="font-semibold">{voucher.number}</span>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="text-sm [overflow-wrap:anywhere]">
          From {voucher.buyer_name} ({voucher.buyer_email}) for {voucher.recipient_name}
          {voucher.recipient_email !== "" && ` (${voucher.recipient_email})`}
        </p>
        <p className="text-ink-2 text-sm">
          Sold <DateText at={voucher.sold_at} />, valid until <DateText at={voucher.expires_on} />
          {voucher.refunded_cents > 0 && `, ${formatRand(voucher.refunded_cents)} refunded`}
        </p>
        {voucher.terms_version !== null && (
          <p className="text-ink-2 text-sm [&_a]:text-link [&_a]:underline">
            {voucher.buyer_name} accepted the{" "}
            <NewTabLink to={termsPath(voucher.terms_version, new Date(voucher.bought_at))}>
              {termsText(voucher.terms_version)}
            </NewTabLink>
          </p>
        )}
        {voucher.bookings.length > 0 && (
          <p className="flex flex-wrap gap-x-3 text-sm">
            Used for
            {voucher.bookings.map((reference) => (
              <SiteLink key={reference} to={`/admin/booking?reference=${reference}`} className="text-link underline">
                {reference}
              </SiteLink>
            ))}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="outline"
          onClick={() => onOpen({ voucher, what: "resend" })}
          aria-label={`Send again: ${voucher.number}`}
        >
          Send again
        </Button>
        {voucher.refund_at_most_cents > 0 && may("approve_refund") && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => onOpen({ voucher, what: "refund" })}
            aria-label={`Refund ${voucher.number}`}
          >
            Refund
          </Button>
        )}
      </div>
    </li>
  );
}

function RefundDialog({ voucher, onClose }: { voucher: ListedVoucher; onClose: () => void }) {
  const refund = useMakeCall(vouchersContract.refundVoucher, [vouchersContract.vouchersSold]);
  return (
    <FormDialog
      onClose={onClose}
      title={`Refund voucher ${voucher.number}`}
      text={`${
        voucher.is_refundable_by_rule
          ? "Unused and within 14 days: the buyer is entitled to a full refund."
          : "Partly used, or bought more than 14 days ago: refunding it is up to you."
      } Refund it at PayFast or by bank transfer first, then record it here. It can’t be used after that.`}
      confirmLabel="Record refund"
      schema={refundVoucherForm}
      defaultValues={{ amount_cents: voucher.refund_at_most_cents, reason: "" }}
      doneLabel={`Refund of ${voucher.number} recorded`}
      onConfirm={(values) => refund.mutateAsync({ ...values, id: voucher.id })}
    >
      <FormField
        name="amount_cents"
        label="Amount"
        hint={aloneText(voucher.refund_at_most_cents, voucher.left_cents)}
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

function ResendDialog({ voucher, onClose }: { voucher: ListedVoucher; onClose: () => void }) {
  const resend = useMakeCall(vouchersContract.resendVoucher, []);
  return (
    <ActionDialog
      title={`Send voucher ${voucher.number} again?`}
      text={`We’ll email it to ${voucher.recipient_email || voucher.buyer_email}.`}
      confirmLabel="Send again"
      doneLabel="Voucher sent"
      onClose={onClose}
      onConfirm={() => resend.mutateAsync({ id: voucher.id })}
    />
  );
}
