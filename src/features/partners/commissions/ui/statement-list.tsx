import { ReceiptText } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Money } from "#design/money.tsx";
import type { ListedStatement } from "../statements-contract.ts";
import { PayoutBadge, untilText } from "./statement-view.tsx";

type StatementListProps = {
  statements: readonly ListedStatement[];
  namesPartner?: boolean;
  onOpen: (id: string) => void;
};

/** Statements, latest first. */
export function StatementList({ statements, namesPartner, onOpen }: StatementListProps) {
  if (statements.length === 0)
    return (
      <EmptyState
        icon={<ReceiptText />}
        title="No statements yet"
        text="We issue a statement after each month in which you earn commission."
        level={3}
      />
    );
  return (
    <ul aria-label="Statements" className="divide-y divide-line">
      {statements.map((statement) => (
        <li key={statement.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
          <div className="min-w-48 grow basis-0">
            <p className="font-semibold">{namesPartner ? statement.partner : statement.number}</p>
            <p className="text-ink-2 text-sm">
              {namesPartner && `${statement.number}, `}up to {untilText(statement.month)},{" "}
              {statement.lines === 1 ? "1 line" : `${statement.lines} lines`}
            </p>
          </div>
          {statement.open_disputes > 0 && <Badge tone="warn">Disputed</Badge>}
          <Money cents={statement.total_cents} className="font-bold tabular-nums" />
          <PayoutBadge statement={statement} />
          <Button size="sm" variant="outline" onClick={() => onOpen(statement.id)}>
            Open<span className="sr-only"> statement {statement.number}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
