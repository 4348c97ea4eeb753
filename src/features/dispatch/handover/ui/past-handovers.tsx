import { History, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonTable } from "#design/skeleton.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type Handover, handoverContract } from "../contract.ts";
import { PrintedHandover } from "./handover-band.tsx";
import { HandoverNote } from "./handover-note.tsx";
import { openText, signedText } from "./messages.ts";

/** Past handovers, a page at a time. */
export function PastHandovers({ onClose }: { onClose: () => void }) {
  const [starts, setStarts] = useState<readonly (string | null)[]>([null]);
  return (
    <Drawer open onClose={onClose} title="Past handovers">
      <div className="grid gap-2">
        {starts.map((after, page) => (
          <Page
            key={after ?? "first"}
            after={after}
            onNext={page === starts.length - 1 ? (next) => setStarts([...starts, next]) : undefined}
          />
        ))}
      </div>
    </Drawer>
  );
}

type PageProps = { after: string | null; onNext: ((next: string) => void) | undefined };

function Page({ after, onNext }: PageProps) {
  const read = useCall(handoverContract.listHandovers, { after });
  if (!read.data)
    return read.isError ? (
      <ReadFailed title="We couldn’t load past handovers" error={read.error} onAgain={() => void read.refetch()} />
    ) : (
      <SkeletonTable rows={5} columns={1} />
    );
  const { handovers, next } = read.data;
  if (handovers.length === 0 && after === null)
    return (
      <EmptyState
        icon={<History />}
        title="No handovers yet"
        text="A handover appears here once another dispatcher has taken it."
      />
    );
  return (
    <>
      {handovers.map((handover) => (
        <PastHandover key={handover.id} handover={handover} />
      ))}
      {next && onNext && (
        <Button size="sm" variant="outline" wide onClick={() => onNext(next)}>
          Show more
        </Button>
      )}
    </>
  );
}

function PastHandover({ handover }: { handover: Handover }) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <details className="rounded-sm inset-ring inset-ring-line">
      <summary className="cursor-pointer px-4 py-3 leading-snug">
        <span className="font-semibold">{signedText(handover.given)}</span>
        <span className="block text-ink-3 text-sm">
          Taken by {handover.taken ? signedText(handover.taken) : "no one"}, {openText(handover.risks)} now
        </span>
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <HandoverNote handover={handover} />
        <div>
          <Button size="sm" variant="outline" icon={<Printer aria-hidden="true" />} onClick={() => setPrinting(true)}>
            Print handover
          </Button>
        </div>
      </div>
      {isPrinting && <PrintedHandover handover={handover} onDone={() => setPrinting(false)} />}
    </details>
  );
}
