import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { Money } from "#design/money.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { payRunsContract } from "../contract.ts";

type Paid = { id: string; from: string; until: string; paid_on: string; amount_cents: number };

/** A driver’s paid statements, each with its PDF. */
export const MyStatementsCard = ({ statements }: { statements: readonly Paid[] }) => (
  <Card>
    <CardHeader title="Statements" />
    <ul aria-label="Statements" className="divide-y divide-line">
      {statements.map(({ id, from, until, paid_on, amount_cents }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
          <div className="min-w-0 grow">
            <p className="font-semibold">
              {formatFullDate(from)} – {formatFullDate(until)}
            </p>
            <p className="text-ink-2 text-sm">
              <Money cents={amount_cents} /> paid on {formatFullDate(paid_on)}
            </p>
          </div>
          <FileButton
            label="Statement (PDF)"
            read={() => callSignedIn(payRunsContract.myPayStatement, { statement_id: id })}
          />
        </li>
      ))}
    </ul>
  </Card>
);
