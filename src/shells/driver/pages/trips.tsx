import { ReadFailed } from "#design/read-failed.tsx";
import { useNow } from "#design/use-present-time.ts";
import { DriverAgenda } from "#features/trips/own/ui/driver-agenda.tsx";
import { PastTripList } from "#features/trips/own/ui/past-trip-list.tsx";
import { WaitingReports } from "#features/trips/road/ui/waiting-reports.tsx";
import { DriverPage, PageLoading, TwoColumns } from "../driver-page.tsx";
import { useOwnTrips } from "../use-own-trips.ts";

/** Planned trips by day, and those of the last thirty days. */
export default function DriverTrips() {
  return <DriverPage title="My trips">{() => <TwoColumns left={<Planned />} right={<PastTripList />} />}</DriverPage>;
}

function Planned() {
  const now = useNow(20);
  const { ahead, outbox, trips, hasMore } = useOwnTrips();
  if (ahead.isError && !trips)
    return <ReadFailed title="We couldn’t load your trips" error={ahead.error} onAgain={() => void ahead.refetch()} />;
  if (!trips) return <PageLoading />;
  return (
    <>
      <WaitingReports outbox={outbox} />
      <DriverAgenda trips={trips} now={now} days={2} />
      {hasMore && (
        <p className="text-center text-ink-2 text-sm">Your next 30 trips. Later ones appear as you complete these.</p>
      )}
    </>
  );
}
