import { useState } from "react";
import { useSearchParams } from "react-router";
import { ReadFailed } from "#design/read-failed.tsx";
import { BookingCard } from "#features/reporting/ui/booking-card.tsx";
import { DayFigures } from "#features/reporting/ui/day-figures.tsx";
import { DayGreeting } from "#features/reporting/ui/day-greeting.tsx";
import { DayTrips, DayWaiting } from "#features/reporting/ui/day-trips.tsx";
import { DriverCard } from "#features/reporting/ui/driver-card.tsx";
import { filterNamed, ProblemQueue, type QueueFilter } from "#features/reporting/ui/problem-queue.tsx";
import { SetupChecklist } from "#features/reporting/ui/setup-checklist.tsx";
import { useToday } from "#features/reporting/ui/use-today.ts";
import { WaitingTiles } from "#features/reporting/ui/waiting-tiles.tsx";
import { useSession } from "#platform/browser/session.ts";
import { AdminPage } from "../admin-page.tsx";

export default function OverviewPage() {
  const session = useSession();
  const { data: today, error, refetch } = useToday();
  const [params, setParams] = useSearchParams();
  const filter = filterNamed(params.get("show"));
  const setFilter = (show: QueueFilter) =>
    setParams(show === "all" ? {} : { show }, { replace: true, preventScrollReset: true });
  const [booking, setBooking] = useState("");
  const [driver, setDriver] = useState("");
  const name = session.status === "in" ? session.person.name : "";
  return (
    <AdminPage title="Overview" hero={<DayGreeting name={name} today={today} />}>
      <SetupChecklist />
      {error && <ReadFailed title="We couldn’t load today’s overview" error={error} onAgain={() => void refetch()} />}
      {!today && !error && <DayWaiting />}
      {today && (
        <>
          <DayFigures figures={today.figures} filter={filter} onFilter={setFilter} />
          <WaitingTiles figures={today.figures} />
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,5fr)]">
            <ProblemQueue
              today={today}
              filter={filter}
              onFilter={setFilter}
              onBooking={setBooking}
              onDriver={setDriver}
            />
            <DayTrips today={today} onBooking={setBooking} />
          </div>
        </>
      )}
      <BookingCard reference={booking} onClose={() => setBooking("")} />
      <DriverCard email={driver} onClose={() => setDriver("")} />
    </AdminPage>
  );
}
