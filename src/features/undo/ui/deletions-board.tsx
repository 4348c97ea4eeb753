import { Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDate, formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { deletionKinds } from "#domain/company/deletion.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type Deletion, obstacleTexts, undoContract } from "../contract.ts";

/** Recent deletions, and the button to restore each. */
export function DeletionsBoard() {
  const { data, error, refetch } = useCall(undoContract.listDeletions, {});
  const [chosen, setChosen] = useState<Deletion>();
  if (error && !data)
    return <ReadFailed title="We couldn’t load what was deleted" error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={6} />;
  return (
    <Card className="max-w-4xl">
      <CardHeader
        title="Deleted in the last 30 days"
        note="Personal data that was erased on request is never kept here"
      />
      {data.deletions.length === 0 ? (
        <EmptyState icon={<Trash2 />} title="Nothing was deleted" text="Deleted records can be put back from here." />
      ) : (
        <ul>
          {data.deletions.map((one) => (
            <DeletionLine key={one.id} one={one} onPutBack={() => setChosen(one)} />
          ))}
        </ul>
      )}
      {chosen && <PutBackDialog one={chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  );
}

const nameOf = ({ kind, name }: Deletion) => (name ? `${deletionKinds[kind]}: ${name}` : deletionKinds[kind]);

function DeletionLine({ one, onPutBack }: { one: Deletion; onPutBack: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0">
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold [overflow-wrap:anywhere]">
          {nameOf(one)}
          {one.has_file && <Badge>With its file</Badge>}
        </h3>
        <p className="text-ink-2 text-sm">
          {formatDateTime(one.deleted_at)} by {one.deleted_by ?? "a deleted user"}. Can be put back until{" "}
          {formatDate(one.until)}.
        </p>
        {one.obstacle && <p className="text-sm">{obstacleTexts[one.obstacle]}</p>}
      </div>
      <Button
        size="sm"
        variant="outline"
        icon={<Undo2 aria-hidden />}
        disabled={one.obstacle !== null}
        onClick={onPutBack}
      >
        Put back
      </Button>
    </li>
  );
}

function PutBackDialog({ one, onClose }: { one: Deletion; onClose: () => void }) {
  const putBack = useMakeCall(undoContract.putDeletedBack, [undoContract.listDeletions]);
  return (
    <ActionDialog
      title={`Put back ${nameOf(one)}?`}
      text="It returns as it was, with everything that went along. If something else has its place now, nothing is changed."
      confirmLabel="Put back"
      doneLabel={`${nameOf(one)} is back`}
      onClose={onClose}
      onConfirm={() => putBack.mutateAsync({ id: one.id })}
    />
  );
}
