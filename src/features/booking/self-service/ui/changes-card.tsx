import { ArrowRight } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { changeLabels } from "#domain/booking/change-labels.ts";
import type { ChangedValue, ShownChange } from "../../change-contract.ts";
import { selfServiceContract } from "../contract.ts";
import { changeStateLabels, differenceText, valueText } from "./change-labels.tsx";
import { type Opening, useAction } from "./use-self-booking.ts";

type ManageChangesProps = { changes: readonly ShownChange[]; opening: Opening; onChanged: () => void };

/** A requested change, and its outcome. */
export function ChangesCard({ changes, opening, onChanged }: ManageChangesProps) {
  const { run, isBusy, failure } = useAction(selfServiceContract.withdrawChange);
  const withdraw = async (change_id: string) => {
    if (!(await run({ ...opening, change_id }))) return;
    void toast({ title: "Change withdrawn", description: "Your booking is unchanged.", kind: "success" });
    onChanged();
  };
  return (
    <ul className="grid gap-3">
      {changes.map((change) => (
        <li key={change.id} className="grid gap-3 rounded-lg bg-surface-2 p-4 text-[0.9375rem]">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <Badge tone={tones[change.state]} dot>
              {changeStateLabels[change.state]}
            </Badge>
            <span className="text-ink-2 text-sm">{formatFullDateTime(change.at)}</span>
          </p>
          <ChangedList values={change.values} />
          {change.difference_cents !== 0 && <p>{differenceText(change.difference_cents)}</p>}
          {change.answer && <p className="whitespace-pre-line border-accent border-l-4 pl-3">{change.answer}</p>}
          {change.state === "proposed" && change.by === "you" && (
            <Button size="sm" variant="outline" busy={isBusy} onClick={() => withdraw(change.id)}>
              Withdraw change
            </Button>
          )}
        </li>
      ))}
      {failure && <li role="alert">{failure.message}</li>}
    </ul>
  );
}

const tones = { proposed: "warn", applied: "ok", rejected: "bad", withdrawn: "neutral" } as const;

/** Each value before and after. */
export function ChangedList({ values }: { values: readonly ChangedValue[] }) {
  return (
    <dl className="grid gap-2">
      {values.map(({ field, before, after }) => (
        <div key={field + after}>
          <dt className="font-semibold text-sm">{changeLabels[field]}</dt>
          <dd className="flex flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
            <span className="text-ink-2">{valueText(field, before)}</span>
            <ArrowRight role="img" aria-label="becomes" className="size-4 shrink-0" />
            <span className="font-semibold">{valueText(field, after)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
