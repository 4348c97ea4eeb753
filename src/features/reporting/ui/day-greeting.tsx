import { cx } from "#design/class-names.ts";
import { formatLongDate, formatTime } from "#design/dates/date-text.tsx";
import { Skyline } from "#design/pictures/skyline.tsx";
import type { Today } from "../contract.ts";
import { doneText } from "./day-figures.tsx";
import { counted, greeting } from "./messages.ts";

/** The head of the day: dark in both themes, with the mountain. */
export function DayGreeting({ name, today }: { name: string; today: Today | undefined }) {
  const at = today?.as_of ?? new Date().toISOString();
  const [firstName = ""] = name.split(" ");
  const hour = Number(formatTime(at).slice(0, 2));
  return (
    <section className="scheme-dark relative isolate overflow-hidden rounded-lg bg-linear-to-r from-35% from-atlantic via-75% via-bay to-plum px-5 py-5 text-on-dark sm:px-7">
      <Skyline className="-z-10 absolute right-0 bottom-0 h-full w-3/4! text-atlantic" />
      <p className="font-display font-extrabold text-[1.625rem] leading-tight">
        {greeting(hour)}
        {firstName && `, ${firstName}`}
      </p>
      <p className="mt-1 text-on-dark-2">
        {formatLongDate(at)}
        {today && `. ${sentence(today)}`}
      </p>
      {today && (
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-on-dark-2 text-xs">
          As of {formatTime(at)}, updated every minute <HealthLamp today={today} />
        </p>
      )}
    </section>
  );
}

function sentence({ figures, problem_count }: Today) {
  const { trips_today, problems_late } = figures;
  const trips = trips_today === 0 ? "No trips today" : `${counted(trips_today, "trip", "trips")}, ${doneText(figures)}`;
  if (problem_count === 0) return `${trips}. Nothing needs attention.`;
  if (problems_late === 0) return `${trips}. ${counted(problem_count, "problem", "problems")}, none overdue.`;
  return `${trips}. ${counted(problems_late, "problem is", "problems are")} overdue.`;
}

function lampOf({ mails_stuck, mails_failed }: Today["figures"]): string {
  if (mails_stuck > 0) return "bg-bad";
  return mails_failed > 0 ? "bg-accent" : "bg-ok";
}

/** Whether the company itself works: what it should have done by itself is done. */
function HealthLamp({ today: { figures } }: { today: Today }) {
  const isWell = figures.mails_stuck === 0 && figures.mails_failed === 0;
  const words = figures.mails_stuck > 0 ? "emails aren’t being sent" : `${figures.mails_failed} emails failed`;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-on-dark">
      <span aria-hidden="true" className={cx("size-2.5 rounded-pill", lampOf(figures))} />
      {isWell ? "All systems OK" : `Check: ${words}`}
    </span>
  );
}
