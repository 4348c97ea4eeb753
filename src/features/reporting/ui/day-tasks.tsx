import { Check } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { toast } from "#design/toast.tsx";
import { crmOfficeContract } from "#features/crm/office-contract.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { reportingContract } from "../contract.ts";
import { dueText } from "./messages.ts";

const shown = 8;

/** What somebody must do, ticked off here. Nothing to do, no card. */
export function DayTasks({ asOf }: { asOf: string }) {
  const { data, error, refetch } = useCall(crmOfficeContract.openTasks, {}, { refetchInterval: 60_000 });
  const finish = useMakeCall(crmOfficeContract.finishTask, [
    crmOfficeContract.openTasks,
    reportingContract.officeToday,
  ]);
  if (error && !data)
    return <ReadFailed title="The tasks could not be read" error={error} onAgain={() => void refetch()} />;
  if (!data || data.tasks.length === 0) return null;
  const tick = async (id: string) => {
    try {
      await finish.mutateAsync({ id });
    } catch (error) {
      await toast({ kind: "error", title: error instanceof Error ? error.message : "That did not work." });
    }
  };
  return (
    <Card>
      <CardHeader title="Tasks" note={data.count > shown ? `${data.count} open, the most urgent first` : undefined} />
      <ul aria-label="Tasks" className="grid">
        {data.tasks.slice(0, shown).map(({ id, title, subject_kind, subject_id, due_at }) => (
          <li key={id} className="flex items-center gap-3 border-line border-t py-2 first:border-t-0">
            <span className="min-w-0 grow text-[0.9375rem]">
              {subject_kind === "booking" ? (
                <SiteLink to={`/admin/booking?reference=${subject_id}`} className="text-link">
                  {title}
                </SiteLink>
              ) : (
                title
              )}
            </span>
            {due_at && <Badge tone={due_at <= asOf ? "bad" : "neutral"}>{dueText(due_at, asOf)}</Badge>}
            <Button
              size="sm"
              variant="outline"
              icon={<Check aria-hidden="true" />}
              disabled={finish.isPending}
              onClick={() => void tick(id)}
            >
              Done<span className="sr-only">: {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
