import { CircleCheck, TriangleAlert } from "lucide-react";
import { Dialog } from "#design/overlay/dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { Spinner } from "#design/spinner.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { invoiceDeskContract as desk } from "../contract.ts";

/** The tax office asks for numbers without gaps; here one sees that there are none. */
export function NumberGapsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const query = useCall(desk.invoiceGaps, {}, { enabled: open });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Gaps report"
      description="Every number series and any missing numbers. Drafts have no number yet."
    >
      {query.isPending && <Spinner text="Loading numbers…" />}
      {query.error && <ReadFailed error={query.error} onAgain={() => void query.refetch()} />}
      <ul className="grid gap-3 pb-4">
        {query.data?.series.map(({ name, documents, first, last, missing }) => (
          <li key={name} className="rounded-md bg-surface-2 p-4">
            <p className="flex items-center gap-2 font-semibold">
              {missing.length === 0 ? (
                <CircleCheck aria-hidden className="size-5 text-ok" />
              ) : (
                <TriangleAlert aria-hidden className="size-5 text-bad" />
              )}
              {name}: {missing.length === 0 ? "no gaps" : `${missing.length} missing`}
            </p>
            <p className="text-sm text-ink-2">
              {documents} {documents === 1 ? "document" : "documents"}
              {documents > 0 && `, ${first} to ${last}`}
            </p>
            {missing.length > 0 && <p className="mt-1 text-sm font-semibold text-bad">{missing.join(", ")}</p>}
          </li>
        ))}
        {query.data?.series.length === 0 && <li className="text-ink-2">No numbers yet.</li>}
      </ul>
    </Dialog>
  );
}
