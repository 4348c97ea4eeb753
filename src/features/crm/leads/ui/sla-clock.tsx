import { CircleCheck, Timer, TimerOff } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { formatTimeBeside } from "#design/dates/date-text.tsx";
import { useNow } from "#design/use-now.ts";
import { serviceLevelAt } from "#domain/booking/service-level.ts";

type SlaClockProps = { createdAt: string; dueAt: string | null; answeredAt: string | null; isClosed: boolean };

const tones = { ok: "ok", warning: "warn", breached: "bad" } as const;

/** How long someone still waits for the promised answer; it runs. */
export function SlaClock({ createdAt, dueAt, answeredAt, isClosed }: SlaClockProps) {
  if (answeredAt)
    return (
      <Badge tone="neutral" icon={<CircleCheck aria-hidden="true" />}>
        Answered {formatTimeBeside(answeredAt, createdAt)}
      </Badge>
    );
  if (isClosed || !dueAt) return <Badge>Closed</Badge>;
  return <Running createdAt={createdAt} dueAt={dueAt} />;
}

function Running({ createdAt, dueAt }: { createdAt: string; dueAt: string }) {
  const now = useNow(1000);
  const due = new Date(dueAt);
  const level = serviceLevelAt(new Date(now), new Date(createdAt), due);
  const isLate = level === "breached";
  return (
    <Badge tone={tones[level]} icon={isLate ? <TimerOff aria-hidden="true" /> : <Timer aria-hidden="true" />}>
      <span role="timer" className="tabular-nums">
        {span(Math.abs(due.getTime() - now))}
      </span>
      {isLate ? " late" : " left"}
    </Badge>
  );
}

const two = (count: number) => String(count).padStart(2, "0");

/** 12:34, 3 h 05 min, 2 d 04 h */
function span(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [days, hours, minutes] = [seconds / 86_400, (seconds % 86_400) / 3600, (seconds % 3600) / 60].map(Math.floor);
  if (days) return `${days} d ${two(hours ?? 0)} h`;
  return hours ? `${hours} h ${two(minutes ?? 0)} min` : `${minutes}:${two(seconds % 60)}`;
}
