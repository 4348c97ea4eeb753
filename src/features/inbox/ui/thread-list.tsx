import { Inbox, Timer, TimerOff } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { formatTimeBeside } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useNow } from "#design/use-now.ts";
import { inboxContract, type ThreadFilter, type ThreadLine } from "../contract.ts";
import { ChannelMark, emptyWords } from "./thread-labels.tsx";
import type { useThreads } from "./use-threads.ts";

type ThreadListProps = {
  list: ReturnType<typeof useThreads>;
  filter: ThreadFilter;
  isNarrowed: boolean;
  chosen: string;
  onChoose: (id: string) => void;
};

/** Every thread in two lines: who, what was said last, by which channel, and how long they have waited. */
export function ThreadList({ list, filter, isNarrowed, chosen, onChoose }: ThreadListProps) {
  const { lines, error, again, hasMore, isReadingMore, more } = list;
  if (!lines && error) return <ReadFailed error={error} onAgain={again} />;
  if (!lines) return <SkeletonCard lines={8} />;
  const [title, text] = isNarrowed
    ? ["No threads match", "Try a shorter name, a number or a reference."]
    : emptyWords[filter];
  if (lines.length === 0) return <EmptyState level={2} icon={<Inbox />} title={title} text={text} />;
  return (
    <div className="grid gap-2">
      <ul aria-label="Threads" className="grid gap-1">
        {lines.map((line) => (
          <li key={line.id}>
            <Line line={line} isChosen={line.id === chosen} onChoose={() => onChoose(line.id)} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button size="sm" variant="outline" busy={isReadingMore} onClick={more} className="justify-self-center">
          Show more
        </Button>
      )}
    </div>
  );
}

type LineProps = { line: ThreadLine; isChosen: boolean; onChoose: () => void };

function Line({ line, isChosen, onChoose }: LineProps) {
  const { last } = line;
  return (
    <button
      type="button"
      aria-current={isChosen ? "true" : undefined}
      onClick={onChoose}
      className={cx(
        "grid w-full gap-1 rounded-md px-3 py-2.5 text-left -outline-offset-2! transition-colors duration-(--d-1)",
        isChosen ? "bg-info-soft" : "hover:bg-surface-2",
      )}
    >
      <span className="flex min-w-0 items-center gap-2">
        {line.is_unread && <span className="size-2 shrink-0 rounded-pill bg-bad" aria-hidden="true" />}
        <span className={cx("min-w-0 grow truncate", line.is_unread ? "font-bold" : "font-semibold")}>
          {line.name}
          {line.is_unread && <span className="sr-only">, unread</span>}
        </span>
        <span className="shrink-0 whitespace-nowrap text-ink-2 text-xs">
          {formatTimeBeside(last.at, new Date().toISOString())}
        </span>
      </span>
      <span className="flex min-w-0 items-center gap-1.5 text-ink-2 text-sm">
        <ChannelMark channel={last.channel} />
        <span className="min-w-0 truncate">
          {last.direction === "out" && "You: "}
          {last.text || "Nothing written yet"}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-1.5 text-ink-2 text-xs">
        {line.reference && <span>{line.reference}</span>}
        {line.assigned_to && <Badge>{line.assigned_to_me ? "You" : line.assigned_to.name}</Badge>}
        {line.waits_for === "team" && line.answer_due_at && <DueBadge dueAt={line.answer_due_at} />}
      </span>
    </button>
  );
}

const minute = 60_000;

/** The promise of an answer, and whether it is kept. */
export function DueBadge({ dueAt }: { dueAt: string }) {
  const now = useNow(minute / 2);
  const left = Math.round((new Date(dueAt).getTime() - now) / minute);
  const isLate = left < 0;
  const icon = isLate ? <TimerOff aria-hidden="true" /> : <Timer aria-hidden="true" />;
  const tone = left > 15 ? "ok" : "warn";
  return (
    <Badge tone={isLate ? "bad" : tone} icon={icon}>
      Answer {isLate ? `${span(-left)} late` : `in ${span(left)}`}
    </Badge>
  );
}

function span(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  return hours > 0 ? `${hours} h ${String(minutes % 60).padStart(2, "0")} min` : `${minutes} min`;
}

export const refreshedByThreads = [
  inboxContract.listThreads,
  inboxContract.readThread,
  inboxContract.countUnreadThreads,
];
