import { Timer } from "lucide-react";
import { timeLeftText, useTimeLeft } from "./use-time-left.ts";

type PaymentCountdownProps = { until: string; label: string; over: string };

/** How long something is still kept or awaited. */
export function PaymentCountdown({ until, label, over }: PaymentCountdownProps) {
  const left = useTimeLeft(until);
  return (
    <p className="inline-flex w-fit items-center gap-2.5 rounded-pill bg-warn-soft px-4 py-2 font-semibold text-warn">
      <Timer aria-hidden="true" className="size-5 shrink-0" />
      {left > 0 ? (
        <span>
          {label}{" "}
          <span role="timer" className="font-bold font-display tabular-nums">
            {timeLeftText(left)}
          </span>
        </span>
      ) : (
        over
      )}
    </p>
  );
}
