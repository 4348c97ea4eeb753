import { CalendarCheck2, Check, Clock, Route, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { Timeline } from "#design/timeline.tsx";
import { addDays, daysBetween, type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import { type Stage, stageOf } from "#domain/trip/trip-stage.ts";
import type { DriverTrip } from "../contract.ts";
import { daysOfShown, TripDetails, tripTimes } from "./trip-row.tsx";

type DriverAgendaProps = {
  trips: readonly DriverTrip[];
  now: Date;
  /** This many days from today are shown even without a trip. */
  days: number;
};

/** A driver's trips day by day: the first days always, later days only with a trip. */
export function DriverAgenda({ trips, now, days: daysShown }: DriverAgendaProps) {
  const today = localDateOf(now);
  const taken = trips.filter(({ is_offer }) => !is_offer);
  const byDay = Map.groupBy(
    taken.flatMap((trip) => agendaDays(trip, today)),
    ({ day }) => day,
  );
  const days = [
    ...new Set([...Array.from({ length: daysShown }, (_, ahead) => addDays(today, ahead)), ...byDay.keys()]),
  ].sort();
  return days.map((day) => (
    <Card key={day} aria-label={formatDay(day)}>
      <CardHeader {...dayTitle(daysBetween(today, day), formatDay(day))} />
      <DayTrips trips={byDay.get(day) ?? []} label={`Trips on ${formatDay(day)}`} />
    </Card>
  ));
}

/** A trip on one of its days. */
type AgendaTrip = { readonly trip: DriverTrip; readonly day: LocalDate; readonly times: string };

/**
 * A trip of several days is shown on each day left; a one-day trip that started yesterday and still runs is
 * shown today.
 */
function agendaDays(trip: DriverTrip, today: LocalDate): readonly AgendaTrip[] {
  const days = daysOfShown(trip);
  if (days.length === 1) {
    const day = localDateOf(new Date(trip.pickup_at));
    return [{ trip, day: day < today ? today : day, times: tripTimes(trip) }];
  }
  return days
    .map(({ from, to }, at) => ({
      trip,
      day: localDateOf(from),
      times: `${formatTime(from)}–${formatTime(to)}, day ${at + 1} of ${days.length}`,
    }))
    .filter(({ day }) => day >= today);
}

function dayTitle(daysAhead: number, day: string) {
  if (daysAhead === 0) return { title: "Today", note: day };
  if (daysAhead === 1) return { title: "Tomorrow", note: day };
  return { title: day, note: `In ${daysAhead} days` };
}

const icons: Readonly<Record<Stage, ReactNode>> = {
  ahead: <Clock />,
  going: <Route />,
  carrying: <Route />,
  over: <Check />,
};

function DayTrips({ trips, label }: { trips: readonly AgendaTrip[]; label: string }) {
  if (trips.length === 0) {
    return (
      <p className="flex items-center gap-3 text-ink-2">
        <CalendarCheck2 aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        No trips. Dispatch will call you if that changes.
      </p>
    );
  }
  return (
    <Timeline
      label={label}
      events={trips.map(({ trip, times }) => ({
        id: trip.id,
        time: null,
        title: <span className="text-lg">{times}</span>,
        text: <TripDetails trip={trip} />,
        tone: tripLabels[trip.state].tone,
        icon: trip.state === "no_show" || trip.state === "cancelled" ? <TriangleAlert /> : icons[stageOf(trip)],
      }))}
    />
  );
}
