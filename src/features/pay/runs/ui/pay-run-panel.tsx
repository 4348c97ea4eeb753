import { Alert } from "#design/alert.tsx";
import { BackButton } from "#design/back-button.tsx";
import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { payItemLabels } from "#domain/pay/pay-item.ts";
import { payRunLabels } from "#domain/pay/pay-run-labels.ts";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import { payRunsContract, type ShownPayRun, type ShownPayStatement } from "../contract.ts";
import { PayRunActions } from "./pay-run-actions.tsx";

/** One pay run: payees, amounts, reasons and actions. */
export function PayRunPanel({ runId, onBack }: { runId: string; onBack: () => void }) {
  const { data, wait } = readOrWait(useCall(payRunsContract.readPayRun, { run_id: runId }), "this pay run", 6);
  return (
    <div className="grid gap-4">
      <BackButton onClick={onBack}>All pay runs</BackButton>
      {wait}
      {data && <RunHead run={data.run} isCashChanged={data.is_cash_changed} />}
      {data?.statements.map((statement) => (
        <StatementCard key={statement.id} statement={statement} />
      ))}
    </div>
  );
}

function RunHead({ run, isCashChanged }: { run: ShownPayRun; isCashChanged: boolean }) {
  const { label, tone } = payRunLabels[run.state];
  return (
    <Card>
      <CardHeader
        title={`Pay run ${formatFullDate(run.from)} – ${formatFullDate(run.until)}`}
        note={historyOf(run).join(" · ")}
        actions={<Badge tone={tone}>{label}</Badge>}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p>
          <Money cents={run.total_cents} className="font-bold text-2xl tabular-nums" />
          <span className="text-ink-2">
            {" "}
            on {run.statements === 1 ? "1 statement" : `${run.statements} statements`}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          {run.state !== "cancelled" && (
            <FileButton
              label="Download CSV"
              read={() => callSignedIn(payRunsContract.payRunFile, { run_id: run.id })}
            />
          )}
          <PayRunActions run={run} isCashChanged={isCashChanged} />
        </div>
      </div>
    </Card>
  );
}

const historyOf = (run: ShownPayRun): readonly string[] =>
  [
    `Drafted by ${run.drafted_by} on ${formatFullDate(run.drafted_at)}`,
    run.approved_by && `Approved by ${run.approved_by}`,
    run.paid_on && `Paid on ${formatFullDate(run.paid_on)} by ${run.paid_by ?? "our team"}: ${run.payment_note}`,
  ].filter((line): line is string => typeof line === "string");

const StatementCard = ({ statement }: { statement: ShownPayStatement }) => (
  <Card>
    <CardHeader
      title={statement.name}
      note={statement.is_provider ? "Provider" : undefined}
      actions={
        <>
          <Money cents={statement.amount_cents} className="font-bold text-lg tabular-nums" />
          <FileButton
            label="Statement (PDF)"
            about={`of ${statement.name}`}
            read={() => callSignedIn(payRunsContract.payStatementFile, { statement_id: statement.id })}
          />
        </>
      }
    />
    {statement.uninvoiced.trips > 0 && (
      <Alert tone="warn" title="Not invoiced yet" className="mb-3">
        {statement.name} hasn’t invoiced{" "}
        {statement.uninvoiced.trips === 1 ? "1 trip" : `${statement.uninvoiced.trips} trips`} (
        {formatRand(statement.uninvoiced.cents)}). Ask for the invoice before you pay.
      </Alert>
    )}
    {statement.set_off_cents < 0 && (
      <p className="mb-2 text-ink-2 text-sm">
        Earned {formatRand(statement.earned_cents)}, deducted {formatRand(-statement.set_off_cents)}
      </p>
    )}
    <details>
      <summary className="cursor-pointer font-semibold text-sm">
        {statement.items.length === 1 ? "1 amount" : `${statement.items.length} amounts`}
        <span className="sr-only"> of {statement.name}</span>
      </summary>
      <ul className="mt-2 divide-y divide-line text-sm">
        {statement.items.map((item) => (
          <li key={item.id} className="flex justify-between gap-4 py-2">
            <div className="min-w-0">
              <p className="font-semibold">{titleOf(item, statement)}</p>
              <p className="text-ink-2 [overflow-wrap:anywhere]">{item.lines.map(({ text }) => text).join(" · ")}</p>
            </div>
            <Money cents={item.amount_cents} className="shrink-0 tabular-nums" />
          </li>
        ))}
      </ul>
    </details>
  </Card>
);

const titleOf = (item: ShownPayStatement["items"][number], { is_provider }: ShownPayStatement): string =>
  [formatFullDate(item.earned_on), payItemLabels[item.kind], item.reference, is_provider && item.driver]
    .filter(Boolean)
    .join(", ");
