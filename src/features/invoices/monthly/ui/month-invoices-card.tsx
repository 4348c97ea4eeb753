import { Download, FileText } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { useFile } from "#design/use-file.ts";
import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import { customerInvoiceLabel, monthLabel } from "#domain/invoice/invoice-labels.ts";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import { type CostCentreSums, type MonthInvoice, monthInvoicesContract } from "../contract.ts";

type Props = { companyId?: string | null };

/** A company’s monthly invoices by cost centre, and what the next one will contain. */
export function MonthInvoicesCard({ companyId = null }: Props) {
  const { data, wait } = readOrWait(
    useCall(monthInvoicesContract.monthInvoices, { organisation_id: companyId }),
    "the monthly invoices",
    4,
  );
  if (wait) return wait;
  const { is_monthly, next, next_on, invoices } = data;
  return (
    <Card className="grid gap-4">
      <CardHeader
        title="Monthly invoices"
        note={
          is_monthly
            ? "One invoice a month for all trips driven on account, by cost centre."
            : "Each booking has its own invoice."
        }
        className="mb-0"
      />
      {is_monthly && (
        <section aria-label="Next invoice" className="rounded-md bg-surface-2 px-4 py-3">
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-bold">
            <span>On the invoice of {formatDate(next_on)}</span>
            <Money cents={sumOf(next)} className="tabular-nums" />
          </h3>
          {next.length === 0 ? (
            <p className="text-ink-2 text-sm">No trips have been driven since the last one.</p>
          ) : (
            <CostCentres sums={next} />
          )}
        </section>
      )}
      {invoices.length === 0 && is_monthly && (
        <EmptyState
          icon={<FileText />}
          title="No monthly invoices yet"
          text="The first is issued on the first of the month after a trip was driven on account."
          level={3}
        />
      )}
      {invoices.length > 0 && (
        <ul aria-label="Monthly invoices" className="divide-y divide-line">
          {invoices.map((invoice) => (
            <MonthRow key={invoice.number} companyId={companyId} invoice={invoice} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const sumOf = (sums: CostCentreSums) => sums.reduce((sum, { total_cents }) => sum + total_cents, 0);

function MonthRow({ companyId, invoice }: { companyId: string | null; invoice: MonthInvoice }) {
  const { number, month, state, bookings, cost_centres, total_cents: totalCents } = invoice;
  const { credited_cents: creditedCents, paid_cents: paidCents } = invoice;
  const { label, tone } = customerInvoiceLabel(state);
  const due = dueAmount({ kind: "invoice", state, totalCents, creditedCents, paidCents });
  const facts = [
    `${bookings} ${bookings === 1 ? "booking" : "bookings"}`,
    creditedCents > 0 && `${formatRand(creditedCents)} credited`,
    due > 0 && `${formatRand(due)} due ${formatDate(invoice.due_on)}`,
  ].filter(Boolean);
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 grow basis-0 leading-snug">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {monthLabel(month)}
            <Badge tone={tone}>{label}</Badge>
          </h3>
          <p className="text-ink-2 text-sm">
            {number} · {facts.join(" · ")}
          </p>
        </div>
        <Money cents={totalCents} className="font-bold tabular-nums" />
        <div className="flex gap-2">
          <FileButton companyId={companyId} number={number} format="pdf" />
          <FileButton companyId={companyId} number={number} format="csv" />
        </div>
      </div>
      <CostCentres sums={cost_centres} />
    </li>
  );
}

const CostCentres = ({ sums }: { sums: CostCentreSums }) => (
  <ul aria-label="By cost centre" className="grid gap-x-6 text-ink-2 text-sm sm:grid-cols-2">
    {sums.map(({ code, name, bookings, total_cents }) => (
      <li key={code} className="flex justify-between gap-4">
        <span>
          {name || code || "No cost centre"}, {bookings} {bookings === 1 ? "booking" : "bookings"}
        </span>
        <Money cents={total_cents} className="tabular-nums" />
      </li>
    ))}
  </ul>
);

type FileProps = { companyId: string | null; number: string; format: "pdf" | "csv" };

function FileButton({ companyId, number, format }: FileProps) {
  const { isBusy, save } = useFile();
  const input = { organisation_id: companyId, number, format };
  const name = format.toUpperCase();
  return (
    <Button
      size="sm"
      variant="outline"
      busy={isBusy}
      icon={<Download aria-hidden />}
      aria-label={`Download ${number} as ${name}`}
      onClick={() => void save(() => callSignedIn(monthInvoicesContract.monthInvoiceFile, input))}
    >
      {name}
    </Button>
  );
}
