import { CalendarCheck2, UserX } from "lucide-react";
import { Card } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import type { DriverTrip } from "#features/dispatch/contract.ts";
import { dispatchContract } from "#features/dispatch/contract.ts";
import { DispatchContactCard, DispatchContactLinks } from "#features/dispatch/ui/dispatch-contact-card.tsx";
import { DriverAgenda } from "#features/dispatch/ui/driver-agenda.tsx";
import { NextTripCard } from "#features/dispatch/ui/next-trip-card.tsx";
import { PastTripList } from "#features/dispatch/ui/past-trip-list.tsx";
import { nextTrip, stageOf } from "#features/dispatch/ui/trip-stage.tsx";
import { useNow } from "#features/dispatch/ui/use-now.ts";
import { MyDocuments } from "#features/documents/ui/my-documents.tsx";
import { type DriverProfile, driversContract } from "#features/drivers/contract.ts";
import { MyScoreCard } from "#features/drivers/record/ui/my-score-card.tsx";
import { MyTimeCard } from "#features/drivers/time/ui/my-time-card.tsx";
import { DocumentsCard } from "#features/drivers/ui/documents-card.tsx";
import { DriverNotices } from "#features/drivers/ui/driver-notices.tsx";
import { VehicleToday } from "#features/drivers/ui/vehicle-today.tsx";
import { ReportDefectCard } from "#features/fleet/defects/ui/report-defect-card.tsx";
import { MyRatingsCard } from "#features/reviews/own/ui/my-ratings-card.tsx";
import { OfferedTrips } from "#features/trips/offers/ui/offered-trips.tsx";
import { ReconfirmTrips } from "#features/trips/offers/ui/reconfirm-trips.tsx";
import { ReportProgress } from "#features/trips/road/ui/report-progress.tsx";
import { asReported, useOutbox } from "#features/trips/road/ui/use-outbox.ts";
import { WaitingReports } from "#features/trips/road/ui/waiting-reports.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { AreaTitle } from "../../area-title.tsx";

/** A minute is how exactly a driver needs to know it, and when a number shows or goes. */
const everyMinute = { refetchInterval: 60_000 };

const refreshes = [dispatchContract.myTrips];

/** A driver's day: what is next, what comes after, and whether the documents are in order. */
export default function DriverDashboard() {
  const profile = useCall(driversContract.myDriverProfile, {}, everyMinute);
  return (
    <>
      <AreaTitle title="My trips" />
      {profile.isPending && <Waiting />}
      {!profile.data && profile.isError && (
        <ReadFailed title="We couldn’t load your day" error={profile.error} onAgain={() => void profile.refetch()} />
      )}
      {profile.data && (profile.data.driver ? <Day driver={profile.data.driver} /> : <NotEnrolled />)}
    </>
  );
}

function Day({ driver }: { driver: DriverProfile }) {
  const now = useNow(20);
  const ahead = useCall(dispatchContract.myTrips, { when: "ahead" }, everyMinute);
  return (
    <div className="grid gap-4">
      <h1 className="text-[1.625rem] leading-tight">Hello {driver.name.split(" ")[0]}</h1>
      <DriverNotices driver={driver} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {ahead.isPending && <Waiting />}
          {!ahead.data && ahead.isError && (
            <ReadFailed title="We couldn’t load your trips" error={ahead.error} onAgain={() => void ahead.refetch()} />
          )}
          {ahead.data && <Trips trips={ahead.data.trips} hasMore={ahead.data.next !== null} now={now} />}
          <MyDocuments />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <VehicleToday vehicles={driver.vehicles_today} />
          <ReportDefectCard />
          <DocumentsCard driver={driver} />
          <MyTimeCard />
          <DispatchContactCard />
          <MyScoreCard />
          <MyRatingsCard />
          <PastTripList />
        </div>
      </div>
    </div>
  );
}

function Trips({ trips, hasMore, now }: { trips: readonly DriverTrip[]; hasMore: boolean; now: Date }) {
  const outbox = useOutbox(refreshes);
  const reported = trips.map((trip) => asReported(trip, outbox));
  const next = nextTrip(reported, now);
  const card = next ? (
    <NextTripCard trip={next} now={now}>
      <ReportProgress trip={next} now={now} outbox={outbox} />
    </NextTripCard>
  ) : (
    <NothingAhead />
  );
  /** On the road, the trip comes before anything that can wait. */
  const isOnRoad = next !== undefined && stageOf(next) !== "ahead";
  return (
    <>
      <WaitingReports outbox={outbox} />
      {isOnRoad && card}
      <OfferedTrips refreshes={refreshes} />
      <ReconfirmTrips trips={reported.filter(({ is_offer }) => !is_offer)} now={now} refreshes={refreshes} />
      {!isOnRoad && card}
      <DriverAgenda trips={reported} now={now} />
      {hasMore && (
        <p className="text-center text-ink-2 text-sm">Your next 30 trips. Later ones appear as you complete these.</p>
      )}
    </>
  );
}

const NothingAhead = () => (
  <Card>
    <EmptyState
      icon={<CalendarCheck2 />}
      title="No upcoming trips"
      text="When dispatch assigns you a trip, it appears here."
      level={2}
      className="py-6"
    />
  </Card>
);

const NotEnrolled = () => (
  <Card className="mx-auto max-w-lg">
    <EmptyState
      icon={<UserX />}
      title="Your driver profile isn’t set up yet"
      text="You can sign in here, but your account has no driver profile. Please call dispatch to set it up."
      level={2}
      className="px-0 pt-4 pb-6"
    />
    <DispatchContactLinks />
  </Card>
);

const Waiting = () => (
  <div className="grid gap-4">
    <SkeletonCard lines={5} />
    <SkeletonCard lines={3} />
  </div>
);
