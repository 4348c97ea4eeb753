import { Banknote, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { Money } from "#design/money.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { ShowMore } from "#design/table/show-more.tsx";
import { payRunLabels } from "#domain/pay/pay-run-labels.ts";
import { addDays, addMonths, type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { earningsContract } from "../../earnings/contract.ts";
import { payRunForm, payRunsContract, type ShownPayRun } from "../contract.ts";
import { PayRunPanel } from "./pay-run-panel.tsx";

type PayRunsProps = {
  /** Providers’ invoices. */
  invoices?: ReactNode;
  rule: ReactNode;
};

/** Pay runs with providers’ invoices and the default rule; or the one run in the address. */
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
      <ShowMore paging={paging} className="mt-3" />
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

type DraftRunDialogProps = { onClose: () => void; onDrafted: (runId: string) => void };

/** The previous month. */
function lastMonth(today: LocalDate) {
  const first = localDate(`${today.slice(0, 7)}-01`);
  return { from: addMonths(first, -1), until: addDays(first, -1) };
}

/** Asks for the period. */
function DraftRunDialog({ onClose, onDrafted }: DraftRunDialogProps) {
  const draft = useMakeCall(payRunsContract.draftPayRun, [payRunsContract.payRuns, earningsContract.driverEarnings]);
  const today = localDateOf(new Date());
  return (
    <FormDialog
      title="Draft pay run"
      text="Everything unpaid up to the last date goes on statements, including amounts from earlier periods. We don’t email anyone yet."
      confirmLabel="Draft pay run"
      doneLabel="Pay run drafted"
      schema={payRunForm}
      defaultValues={lastMonth(today)}
      onClose={onClose}
      onConfirm={async (values) => {
        const { run_id } = await draft.mutateAsync(values);
        onDrafted(run_id);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="from" label="First date" required>
          {({ value, onChange, onBlur }) => (
            <DatePicker value={value} onChange={onChange} onBlur={onBlur} max={today} />
          )}
        </FormField>
        <FormField name="until" label="Last date" required>
          {({ value, onChange, onBlur }) => (
            <DatePicker value={value} onChange={onChange} onBlur={onBlur} max={today} />
          )}
        </FormField>
      </div>
    </FormDialog>
  );
}
