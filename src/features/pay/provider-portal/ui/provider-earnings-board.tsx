import { FileText, Send, Wallet } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { DateText, formatDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { payItemLabels } from "#domain/pay/pay-item.ts";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { payRunsContract } from "../../runs/contract.ts";
import { providerPortalContract as calls, type ProviderEarned, type SentInvoice } from "../contract.ts";
import { SendInvoiceDialog } from "./send-invoice-dialog.tsx";

type Read = OutputOf<typeof calls.providerEarnings>;

/** A provider’s earnings, its invoices and our payments. */
export function ProviderEarningsBoard() {
  const { data, wait } = readOrWait(useCall(calls.providerEarnings, {}), "your earnings", 6);
  if (wait) return wait;
  return (
    <div className="grid gap-7">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        <Sum name="Not paid yet" cents={data.open_cents} />
        <Sum name="Not invoiced yet" cents={data.uninvoiced_cents} />
        <Sum name="Paid this year" cents={data.paid_this_year_cents} />
      </dl>
      <Invoices earnings={data} />
      {data.statements.length > 0 && <Statements statements={data.statements} />}
      <Earned items={data.items} />
    </div>
  );
}

const Sum = ({ name, cents }: { name: string; cents: number }) => (
  <div>
    <dt className="text-ink-2 text-sm">{name}</dt>
    <dd className="font-bold text-2xl tabular-nums">
      <Money cents={cents} />
    </dd>
  </div>
);

function Invoices({ earnings: { invoices, uninvoiced_trips } }: { earnings: Read }) {
  const [isSending, setSending] = useState(false);
  return (
    <section aria-labelledby="provider-invoices" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="provider-invoices" className="font-bold text-base">
          Invoices to us
        </h2>
        {uninvoiced_trips > 0 && (
          <Button size="sm" icon={<Send aria-hidden="true" />} onClick={() => setSending(true)}>
            Send invoice
          </Button>
        )}
      </div>
      <p className="text-ink-2 text-sm">
        {uninvoiced_trips === 0
          ? "Every trip you drove is on an invoice."
          : `${tripsText(uninvoiced_trips)} not invoiced yet. We pay what was agreed for each.`}
      </p>
      {invoices.length === 0 && (
        <EmptyState icon={<FileText />} title="No invoices yet" text="Invoices you send us appear here." />
      )}
      <ul aria-label="Invoices to us" className="divide-y divide-line">
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {isSending && <SendInvoiceDialog onClose={() => setSending(false)} />}
    </section>
  );
}

function InvoiceRow({ invoice: { number, issued_on, from, until, trips, ...sums } }: { invoice: SentInvoice }) {
  const over = sums.amount_cents - sums.agreed_cents;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span className="min-w-48 grow basis-0">
        <b className="block">{number}</b>
        <span className="block text-ink-2 text-sm">
          {formatDate(issued_on)}, {tripsText(trips)} from {formatDate(from)} to {formatDate(until)}
        </span>
      </span>
      <Money cents={sums.amount_cents} className="font-bold tabular-nums" />
      {over === 0 ? (
        <Badge tone="ok">As agreed</Badge>
      ) : (
        <Badge tone="warn">{`${formatRand(Math.abs(over))} ${over > 0 ? "more" : "less"} than agreed`}</Badge>
      )}
    </li>
  );
}

const Statements = ({ statements }: { statements: Read["statements"] }) => (
  <section aria-labelledby="provider-statements" className="grid gap-3">
    <h2 id="provider-statements" className="font-bold text-base">
      Statements
    </h2>
    <ul aria-label="Statements" className="divide-y divide-line">
      {statements.map(({ id, from, until, paid_on, amount_cents }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
          <span className="min-w-48 grow basis-0">
            <b className="block">
              {formatDate(from)} to {formatDate(until)}
            </b>
            <span className="block text-ink-2 text-sm">
              <Money cents={amount_cents} /> paid on {formatDate(paid_on)}
            </span>
          </span>
          <FileButton
            label="Statement (PDF)"
            read={() => callSignedIn(payRunsContract.providerStatementFile, { statement_id: id })}
          />
        </li>
      ))}
    </ul>
  </section>
);

const stateLabels = {
  open: { label: "Not paid yet", tone: "neutral" },
  on_statement: { label: "Being paid", tone: "info" },
  paid: { label: "Paid", tone: "ok" },
} as const;

const Earned = ({ items }: { items: readonly ProviderEarned[] }) => (
  <section aria-labelledby="provider-earned" className="grid gap-3">
    <h2 id="provider-earned" className="font-bold text-base">
      Earned
    </h2>
    {items.length === 0 && (
      <EmptyState
        icon={<Wallet />}
        title="No earnings yet"
        text="The agreed amount for a trip appears here once it has been driven."
      />
    )}
    <ul aria-label="Earned" className="divide-y divide-line">
      {items.map(({ id, kind, earned_on, driver, reference, text, amount_cents, state, invoice }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
          <span className="min-w-48 grow basis-0">
            <b className="block">
              {reference ?? payItemLabels[kind]}, {driver}
            </b>
            <span className="block text-ink-2 text-sm">
              <DateText at={earned_on} />
              {text && `, ${text}`}
              {kind === "trip" && (invoice ? `, invoice ${invoice}` : ", not invoiced yet")}
            </span>
          </span>
          <Money cents={amount_cents} className="font-bold tabular-nums" />
          <Badge tone={stateLabels[state].tone}>{stateLabels[state].label}</Badge>
        </li>
      ))}
    </ul>
  </section>
);

const tripsText = (count: number) => (count === 1 ? "1 trip" : `${count} trips`);
