import { Lock, LockOpen } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Money } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { monthLabel } from "#domain/invoice/invoice-labels.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { invoiceMonthsContract as books, type MonthOfBooks, type OpenMatter } from "../contract.ts";

type Open = { action: "lock" | "unlock"; month: string };

/** Totals by month, and which months are locked. */
export function MonthsTab() {
  const { data, wait } = readOrWait(useCall(books.invoiceMonths, {}), "the months", 6);
  const [open, setOpen] = useState<Open>();
  // Keeps showing the month while the dialog closes.
  const [named, setNamed] = useState("");
  const ask = (next: Open) => {
    setNamed(next.month);
    setOpen(next);
  };
  if (wait) return wait;
  return (
    <Card>
      <CardHeader
        title="Months"
        note="No document or payment can be dated in a locked month. Lock a month after its VAT return."
      />
      {data.months.length === 0 && <p className="text-ink-2">Nothing has been invoiced yet.</p>}
      <ul className="divide-y divide-line">
        {data.months.map((month) => (
          <MonthRow key={month.month} month={month} onAsk={ask} />
        ))}
      </ul>
      <LockDialog month={named} open={open?.action === "lock"} onClose={() => setOpen(undefined)} />
      <UnlockDialog month={named} open={open?.action === "unlock"} onClose={() => setOpen(undefined)} />
    </Card>
  );
}

function MonthRow({ month, onAsk }: { month: MonthOfBooks; onAsk: (open: Open) => void }) {
  const name = monthLabel(month.month);
  const sums = [
    ["Invoiced", month.invoiced_cents],
    ["Credited", -month.credited_cents],
    ["VAT", month.vat_cents],
  ] as const;
  return (
    <li className="grid items-center gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0 md:grid-cols-[minmax(12rem,1fr)_auto_8.5rem]">
      <div>
        <h3 className="flex items-center gap-2 text-base font-bold">
          {month.locked_at && <Lock aria-label="Locked" className="size-4 text-ok" />}
          {name}
        </h3>
        <p className="text-sm text-ink-2">{counted(month)}</p>
        {month.locked_at && (
          <p className="text-sm text-ink-2">
            Locked {formatDateTime(month.locked_at)}
            {month.locked_by && ` by ${month.locked_by}`}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-3 gap-4">
        {sums.map(([label, amount]) => (
          <div key={label} className="md:w-28 md:text-end">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-semibold tabular-nums">
              <Money cents={amount} always />
            </dd>
          </div>
        ))}
      </dl>
      <div className="md:text-end">
        {month.can_lock && (
          <Button
            size="sm"
            variant="outline"
            icon={<Lock aria-hidden />}
            aria-label={`Lock ${name}`}
            onClick={() => onAsk({ action: "lock", month: month.month })}
          >
            Lock
          </Button>
        )}
        {month.locked_at && (
          <Button
            size="sm"
            variant="quiet"
            icon={<LockOpen aria-hidden />}
            aria-label={`Unlock ${name}`}
            onClick={() => onAsk({ action: "unlock", month: month.month })}
          >
            Unlock
          </Button>
        )}
      </div>
    </li>
  );
}

const counted = ({ invoices, credit_notes }: MonthOfBooks) =>
  [
    invoices === 1 ? "1 invoice" : `${invoices} invoices`,
    ...(credit_notes > 0 ? [credit_notes === 1 ? "1 credit note" : `${credit_notes} credit notes`] : []),
  ].join(", ");

type DialogProps = { month: string; open: boolean; onClose: () => void };

function LockDialog({ month, open, onClose }: DialogProps) {
  const lock = useMakeCall(books.lockMonth, [books.invoiceMonths]);
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={`Lock ${monthLabel(month)}?`}
      text="No document or payment can be dated in it after that. Late payments are recorded on the next open date."
      confirmLabel="Lock month"
      doneLabel={`${monthLabel(month)} locked`}
      onConfirm={() => lock.mutateAsync({ month })}
    >
      {open && <OpenInMonth month={month} />}
    </ActionDialog>
  );
}

const matters: Readonly<Record<OpenMatter, readonly [label: string, to: Href]>> = {
  unbilled: ["Driven trips without an invoice", "/admin/invoices?tab=unbilled"],
  drafts: ["Invoices in draft", "/admin/invoices?view=drafts"],
  bank_lines: ["Bank lines to match", "/admin/payment-verification?tab=bank"],
  proofs: ["Proofs of transfer to check", "/admin/payment-verification?tab=proofs"],
  cash: ["Cash not handed in", "/admin/payment-verification?tab=cash"],
  refunds: ["Refunds not paid", "/admin/payment-verification?tab=refunds"],
  provider_trips: ["Provider trips without an invoice", "/admin/drivers?tab=pay"],
};

/** Shown before locking: work that would then be dated in a later month. */
function OpenInMonth({ month }: { month: string }) {
  const { data, error } = useCall(books.openInMonth, { month });
  if (error) return <Alert tone="warn" title="We couldn’t check what is still open" />;
  if (!data) return <p className="text-ink-2 text-sm">Checking what is still open…</p>;
  if (data.open.length === 0) return <Alert tone="ok" title="Nothing is open in this month" />;
  return (
    <Alert tone="warn" title="Still open in this month">
      <ul className="grid gap-1">
        {data.open.map(({ matter, count, cents }) => (
          <li key={matter} className="flex flex-wrap justify-between gap-x-4">
            <SiteLink className="text-link underline" to={matters[matter][1]}>
              {matters[matter][0]}: {count}
            </SiteLink>
            <Money cents={cents} className="tabular-nums" />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function UnlockDialog({ month, open, onClose }: DialogProps) {
  const unlock = useMakeCall(books.unlockMonth, [books.invoiceMonths]);
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={`Unlock ${monthLabel(month)}?`}
      text="Documents and payments can be dated in it again. We keep a record of who did this and why."
      confirmLabel="Unlock month"
      tone="danger"
      reason={{ hint: "Saved in the activity log.", maxLength: 300 }}
      doneLabel={`${monthLabel(month)} unlocked`}
      onConfirm={(reason) => unlock.mutateAsync({ month, reason })}
    />
  );
}
