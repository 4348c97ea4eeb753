import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { extrasContract, type ListedExtra } from "../contract.ts";

/** The changes to an extra, with name and time. */
export function ExtraHistoryDialog({ extra, onClose }: { extra: ListedExtra; onClose: () => void }) {
  const query = useCall(extrasContract.extraHistory, { id: extra.id });
  return (
    <Dialog open onClose={onClose} title={`History of ${extra.name}`} description="Bookings keep what they were sold.">
      {query.error && <ReadFailed error={query.error} onAgain={() => void query.refetch()} />}
      {!query.data && !query.error && <SkeletonCard lines={4} />}
      <ol className="grid gap-4">
        {query.data?.versions.map(({ version, saved_at, saved_by, changes }) => (
          <li key={version} className="grid gap-1 text-[0.9375rem]">
            <p className="font-semibold">
              {formatFullDateTime(saved_at)}, {saved_by ?? "the system"}
            </p>
            {version === 1 && <p className="text-ink-2">Added</p>}
            {version > 1 && changes.length === 0 && <p className="text-ink-2">Saved without a change</p>}
            {changes.map(({ field, before, after }) => (
              <p key={field} className="[overflow-wrap:anywhere]">
                <span className="text-ink-2">{field}:</span> <s className="text-ink-2">{before || "none"}</s>{" "}
                <b>{after || "none"}</b>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
