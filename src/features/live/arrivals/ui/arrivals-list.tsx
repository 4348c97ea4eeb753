import { MapPinned, PlaneLanding } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { buttonClass } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { arrivalsContract, type GuestLine } from "../contract.ts";
import { clock, roleLabels, statusText, whenText } from "./lobby-labels.ts";

const everyMs = 30_000;

/** The next pickups and arrivals, kept up to date. */
export function ArrivalsList({ atMost }: { atMost?: number }) {
  const { data, wait } = readOrWait(
    useCall(arrivalsContract.guestArrivals, {}, { refetchInterval: everyMs }),
    "pickups and arrivals",
    4,
  );
  if (wait) return wait;
  if (data.lines.length === 0)
    return (
      <EmptyState
        icon={<PlaneLanding />}
        title="No pickups or arrivals in the next 12 hours"
        text="Your guests’ trips appear here with the minutes until arrival or pickup."
        // The full list has its own page; an excerpt is below a heading.
        level={atMost === undefined ? 2 : 3}
      />
    );
  const shown = data.lines.slice(0, atMost);
  return (
    <>
      <ul className="grid gap-2.5">
        {shown.map((line) => (
          <ArrivalRow key={line.trip_id} line={line} readAt={data.read_at} />
        ))}
      </ul>
      {shown.length < data.lines.length && (
        <p className="mt-3 text-ink-2 text-sm">{data.lines.length - shown.length} more in the next 12 hours</p>
      )}
    </>
  );
}

function ArrivalRow({ line, readAt }: { line: GuestLine; readAt: string }) {
  const { role, name, passengers, vehicle, plate, from, to, live_address: live } = line;
  const when = whenText(line, readAt);
  const at = clock(line.expected_at);
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 rounded-md bg-surface-2 px-4 py-3 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]">
      <p className="leading-tight">
        <span className="block whitespace-nowrap font-display font-extrabold text-xl">{when}</span>
        {when !== at && <span className="text-ink-2 text-sm">{at}</span>}
      </p>
      <div className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {name}
          <Badge tone={role === "arrival" ? "info" : "warn"}>{roleLabels[role]}</Badge>
        </p>
        <p className="text-ink-2 text-sm">
          {statusText(line)}
          {passengers > 1 && `, ${passengers} guests`}
        </p>
        <p className="text-ink-2 text-sm">
          {from} → {to}
        </p>
        {vehicle !== "" && (
          <p className="text-ink-2 text-sm">
            {vehicle}, {plate}
          </p>
        )}
      </div>
      {live && (
        <a
          href={live}
          className={buttonClass({
            variant: "outline",
            size: "sm",
            className: "max-sm:col-start-2 justify-self-start",
          })}
        >
          <MapPinned aria-hidden="true" className="size-4" />
          Live<span className="sr-only">: follow the trip of {name}</span>
        </a>
      )}
    </li>
  );
}
