import { useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { useNow } from "#design/use-now.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { undoContract } from "../contract.ts";
import { useUndo } from "./use-undo.ts";

/** How often an open record is checked for someone else’s action. */
const everyMs = 4000;

/** On a record: the latest action, its author, and the seconds left to undo it. */
export function HeldNotice({ subject }: { readonly subject: string }) {
  const { data, dataUpdatedAt } = useCall(undoContract.heldActions, { subject }, { refetchInterval: everyMs });
  const actions = data?.actions ?? [];
  return (
    <>
      {actions.length > 0 && <HeldActions actions={actions} readAt={dataUpdatedAt} />}
      {data && <ChangedMeanwhile key={subject} changed={data.changed} now={data.now} />}
    </>
  );
}

type ChangedProps = {
  readonly changed: { readonly sentence: string; readonly at: string } | null;
  readonly now: string;
};

/** A quiet note that someone else has changed the record since it was opened. Entries stay. */
function ChangedMeanwhile({ changed, now }: ChangedProps) {
  const kept = useQueryClient();
  // By the server’s clock: when this screen last read the record.
  const [seenAt, setSeenAt] = useState(now);
  if (!changed || changed.at <= seenAt) return null;
  const show = () => {
    setSeenAt(now);
    void kept.invalidateQueries();
  };
  return (
    <Alert
      tone="info"
      announce
      action={
        <Button size="sm" variant="outline" onClick={show}>
          Show latest
        </Button>
      }
    >
      {changed.sentence}
    </Alert>
  );
}

type HeldAction = {
  readonly id: string;
  readonly title: string;
  readonly by: string;
  readonly is_mine: boolean;
  readonly seconds_left: number;
};

function HeldActions({ actions, readAt }: { readonly actions: readonly HeldAction[]; readonly readAt: number }) {
  const now = useNow(500);
  const { press, refusal, isBusy } = useUndo();
  const waiting = actions.flatMap((one) => {
    const left = Math.ceil(one.seconds_left - (now - readAt) / 1000);
    return left > 0 ? [{ ...one, left }] : [];
  });
  return waiting.map(({ id, title, by, is_mine, left }) => (
    <Alert
      key={id}
      tone="info"
      announce
      title={is_mine ? title : `${title}, by ${by}`}
      action={
        <Button
          size="sm"
          variant="outline"
          busy={isBusy}
          icon={<Undo2 aria-hidden="true" className="size-4" />}
          aria-label={`Undo: ${title}`}
          onClick={() => void press(id)}
        >
          Undo
        </Button>
      }
    >
      <span className="tabular-nums">{refusal || `Will be sent in ${left} s.`}</span>
    </Alert>
  ));
}
