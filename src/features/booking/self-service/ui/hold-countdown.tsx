import { Timer } from "lucide-react";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { useNow } from "#design/use-now.ts";

type ManageCountdownProps = {
  until: string;
  label: string;
  /** Shown once it has passed; otherwise the time that was promised. */
  over?: string | undefined;
};

/** How long something is held or awaited. Afterwards it says when that ended. */
export function HoldCountdown({ until, label, over }: ManageCountdownProps) {
  const left = Math.floor((new Date(until).getTime() - useNow(1000)) / 1000);
  return (
    <p className="inline-flex items-center gap-2.5 rounded-pill bg-warn-soft px-4 py-2 font-semibold text-warn">
      <Timer aria-hidden="true" className="size-5" />
      {left > 0 ? (
        <>
          {label}{" "}
          <span role="timer" className="font-bold font-display tabular-nums">
            {timeLeft(left)}
          </span>
        </>
      ) : (
        (over ?? `Reply promised by ${formatFullDateTime(until)}`)
      )}
    </p>
  );
}

const two = (count: number) => String(count).padStart(2, "0");

/** 29:05, or 23 h 05 min if it is long. */
export function timeLeft(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours} h ${two(minutes)} min` : `${minutes}:${two(seconds % 60)}`;
}
