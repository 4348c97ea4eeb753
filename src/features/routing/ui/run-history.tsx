import { History } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonTable } from "#design/skeleton.tsx";
import { formatDate, localDate } from "#domain/time/local-time.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { type RunHead, routingContract } from "../contract.ts";
import { savedText, stateOf } from "./run-labels.ts";

/** Earlier runs: who started each, for which day, and its result. */
export function RunHistory({ open, onOpen }: { open: string; onOpen: (run: RunHead) => void }) {
  const { data, error, refetch } = useCall(routingContract.routeRuns, {});
  return (
    <Card>
      <CardHeader title="Past runs" note="The last 50; each is kept for 90 days" />
      {error && !data && <ReadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <SkeletonTable rows={4} columns={4} />}
      {data?.runs.length === 0 && (
        <EmptyState
          icon={<History />}
          title="No runs yet"
          text="Every optimised day is listed here with its figures."
        />
      )}
      <ul className="grid" aria-label="Past runs">
        {data?.runs.map((run) => {
          const { label, tone } = stateOf(run);
          return (
            <li
              key={run.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-2.5 first:border-t-0"
            >
              <span className="min-w-36 font-semibold">{formatDate(localDate(run.date))}</span>
              <Badge tone={tone}>{label}</Badge>
              <span className="min-w-0 flex-1 basis-60 text-ink-2 text-sm">
                {run.by ?? "A deleted user"}, {formatDateTime(run.created_at)}
                <span className="block text-ink">{savedText(run)}</span>
              </span>
              <Button
                size="sm"
                variant="outline"
                disabled={run.id === open}
                onClick={() => onOpen(run)}
                aria-label={`Open the run of ${formatDateTime(run.created_at)}`}
              >
                Open
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
