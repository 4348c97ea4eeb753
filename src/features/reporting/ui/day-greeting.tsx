import { cx } from "#design/class-names.ts";
import { formatLongDate, formatTime } from "#design/dates/date-text.tsx";
import { Skyline } from "#design/pictures/skyline.tsx";
import { checksContract } from "#features/health/checks/contract.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
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
          As of {formatTime(at)}, updated every minute <HealthLamp />
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

type Lamp = OutputOf<typeof checksContract.readLamp>;

const lampColours: Readonly<Record<Lamp["status"], string>> = {
  ok: "bg-ok",
  warning: "bg-accent",
  failing: "bg-bad",
  not_set_up: "bg-on-dark-2",
  unknown: "bg-on-dark-2",
};

/** The first name and how many more: the rest is on the page behind it. */
export function lampText({ status, failing, warning, is_maintained }: Lamp): string {
  if (is_maintained) return "Closed for maintenance";
  if (status === "ok") return "All systems OK";
  const named = status === "failing" ? failing : warning;
  const more = named.length > 1 ? ` and ${named.length - 1} more` : "";
  if (status === "failing") return `Failing: ${named[0]}${more}`;
  return status === "warning" ? `Check: ${named[0]}${more}` : "Not all checks have run yet";
}

/** Whether the company itself works, from the checks of system health. */
function HealthLamp() {
  const { data: lamp, isError } = useCall(checksContract.readLamp, {}, { refetchInterval: 60_000 });
  if (!lamp && !isError) return null;
  return (
    <SiteLink
      to="/admin/system-health"
      className="-my-2 inline-flex items-center gap-1.5 py-2 font-semibold text-on-dark underline decoration-transparent underline-offset-4 hover:decoration-current"
    >
      <span aria-hidden="true" className={cx("size-2.5 rounded-pill", lampColours[lamp?.status ?? "unknown"])} />
      {lamp ? lampText(lamp) : "We couldn’t check our systems"}
    </SiteLink>
  );
}
