import {
  BadgeCheck,
  Banknote,
  CircleCheck,
  FileClock,
  GitPullRequestArrow,
  Hourglass,
  IdCard,
  ListTodo,
  type LucideIcon,
  MailX,
  MessagesSquare,
  Tag,
  Undo2,
  UserX,
} from "lucide-react";
import { useState } from "react";
import { Badge, type Tone, toneClass } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { formatDay, formatTime } from "#design/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand } from "#design/money.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { type Problem, problemKinds, type Today } from "../contract.ts";
import { dueText, problemWords, reviewPages } from "./messages.ts";

export type QueueFilter = "all" | "late" | Problem["kind"];

/** What an address asks for; anything else shows all. */
export const filterNamed = (name: string | null): QueueFilter =>
  name === "late" ? "late" : (problemKinds.find((kind) => kind === name) ?? "all");

type ProblemQueueProps = {
  today: Today;
  filter: QueueFilter;
  onFilter: (filter: QueueFilter) => void;
  onBooking: (reference: string) => void;
};

const atFirst = 12;

/** What needs somebody next, and by when. Work from the top. */
export function ProblemQueue({ today, filter, onFilter, onBooking }: ProblemQueueProps) {
  const shown = today.problems.filter(
    ({ kind, level }) => filter === "all" || kind === filter || (filter === "late" && level === "late"),
  );
  const [showsAll, setShowsAll] = useState(false);
  const listed = showsAll ? shown : shown.slice(0, atFirst);
  const rest = shown.length - listed.length;
  const unsent = filter === "all" ? today.problem_count - today.problems.length : 0;
  return (
    <Card aria-labelledby="problem-queue" className="px-2! pb-2!">
      <CardHeader
        className="px-3"
        title={<span id="problem-queue">Next problems</span>}
        note="Late first, then people on the road, then paper."
        actions={
          filter !== "all" && (
            <Button size="sm" variant="quiet" onClick={() => onFilter("all")}>
              Show all
            </Button>
          )
        }
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={<CircleCheck />}
          title={filter === "all" ? "Nothing waits for you" : "None of these waits"}
          text="What needs somebody appears here by itself."
          className="py-8"
        />
      ) : (
        <ol>
          {listed.map((problem) => (
            <li key={problem.id} className="border-line border-t first:border-t-0">
              <ProblemRow problem={problem} asOf={today.as_of} onBooking={onBooking} />
            </li>
          ))}
        </ol>
      )}
      {rest > 0 && (
        <Button size="sm" variant="quiet" wide onClick={() => setShowsAll(true)}>
          Show {rest} more
        </Button>
      )}
      {filter === "booking_unpaid" && (
        <p className="px-3 pt-2 text-sm">
          Only what is driven soon.{" "}
          <SiteLink to="/admin/bookings?states=confirmed&money=unpaid&sort=pickup&dir=asc" className="text-link">
            All that is confirmed and unpaid
          </SiteLink>
        </p>
      )}
      {rest === 0 && unsent > 0 && <p className="px-3 pt-2 text-ink-2 text-sm">and {unsent} more after these</p>}
    </Card>
  );
}

const icons: Record<Problem["kind"], LucideIcon> = {
  trip_without_driver: UserX,
  enquiry_unanswered: MessagesSquare,
  request_unanswered: Tag,
  booking_unpaid: Banknote,
  permit_ending: IdCard,
  application_waiting: FileClock,
  mail_failed: MailX,
  hold_ending: Hourglass,
  change_waiting: GitPullRequestArrow,
  proof_waiting: BadgeCheck,
  refund_waiting: Undo2,
  task_open: ListTodo,
};

const tones: Record<Problem["level"], Tone> = { late: "bad", soon: "warn", later: "neutral" };

type ProblemRowProps = { problem: Problem; asOf: string; onBooking: (reference: string) => void };

function ProblemRow({ problem, asOf, onBooking }: ProblemRowProps) {
  const { booking, application, page } = problem;
  const look = "flex w-full items-center gap-3 rounded-sm px-3 py-2 text-left text-ink no-underline";
  const content = <ProblemWords problem={problem} asOf={asOf} />;
  if (booking)
    return (
      <button
        type="button"
        onClick={() => onBooking(booking)}
        className={cx(look, "-outline-offset-2! hover:bg-surface-2")}
      >
        {content}
      </button>
    );
  if (application)
    return (
      <SiteLink
        to={`${reviewPages[application.kind]}?application=${application.id}`}
        className={cx(look, "-outline-offset-2! hover:bg-surface-2")}
      >
        {content}
      </SiteLink>
    );
  if (page)
    return (
      <SiteLink to={page} className={cx(look, "-outline-offset-2! hover:bg-surface-2")}>
        {content}
      </SiteLink>
    );
  return <div className={look}>{content}</div>;
}

function ProblemWords({ problem, asOf }: { problem: Problem; asOf: string }) {
  const { kind, level, subject, detail, open_cents, due_at } = problem;
  const Icon = icons[kind];
  const more = [open_cents === null ? "" : `${formatRand(open_cents)} open`, detail].filter(Boolean).join(" · ");
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          "grid size-9 shrink-0 place-items-center rounded-sm [&>svg]:size-[18px]",
          toneClass[tones[level]],
        )}
      >
        <Icon />
      </span>
      <span className="grid min-w-0 grow">
        <span className="font-semibold text-[0.9375rem] leading-snug">{problemWords[kind]}</span>
        <span className="truncate text-ink-2 text-sm">
          <b className="font-semibold text-ink">{subject}</b>
          {more && ` · ${more}`}
        </span>
      </span>
      <span className="grid shrink-0 justify-items-end gap-0.5">
        <Badge tone={tones[level]}>{dueText(due_at, asOf)}</Badge>
        <span className="text-ink-3 text-xs">
          {formatDay(due_at)}, {formatTime(due_at)}
        </span>
      </span>
    </>
  );
}
