import { Timer } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { Spinner } from "#design/spinner.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { privacyContract, type RetentionRule } from "../contract.ts";
import { rowsOf } from "./erasure-preview.tsx";

/**
 * How long data is kept, and what would be deleted now. Counted on request by running each task and rolling it back.
 */
export function RetentionCard() {
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, refetch } = useCall(privacyContract.listRetention, {}, { enabled: isAsked });
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="max-w-[60ch]">
          <h3 className="text-h4">Deleted automatically</h3>
          <p className="text-[0.9375rem] text-ink-2">
            How long we keep records that no law requires, and how many of them the next run would delete.
          </p>
        </div>
        {!isAsked && (
          <Button variant="outline" size="sm" onClick={() => setIsAsked(true)}>
            <Timer aria-hidden /> Count what would go now
          </Button>
        )}
      </div>
      {error && <ReadFailed error={error} onAgain={() => void refetch()} />}
      {isAsked && !data && !error && <Spinner text="Trying every task…" />}
      {data && (
        <ul className="grid">
          {data.rules.map((rule) => (
            <Rule key={rule.task} rule={rule} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const Rule = ({ rule }: { rule: RetentionRule }) => (
  <li className="grid gap-x-8 gap-y-1 border-line border-t py-2.5 text-[0.9375rem] sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
    <span>{rule.keeps}</span>
    {rule.tables.length === 0 ? (
      <span className="text-ink-2 sm:text-right">Nothing would go now</span>
    ) : (
      <ul className="grid gap-0.5 sm:text-right">
        {rule.tables.map((table) => (
          <li key={table.title} className="tabular-nums">
            <span className="text-ink-2">{table.title}:</span> {rowsOf(table)}
          </li>
        ))}
      </ul>
    )}
  </li>
);
