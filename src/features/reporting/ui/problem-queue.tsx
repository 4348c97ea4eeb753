import {
  AlarmClock,
  BadgeCheck,
  Banknote,
  Check,
  CircleCheck,
  FileClock,
  GitPullRequestArrow,
  Hourglass,
  IdCard,
  ListTodo,
  type LucideIcon,
  MailX,
  MessagesSquare,
  Siren,
  Tag,
  TriangleAlert,
  Undo2,
  UserX,
} from "lucide-react";
import { useState } from "react";
import { Badge, type Tone, toneClass } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand } from "#design/money.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { listedProblems, tripProblemLabels } from "#domain/trip/problem-labels.ts";
import { tasksContract } from "#features/crm/tasks/contract.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { reportingContract, type Today } from "../contract.ts";
import { isAbout, type Problem, problemKinds } from "../problem-contract.ts";
import { dueText, problemLabels, tripDueText } from "./messages.ts";
import { problemAddress } from "./problem-address.tsx";

export type QueueFilter = "all" | "late" | Problem["kind"];

/** The meaning of an address; anything else shows all. */
export const filterNamed = (name: string | null): QueueFilter =>
  name === "late" ? "late" : (problemKinds.find((kind) => kind === name) ?? "all");

type ProblemQueueProps = {
  today: Today;
  filter: QueueFilter;
  onFilter: (filter: QueueFilter) => void;
  onBooking: (reference: string) => void;
  onDriver: (email: string) => void;
};

const atFirst = 12;

/** The next things that need someone, and by when. Work from the top. */
export function ProblemQueue({ today, filter, onFilter, onBooking, onDriver }: ProblemQueueProps) {
  const shown = today.problems.filter(
    (problem) => filter === "all" || (filter === "late" ? problem.level === "late" : isAbout(problem, filter)),
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
        note="Overdue first, then trips in progress, then admin."
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
          title={filter === "all" ? "No problems" : "No problems of this kind"}
          text="New problems appear here automatically."
          className="py-8"
        />
      ) : (
        <ol>
          {listed.map((problem) => (
            <li key={problem.id} className="flex items-center border-line border-t first:border-t-0">
              <ProblemRow problem={problem} asOf={today.as_of} onBooking={onBooking} onDriver={onDriver} />
              {problem.task && <DoneButton task={problem.task} title={problem.detail} />}
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
          Trips in the next 48 hours.{" "}
          <SiteLink to="/admin/bookings?states=confirmed&money=unpaid&sort=pickup&dir=asc" className="text-link">
            All confirmed bookings that aren’t paid
          </SiteLink>
        </p>
      )}
      {rest === 0 && unsent > 0 && <p className="px-3 pt-2 text-ink-2 text-sm">and {unsent} more after these</p>}
    </Card>
  );
}

const icons: Record<Problem["kind"], LucideIcon> = {
  trip_not_started: AlarmClock,
  trip_without_driver: UserX,
  enquiry_unanswered: MessagesSquare,
  request_unanswered: Tag,
  booking_unpaid: Banknote,
  cash_not_collected: Banknote,
  permit_ending: IdCard,
  application_waiting: FileClock,
  mail_failed: MailX,
  hold_ending: Hourglass,
  change_waiting: GitPullRequestArrow,
  proof_waiting: BadgeCheck,
  refund_waiting: Undo2,
  task_open: ListTodo,
  trip_problem: TriangleAlert,
  sos_open: Siren,
};

const tones: Record<Problem["level"], Tone> = { late: "bad", soon: "warn", later: "neutral" };

type ProblemRowProps = {
  problem: Problem;
  asOf: string;
  onBooking: (reference: string) => void;
  onDriver: (email: string) => void;
};

function ProblemRow({ problem, asOf, onBooking, onDriver }: ProblemRowProps) {
  const { opens } = problem;
  const look =
    "flex w-full min-w-0 items-center gap-3 rounded-sm px-3 py-2 text-left text-ink no-underline -outline-offset-2! hover:bg-surface-2";
  const content = <ProblemWords problem={problem} asOf={asOf} />;
  if (opens.kind === "booking" || opens.kind === "driver")
    return (
      <button
        type="button"
        onClick={() => (opens.kind === "booking" ? onBooking(opens.reference) : onDriver(opens.email))}
        className={look}
      >
        {content}
      </button>
    );
  return (
    <SiteLink to={problemAddress(opens)} className={look}>
      {content}
    </SiteLink>
  );
}

/** Ticks a task off. */
function DoneButton({ task, title }: { task: string; title: string }) {
  const finish = useMakeCall(tasksContract.finishTask, [reportingContract.readToday]);
  const tick = async () => {
    try {
      await finish.mutateAsync({ id: task });
    } catch (error) {
      await toast({
        kind: "error",
        title: error instanceof Error ? error.message : "We couldn’t mark the task as done.",
      });
    }
  };
  return (
    <Button
      size="sm"
      variant="outline"
      icon={<Check aria-hidden="true" />}
      busy={finish.isPending}
      className="me-2 shrink-0"
      onClick={() => void tick()}
    >
      Done<span className="sr-only">: {title}</span>
    </Button>
  );
}

const problemName = ({ kind, trip }: Pick<Problem, "kind" | "trip">): string =>
  trip ? tripProblemLabels[trip] : problemLabels[kind];

function ProblemWords({ problem, asOf }: { problem: Problem; asOf: string }) {
  const { kind, trip, also, level, subject, detail, open_cents, due_at } = problem;
  const Icon = icons[kind];
  const more = [open_cents === null ? "" : `${formatRand(open_cents)} due`, detail].filter(Boolean).join(" · ");
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
        <span className="font-semibold text-[0.9375rem] leading-snug">
          {listedProblems([{ kind, trip }, ...also].map(problemName))}
        </span>
        <span className="text-ink-2 text-sm max-sm:line-clamp-2 sm:truncate">
          <b className="font-semibold text-ink">{subject}</b>
          {more && ` · ${more}`}
        </span>
      </span>
      <span className="grid shrink-0 justify-items-end gap-0.5">
        <Badge tone={tones[level]}>{trip ? tripDueText(trip, due_at, asOf) : dueText(due_at, asOf)}</Badge>
        <span className="text-ink-3 text-xs">
          {formatDay(due_at)}, {formatTime(due_at)}
        </span>
      </span>
    </>
  );
}
