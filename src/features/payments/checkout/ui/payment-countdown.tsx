import { Timer } from "lucide-react";
import { useEffect, useState } from "react";

type PaymentCountdownProps = { until: string; label: string; over: string };

/** Counts down the time left of a hold or an expected payment. */
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

/** Seconds left until a time; never below zero. */
function useTimeLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((new Date(until).getTime() - now) / 1000));
}

const two = (count: number) => String(count).padStart(2, "0");

/** 29:05, or 23 h 05 min from an hour on. */
function timeLeftText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours} h ${two(minutes)} min` : `${minutes}:${two(seconds % 60)}`;
}
