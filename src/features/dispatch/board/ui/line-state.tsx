import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { DateText } from "#design/dates/date-text.tsx";
import type { Line } from "./use-live-day.ts";

/** Whether changes arrive by themselves just now. */
export function LineState({ line, readAt }: { line: Line; readAt: string }) {
  return (
    <p className="inline-flex items-center gap-2 text-ink-3 text-sm" aria-live="off">
      <span aria-hidden="true" className={cx("size-2 rounded-pill", line.isOpen ? "bg-s5" : "bg-s3")} />
      {line.isOpen ? (
        "Live"
      ) : (
        <>
          Connecting… Updated at <DateText at={readAt} style="time" />
        </>
      )}
    </p>
  );
}

export const StaleNotice = ({ onRetry }: { onRetry: () => void }) => (
  <Alert
    tone="warn"
    announce
    title="This may be out of date"
    action={
      <Button size="sm" variant="outline" onClick={onRetry}>
        Reload
      </Button>
    }
  >
    We’ve had no word from the server for more than 30 seconds.
  </Alert>
);
