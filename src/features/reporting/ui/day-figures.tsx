import { AlarmClock, Banknote, FileClock, IdCard, MailX, MessagesSquare, Route, UserX } from "lucide-react";
import type { ReactNode } from "react";
import { type Tone, toneClass } from "#design/badge.tsx";
import { cx } from "#design/class-names.ts";
import { formatRand } from "#design/money.tsx";
import type { Today } from "../contract.ts";
import type { QueueFilter } from "./problem-queue.tsx";

type Figure = {
  label: string;
  value: number;
  note: string;
  icon: ReactNode;
  tone: Tone;
  /** The queue after a press on the tile. */
  shows?: QueueFilter;
};

type DayFiguresProps = {
  figures: Today["figures"];
  filter: QueueFilter;
  onFilter: (filter: QueueFilter) => void;
};

/** The day in eight numbers. A number with something behind it narrows the queue below. */
export function DayFigures({ figures, filter, onFilter }: DayFiguresProps) {
  return (
    <ul aria-label="Today in numbers" className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {describe(figures).map((figure) => (
        <li key={figure.label}>
          <Tile
            figure={figure}
            isOn={figure.shows === filter}
            onPress={() => onFilter(figure.shows === filter ? "all" : (figure.shows ?? "all"))}
          />
        </li>
      ))}
    </ul>
  );
}

/** Problems come first. */
export const doneText = ({ trips_done, trips_interrupted }: Today["figures"]): string =>
  [trips_interrupted > 0 && `${trips_interrupted} interrupted`, `${trips_done} done`].filter(Boolean).join(", ");

function describe(figures: Today["figures"]): readonly Figure[] {
  const { permits_ended, permits_ending, enquiries_late, enquiries_soon } = figures;
  const badIf = (count: number): Tone => (count > 0 ? "bad" : "ok");
  const warnIf = (count: number): Tone => (count > 0 ? "warn" : "ok");
  return [
    {
      label: "Trips today",
      value: figures.trips_today,
      note: doneText(figures),
      icon: <Route />,
      tone: figures.trips_interrupted > 0 ? "bad" : "info",
    },
    {
      label: "Late now",
      value: figures.problems_late,
      note: "of all problems",
      icon: <AlarmClock />,
      tone: badIf(figures.problems_late),
      shows: "late",
    },
    {
      label: "Without a driver",
      value: figures.trips_without_driver,
      note: "trips in the next 48 h",
      icon: <UserX />,
      tone: badIf(figures.trips_without_driver),
      shows: "trip_without_driver",
    },
    {
      label: "Confirmed, unpaid",
      value: figures.bookings_unpaid,
      note:
        figures.unpaid_in_all > 0
          ? `next 48 h; ${figures.unpaid_in_all} in all, ${formatRand(figures.unpaid_cents)} due`
          : "all paid",
      icon: <Banknote />,
      tone: warnIf(figures.bookings_unpaid),
      shows: "booking_unpaid",
    },
    {
      label: "Enquiries to answer",
      value: figures.enquiries_open,
      note: `${enquiries_late} late, ${enquiries_soon} due soon`,
      icon: <MessagesSquare />,
      tone: enquiries_late > 0 ? "bad" : warnIf(enquiries_soon),
      shows: "enquiry_unanswered",
    },
    {
      label: "Applications",
      value: figures.applications_waiting,
      note: "to review",
      icon: <FileClock />,
      tone: warnIf(figures.applications_waiting),
      shows: "application_waiting",
    },
    {
      label: "Driving permits",
      value: permits_ending + permits_ended,
      note: permits_ended > 0 ? `${permits_ended} expired` : "expire within 60 days",
      icon: <IdCard />,
      tone: permits_ended > 0 ? "bad" : warnIf(permits_ending),
      shows: "permit_ending",
    },
    {
      label: "Emails not sent",
      value: figures.mails_failed,
      note: "in the last 7 days",
      icon: <MailX />,
      tone: badIf(figures.mails_failed),
      shows: "mail_failed",
    },
  ];
}

function Tile({ figure, isOn, onPress }: { figure: Figure; isOn: boolean; onPress: () => void }) {
  const { label, value, note, icon, tone, shows } = figure;
  const content = (
    <>
      <span
        aria-hidden="true"
        className={cx(
          "grid size-11 shrink-0 place-items-center rounded-md max-sm:size-9 [&>svg]:size-5",
          toneClass[tone],
        )}
      >
        {icon}
      </span>
      <span className="grid min-w-0 text-left">
        <span className="flex flex-wrap items-baseline gap-x-2 max-sm:grid max-sm:gap-y-1">
          <b className="font-display font-extrabold text-[1.625rem] leading-none">{value}</b>
          <span className="font-semibold text-sm leading-tight">{label}</span>
        </span>
        <span className="mt-0.5 text-ink-2 text-xs leading-snug">{note}</span>
      </span>
    </>
  );
  const look = "flex h-full w-full items-center gap-3 rounded-lg bg-surface p-3.5 shadow-1 inset-ring max-sm:p-3";
  if (!shows || value === 0) return <div className={cx(look, "inset-ring-line")}>{content}</div>;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cx(
        look,
        "transition duration-(--d-1) hover:inset-ring-line-strong",
        isOn ? "inset-ring-2 inset-ring-focus" : "inset-ring-line",
      )}
    >
      {content}
    </button>
  );
}
