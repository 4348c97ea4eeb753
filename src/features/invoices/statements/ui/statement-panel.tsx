import { ArrowLeft, Download, Send } from "lucide-react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { DateRangePicker } from "#design/dates/date-range-picker.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { Money } from "#design/money.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useFile } from "#design/use-file.ts";
import { ageingLabels, statementLabels } from "#domain/invoice/invoice-labels.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { callSignedIn, useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type AccountStatement, invoiceStatementContract as statements } from "../contract.ts";

/** The last three months, unless the address says otherwise. */
function usePeriod() {
  const { read } = usePageAddress();
  const today = localDateOf(new Date());
  return { from: read("from") || addDays(today, -90), until: read("until") || today };
}

/** One account over a period: opening balance, entries, closing balance. */
export function StatementPanel({ account }: { account: string }) {
  const { filter, go } = usePageAddress();
  const period = usePeriod();
  const input = { account, ...period };
  const query = useCall(statements.accountStatement, input);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" variant="quiet" icon={<ArrowLeft aria-hidden />} onClick={() => go({ account: "" })}>
          All accounts
        </Button>
        <DateRangePicker
          label="Statement period"
          value={{ from: period.from, to: period.until }}
          onChange={({ from, to }) => filter({ from, until: to })}
        />
        {query.data && <StatementActions request={input} email={query.data.account.email} />}
      </div>
      {query.error && (
        <ReadFailed title="We couldn’t load the statement" error={query.error} onAgain={() => void query.refetch()} />
      )}
      {query.isPending && <SkeletonCard lines={8} />}
      {query.data && <StatementSheet statement={query.data} />}
    </div>
  );
}

type StatementActionsProps = { request: { account: string; from: string; until: string }; email: string };

function StatementActions({ request, email }: StatementActionsProps) {
  const file = useFile();
  const table = useFile();
  const send = useMakeCall(statements.sendAccountStatement);
  return (
    <div className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">
      <Button
        size="sm"
        variant="outline"
        busy={file.isBusy}
        icon={<Download aria-hidden />}
        onClick={() => void file.save(() => callSignedIn(statements.accountStatementFile, request))}
      >
        PDF
      </Button>
      <Button
        size="sm"
        variant="outline"
        busy={table.isBusy}
        icon={<Download aria-hidden />}
        onClick={() =>
          void table.save(() => callSignedIn(statements.accountStatementFile, { ...request, format: "csv" }))
        }
      >
        CSV
      </Button>
      <Button
        size="sm"
        busy={send.isPending}
        icon={<Send aria-hidden />}
        aria-label={`Send by email to ${email}`}
        onClick={() =>
          send.mutate(request, {
            onSuccess: (sent) => void toast({ title: `Email sent to ${sent.email}.`, kind: "success" }),
            onError: (error) => void toast({ title: error.message, kind: "error" }),
          })
        }
      >
        Send by email
      </Button>
    </div>
  );
}

function StatementSheet({ statement }: { statement: AccountStatement }) {
  const { account, from, until, closing_cents } = statement;
  const sums = [
    ["Opening balance", statement.opening_cents],
    ["Invoiced", statement.invoiced_cents],
    ["Credited", statement.credited_cents],
    ["Paid", statement.paid_cents],
    [closing_cents < 0 ? "In their favour" : "Amount due", Math.abs(closing_cents)],
  ] as const;
  return (
    <Card className="min-w-0">
      <CardHeader
        title={account.name}
        note={[account.email, account.address, `${formatDate(from)} to ${formatDate(until)}`]
          .filter(Boolean)
          .join(" · ")}
      />
      <dl className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 xl:grid-cols-5">
        {sums.map(([label, amount]) => (
          <div key={label} className="rounded-md bg-surface-2 p-3.5 last:bg-accent-soft max-sm:last:col-span-2">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-display text-lg font-bold tabular-nums">
              <Money cents={amount} always />
            </dd>
          </div>
        ))}
      </dl>
      <StatementRows statement={statement} />
      <Ageing statement={statement} />
    </Card>
  );
}

function StatementRows({ statement }: { statement: AccountStatement }) {
  const { go } = usePageAddress();
  if (statement.rows.length === 0) return <p className="py-6 text-ink-2">No entries in this period.</p>;
  return (
    <div className="mt-5 overflow-x-auto">
      <table className="w-full text-[0.9375rem] max-sm:text-sm">
        <caption className="sr-only">Entries on the account</caption>
        <thead className="text-sm text-ink-2">
          <tr className="border-line border-b">
            <th className="py-2 sm:pr-4 pr-2 text-start font-medium max-sm:hidden">Date</th>
            <th className="sm:pr-4 pr-2 text-start font-medium">Document</th>
            <th className="sm:pr-4 pr-2 text-start font-medium max-sm:hidden">For</th>
            <th className="sm:pr-4 pr-2 text-end font-medium">Amount</th>
            <th className="text-end font-medium">Balance</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular-nums">
          {statement.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a statement never change order
            <tr key={at}>
              <td className="py-2 sm:pr-4 pr-2 align-top whitespace-nowrap max-sm:hidden">{formatDate(row.on)}</td>
              <td className="py-2 sm:pr-4 pr-2 align-top">
                {row.invoice_id === "" ? (
                  <span className="block font-semibold whitespace-nowrap">{row.number}</span>
                ) : (
                  <button
                    type="button"
                    className="block font-semibold whitespace-nowrap text-link underline"
                    onClick={() =>
                      go({ tab: "", account: "", from: "", until: "", search: row.number, invoice: row.invoice_id })
                    }
                  >
                    {row.number}
                  </button>
                )}
                <span className="block text-sm text-ink-2">{statementLabels[row.kind]}</span>
                <span className="block text-sm text-ink-2 sm:hidden">{formatDate(row.on)}</span>
              </td>
              <td className="py-2 sm:pr-4 pr-2 align-top text-ink-2 max-sm:hidden">{row.text}</td>
              <td className="py-2 sm:pr-4 pr-2 text-end align-top whitespace-nowrap">
                <Money cents={row.amount_cents} always />
              </td>
              <td className="py-2 text-end align-top font-semibold whitespace-nowrap">
                <Money cents={row.balance_cents} always />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Ageing({ statement: { ageing, until } }: { statement: AccountStatement }) {
  return (
    <section className="mt-5 grid gap-2">
      <h3 className="text-base font-bold">Amounts due by age, on {formatDate(until)}</h3>
      <dl className="grid grid-cols-2 gap-2.5 sm:grid-cols-5">
        {ageing.map(({ band, open_cents }) => (
          <div key={band} className="border-line border-t-2 pt-2">
            <dt className="text-sm text-ink-2">{ageingLabels[band]}</dt>
            <dd className="font-semibold tabular-nums">
              <Money cents={open_cents} always />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
