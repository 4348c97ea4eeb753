import type { ReactNode } from "react";
import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { Money } from "#design/money.tsx";
import type { AnsweredFile } from "#design/use-file.ts";
import { lineDisputeLabels } from "#domain/partner/commission-labels.ts";
import { percentText } from "#domain/pay/trip-pay.ts";
import { addDays, addMonths, localDate } from "#domain/time/local-time.ts";
import type { ListedStatement, ShownStatement, StatementLine } from "../statements-contract.ts";

/** “Up to 30 November 2026”. */
export const untilText = (month: string) => formatFullDate(addDays(addMonths(localDate(month), 1), -1));

export function PayoutBadge({ statement }: { statement: ListedStatement }) {
  if (statement.payout_state === "paid")
    return <Badge tone="ok">Paid {statement.paid_on ? formatFullDate(statement.paid_on) : ""}</Badge>;
  return statement.payout_state ? <Badge tone="info">Being paid</Badge> : <Badge tone="warn">Not paid yet</Badge>;
}

type StatementViewProps = {
  shown: ShownStatement;
  readFile: (format: "pdf" | "csv") => Promise<AnsweredFile>;
  /** The actions on a line. */
  actionsOf: (line: StatementLine) => ReactNode;
};

/** A statement line by line, for our team and for the partner. */
export function StatementView({ shown: { statement, lines }, readFile, actionsOf }: StatementViewProps) {
  return (
    <Card>
      <CardHeader
        title={`Statement ${statement.number}`}
        note={`${statement.partner}, earned up to ${untilText(statement.month)}`}
        actions={<PayoutBadge statement={statement} />}
      />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Money cents={statement.total_cents} className="font-bold text-2xl tabular-nums" />
        <div className="flex flex-wrap gap-2">
          <FileButton label="PDF" read={() => readFile("pdf")} />
          <FileButton label="CSV" read={() => readFile("csv")} />
        </div>
      </div>
      <ul aria-label="Lines" className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="grid gap-2 py-3">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <div className="min-w-48 grow basis-0">
                <p className="font-semibold">
                  {line.reference}, {line.passenger}
                </p>
                <p className="text-ink-2 text-sm">
                  {line.kind === "correction" ? "Correction" : "Commission"}
                  {line.earned_on && `, ${formatFullDate(line.earned_on)}`}
                  {line.note && `: ${line.note}`}
                </p>
              </div>
              <p className="text-right tabular-nums">
                <Money cents={line.amount_cents} className="font-bold" />
                {line.kind === "commission" && (
                  <span className="block text-ink-2 text-sm">
                    {percentText(line.rate)} of <Money cents={line.base_cents} />
                  </span>
                )}
              </p>
              {actionsOf(line)}
            </div>
            {line.dispute && <Dispute dispute={line.dispute} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Dispute = ({ dispute }: { dispute: NonNullable<StatementLine["dispute"]> }) => (
  <div className="grid gap-1 rounded-md bg-surface-2 px-4 py-3 text-sm">
    <p className="flex flex-wrap items-center gap-2">
      <Badge tone={lineDisputeLabels[dispute.state].tone}>{lineDisputeLabels[dispute.state].label}</Badge>
      <span className="text-ink-2">
        {dispute.raised_by}, {formatFullDate(dispute.raised_at)}
      </span>
    </p>
    <p className="[overflow-wrap:anywhere]">{dispute.reason}</p>
    {dispute.answer && <p className="[overflow-wrap:anywhere]">Our answer: {dispute.answer}</p>}
  </div>
);
