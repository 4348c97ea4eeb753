import { Timer } from "lucide-react";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { useNow } from "#design/use-now.ts";
import { timeLeft } from "../../ui/messages.ts";

/** Counts down the validity; at the end the page reloads its status. */
export function QuoteCountdown({ until }: { until: string }) {
  const left = new Date(until).getTime() - useNow(1000);
  return (
    <p className="inline-flex w-fit flex-wrap items-center gap-x-2.5 gap-y-1 rounded-[1.5rem] bg-sun px-4.5 py-2 font-semibold text-atlantic">
      <Timer aria-hidden="true" className="size-5" />
      {left > 0 ? (
        <>
          Valid for{" "}
          <span role="timer" className="font-bold font-display tabular-nums">
            {timeLeft(left)}
          </span>
          <span className="font-normal">until {formatDateTime(until)}</span>
        </>
      ) : (
        `Expired ${formatDateTime(until)}`
      )}
    </p>
  );
}
