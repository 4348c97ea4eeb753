import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import type { PageChange } from "#domain/page/page-difference.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type EditedPage, pageEditingContract } from "../contract.ts";
import type { EditedDraft } from "./use-edited-page.ts";

type PageVersionsProps = { page: EditedPage; edited: EditedDraft; onChanged: (page: EditedPage) => void };

/** Every version of a page. Each can be compared with the one before, and put back. */
export function PageVersions({ page, edited, onChanged }: PageVersionsProps) {
  const [compared, setCompared] = useState<number>();
  const [putting, setPutting] = useState<number>();
  const query = useCall(pageEditingContract.readEditedPage, { id: page.id });
  const versions = query.data?.versions ?? page.versions;
  const before = versions.find(({ number }) => compared !== undefined && number < compared)?.number;
  return (
    <Card>
      <CardHeader
        title="Versions"
        note="What someone writes within ten minutes is one version, until it is published."
      />
      <ul className="divide-y divide-line">
        {versions.map(({ number, saved_at, saved_by, reason, published_at, is_shown }, at) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-sm">
            <span className="min-w-60 grow">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                Version {number}
                {is_shown && <Badge tone="ok">Visitors see this</Badge>}
                {at === 0 && <Badge>Draft</Badge>}
              </span>
              <span className="text-ink-2">
                {formatFullDateTime(saved_at)}
                {saved_by && `, ${saved_by}`}
                {published_at && ` · published ${formatFullDateTime(published_at)}`}
              </span>
              {reason && <span className="block text-ink-2">{reason}</span>}
            </span>
            {number > 1 && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Changes in version ${number}`}
                onClick={() => setCompared(number)}
              >
                Changes
              </Button>
            )}
            {at > 0 && (
              <Button
                size="sm"
                variant="outline"
                aria-label={`Put version ${number} back`}
                onClick={() => setPutting(number)}
              >
                Put back
              </Button>
            )}
          </li>
        ))}
      </ul>
      {compared !== undefined && before !== undefined && (
        <DifferenceDialog id={page.id} from={before} to={compared} onClose={() => setCompared(undefined)} />
      )}
      {putting !== undefined && (
        <PutBackDialog
          number={putting}
          page={page}
          edited={edited}
          onChanged={onChanged}
          onClose={() => setPutting(undefined)}
        />
      )}
    </Card>
  );
}

type PutBackProps = PageVersionsProps & { number: number; onClose: () => void };

function PutBackDialog({ number, page, edited, onChanged, onClose }: PutBackProps) {
  const { readEditedPage, listPages, putPageBack } = pageEditingContract;
  const back = useMakeCall(putPageBack, [readEditedPage, listPages]);
  return (
    <ActionDialog
      title={`Put version ${number} back?`}
      text="The draft becomes what it was then. Every version stays, so you can put today’s back too. Visitors see it once you publish it."
      confirmLabel="Put back"
      doneLabel={`Version ${number} is the draft`}
      onClose={onClose}
      onConfirm={async () => {
        await edited.save();
        const { version } = edited.current().base;
        onChanged(await back.mutateAsync({ id: page.id, version, number }));
      }}
    />
  );
}

type DifferenceProps = { id: string; from: number; to: number; onClose: () => void };

function DifferenceDialog({ id, from, to, onClose }: DifferenceProps) {
  const query = useCall(pageEditingContract.comparePageVersions, { id, from, to });
  return (
    <Dialog open onClose={onClose} size="lg" title={`Changes from version ${from} to ${to}`}>
      {query.error && <ReadFailed error={query.error} onAgain={() => void query.refetch()} />}
      {!query.error && !query.data && <SkeletonCard lines={4} />}
      {query.data && <ChangeList changes={query.data.changes} />}
    </Dialog>
  );
}

const kinds = { added: "Added", deleted: "Deleted", moved: "Moved", changed: "Changed" } as const;

export function ChangeList({ changes }: { changes: readonly PageChange[] }) {
  if (changes.length === 0) return <p className="pb-5 text-ink-2">Nothing differs.</p>;
  return (
    <ul className="grid gap-4 pb-5">
      {changes.map(({ is, where, field, before, after }) => (
        <li key={`${is} ${where} ${field}`} className="grid gap-1">
          <p className="font-semibold">
            {kinds[is]}: {where}
            {field && `, ${field}`}
          </p>
          {before && (
            <p className="whitespace-pre-line rounded-sm bg-bad-soft px-3 py-2 text-sm wrap-anywhere">{before}</p>
          )}
          {after && (
            <p className="whitespace-pre-line rounded-sm bg-ok-soft px-3 py-2 text-sm wrap-anywhere">{after}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
