import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { DateText } from "#design/dates/date-text.tsx";
import type { Line } from "./use-line.ts";

/** Whether changes arrive live. A connection silent for too long is no longer trusted. */
export function LineState({ line, readAt, now }: { line: Line; readAt: string; now: Date }) {
  const isLive = line.isOpen && !isSilent(line.heardAt, now);
  return (
    <p className="inline-flex items-center gap-2 text-ink-3 text-sm" aria-live="off">
      <span aria-hidden="true" className={cx("size-2 rounded-pill", isLive ? "bg-s5" : "bg-s3")} />
      {isLive ? (
        "Live"
      ) : (
        <>
          Connecting… Updated at <DateText at={readAt} style="time" />
        </>
      )}
    </p>
  );
}

/** A heartbeat comes every 25 seconds: without one, the display may be outdated. */
const staleAfterSeconds = 30;
const isSilent = (heardAt: number, now: Date) => now.getTime() - heardAt > staleAfterSeconds * 1000;

type StaleNoticeProps = {
  line: Line;
  read: { readonly data: unknown; readonly dataUpdatedAt: number; readonly refetch: () => unknown };
  now: Date;
};

/** Warns when neither the live feed nor a reading has brought anything for a while. */
export function StaleNotice({ line, read, now }: StaleNoticeProps) {
  const heardAt = line.isOpen ? line.heardAt : Math.max(line.heardAt, read.dataUpdatedAt);
  if (!read.data || !isSilent(heardAt, now)) return null;
  return (
    <Alert
      tone="warn"
      announce
      title="This may be out of date"
      action={
        <Button size="sm" variant="outline" onClick={() => void read.refetch()}>
          Reload
        </Button>
      }
    >
      We haven’t heard from the server for more than 30 seconds.
    </Alert>
  );
}
