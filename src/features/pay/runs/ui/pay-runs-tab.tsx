import { Banknote, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Money } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { payRunLabels } from "#domain/pay/pay-run-labels.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { payRunsContract, type ShownPayRun } from "../contract.ts";
import { DraftRunDialog } from "./draft-run-dialog.tsx";
import { PayRunPanel } from "./pay-run-panel.tsx";

type PayRunsProps = {
  /** What providers bill us. */
  invoices?: ReactNode;
  rule: ReactNode;
};

/** Pay runs with the invoices of providers and the company’s default rule; or the one run in the address. */
export function PayRunsTab({ invoices, rule }: PayRunsProps) {
  const { read, go } = usePageAddress();
  const runId = read("run");
  if (runId) return <PayRunPanel key={runId} runId={runId} onBack={() => go({ run: "" })} />;
  return (
    <div className="grid gap-4">
      <RunList onOpen={(run) => go({ run })} />
      {invoices}
      {rule}
    </div>
  );
}

function RunList({ onOpen }: { onOpen: (runId: string) => void }) {
  const { pages, error, again, ...paging } = useCallPages(payRunsContract.payRuns, (after) => ({
    after: after ?? null,
  }));
  const [isDrafting, setDrafting] = useState(false);
  if (!pages && error) return <ReadFailed title="We couldn’t load the pay runs" error={error} onAgain={again} />;
  if (!pages) return <SkeletonCard lines={4} />;
  const runs = pages.flatMap((page) => page.runs);
  return (
    <Card>
      <CardHeader
        title="Pay runs"
        note="What we pay drivers and providers for a period."
        actions={
          <Permitted action="approve_payouts">
            <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={() => setDrafting(true)}>
              Draft pay run
            </Button>
          </Permitted>
        }
      />
      {runs.length === 0 && (
        <EmptyState
          icon={<Banknote />}
          title="No pay runs yet"
          text="Draft one to pay drivers and providers for a period."
        />
      )}
      <ul aria-label="Pay runs" className="divide-y divide-line">
        {runs.map((run) => (
          <li key={run.id} className="py-3 first:pt-0 last:pb-0">
            <RunRow run={run} onOpen={() => onOpen(run.id)} />
          </li>
        ))}
      </ul>
      {paging.hasMore && (
        <Button variant="outline" size="sm" className="mt-3" busy={paging.isReadingMore} onClick={paging.more}>
          Show more
        </Button>
      )}
      {isDrafting && <DraftRunDialog onClose={() => setDrafting(false)} onDrafted={onOpen} />}
    </Card>
  );
}

function RunRow({ run, onOpen }: { run: ShownPayRun; onOpen: () => void }) {
  const { label, tone } = payRunLabels[run.state];
  const period = `${formatFullDate(run.from)} – ${formatFullDate(run.until)}`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow">
        <p className="font-semibold">{period}</p>
        <p className="text-ink-2 text-sm">
          {run.statements === 1 ? "1 statement" : `${run.statements} statements`}, drafted by {run.drafted_by}
        </p>
      </div>
      <Money cents={run.total_cents} className="font-bold tabular-nums" />
      <Badge tone={tone}>{label}</Badge>
      <Button size="sm" variant="outline" onClick={onOpen}>
        Open<span className="sr-only"> pay run {period}</span>
      </Button>
    </div>
  );
}
