import { CalendarCheck2, Check, Clock, Route, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDay } from "#design/dates/date-text.tsx";
import { Timeline } from "#design/timeline.tsx";
import { addDays, daysBetween, localDateOf } from "#domain/time/local-time.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import type { DriverTrip } from "../contract.ts";
import { TripDetails, tripTimes } from "./trip-row.tsx";
import { type Stage, stageOf } from "./trip-stage.tsx";

type DriverAgendaProps = {
  trips: readonly DriverTrip[];
  now: Date;
  /** So many days from today are shown even without a trip. */
  days: number;
};

/** A driver's trips day by day: the first days always, then each day that has one. */
export function DriverAgenda({ trips, now, days: daysShown }: DriverAgendaProps) {
  const today = localDateOf(now);
  const taken = trips.filter(({ is_offer }) => !is_offer);
  // A tour that started before today is on the road today.
  const dayOf = (trip: DriverTrip) => {
    const day = localDateOf(new Date(trip.starts_at));
    return day < today ? today : day;
  };
  const byDay = Map.groupBy(taken, dayOf);
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

function DayTrips({ trips, label }: { trips: readonly DriverTrip[]; label: string }) {
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
      events={trips.map((trip) => ({
        id: trip.id,
        time: null,
        title: <span className="text-lg">{tripTimes(trip)}</span>,
        text: <TripDetails trip={trip} />,
        tone: tripLabels[trip.state].tone,
        icon: trip.state === "no_show" || trip.state === "cancelled" ? <TriangleAlert /> : icons[stageOf(trip)],
      }))}
    />
  );
}
