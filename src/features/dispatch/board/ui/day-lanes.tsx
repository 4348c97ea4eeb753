import type { LaneBar } from "#design/charts/lane-bar.tsx";
import { type Lane, LaneTimeline } from "#design/charts/lane-timeline.tsx";
import { InitialsAvatar } from "#design/pictures/avatar.tsx";
import { companyRules } from "#domain/company/company-rules.ts";
import { addMinutes, hoursBetween, type LocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import { passengersText } from "../../ui/messages.ts";
import { stageOf } from "../../ui/trip-stage.tsx";
import type { BoardDriver, BoardTrip } from "../contract.ts";

type DayLanesProps = {
  day: LocalDate;
  trips: readonly BoardTrip[];
  drivers: readonly BoardDriver[];
  now: Date;
  activeTrip: string | undefined;
  onTrip: (tripId: string) => void;
};

const hour = 60;
const wholeDay = 24 * hour;
const step = 2 * hour;
/** The night is shown only if something happens in it. */
const dayBegins = 4 * hour;

/** A row for every driver, those with trips first, and on top what no one has. */
export function DayLanes({ day, trips, drivers, now, activeTrip, onTrip }: DayLanesProps) {
  const minuteOf = (moment: Date) => hoursBetween(momentOf(day, localTime("00:00")), moment) * hour;
  const clip = (minute: number) => Math.min(wholeDay, Math.max(0, minute));
  const shown = trips.filter(({ state }) => state !== "cancelled");
  const barOf = (trip: BoardTrip): LaneBar => ({
    id: trip.id,
    start: clip(minuteOf(new Date(trip.starts_at))),
    end: clip(minuteOf(new Date(trip.ends_at))),
    title: trip.destination,
    text: [trip.passenger_name, passengersText(trip.passengers), trip.vehicle?.plate].filter(Boolean).join(" · "),
    ...lookOf(trip, now),
  });
  const lanes = lanesOf(shown, drivers, barOf);
  const earliest = Math.min(dayBegins, ...lanes.flatMap(({ bars }) => bars.map(({ start }) => start)));
  const minuteNow = minuteOf(now);
  return (
    <LaneTimeline
      label="Trips by driver"
      lanes={lanes}
      from={Math.floor(earliest / step) * step}
      to={wholeDay}
      step={step}
      formatTick={clockText}
      {...(minuteNow >= 0 && minuteNow <= wholeDay && { now: minuteNow })}
      legend={[
        { label: "Planned", tone: 1 },
        { label: "To reconfirm", tone: 3 },
        { label: "On the road", tone: 4 },
        { label: "Done", tone: 5 },
      ]}
      onBar={(bar) => onTrip(bar.id)}
      {...(activeTrip && { activeBar: activeTrip })}
      empty="No driver matches."
    />
  );
}

function lanesOf(trips: readonly BoardTrip[], drivers: readonly BoardDriver[], barOf: (trip: BoardTrip) => LaneBar) {
  const byDriver = Map.groupBy(trips, (trip) => trip.driver?.id ?? "");
  const open = byDriver.get("") ?? [];
  const ofDrivers = drivers
    .map(
      (driver): Lane => ({
        id: driver.id,
        title: driver.name,
        subtitle: driver.is_away ? "Not at work" : (driver.provider ?? driver.phone),
        icon: <InitialsAvatar name={driver.name} className="text-sm" />,
        bars: (byDriver.get(driver.id) ?? []).map(barOf),
      }),
    )
    .toSorted((a, b) => Number(b.bars.length > 0) - Number(a.bars.length > 0));
  return [...stacked(open.map(barOf)), ...ofDrivers];
}

/** Trips no one has may start together; they stand in as many rows as it takes not to cover each other. */
function stacked(bars: readonly LaneBar[]): Lane[] {
  const rows: LaneBar[][] = [];
  for (const bar of bars.toSorted((a, b) => a.start - b.start)) {
    const free = rows.find((row) => (row.at(-1)?.end ?? 0) <= bar.start);
    if (free) free.push(bar);
    else rows.push([bar]);
  }
  return rows.map((row, at) => ({
    id: `open-${at}`,
    title: "Without a driver",
    subtitle: row.length === 1 ? "1 trip" : `${row.length} trips`,
    bars: row,
  }));
}

function lookOf(trip: BoardTrip, now: Date): Pick<LaneBar, "state" | "tone"> {
  const stage = stageOf(trip);
  if (stage === "over") return { state: "done", tone: trip.state === "completed" ? 5 : 2 };
  if (stage !== "ahead") return { state: "live", tone: 4 };
  if (!trip.driver) return { state: "open" };
  const isLate = now > addMinutes(new Date(trip.starts_at), companyRules.lateDepartureMinutes);
  return { state: isLate ? "late" : "planned", tone: trip.state === "assigned" ? 3 : 1 };
}

const clockText = (minute: number) =>
  `${String(Math.floor(minute / hour)).padStart(2, "0")}:${String(Math.round(minute) % hour).padStart(2, "0")}`;
