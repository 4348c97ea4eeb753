import { CalendarCheck2 } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { useNow } from "#design/use-present-time.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { stageOf } from "#domain/trip/trip-stage.ts";
import { DispatchContactCard } from "#features/dispatch/ui/dispatch-contact-card.tsx";
import { DriverNotices } from "#features/drivers/ui/driver-notices.tsx";
import { drives, VehicleToday } from "#features/drivers/ui/vehicle-today.tsx";
import { LostItemRequests } from "#features/incidents/lost-items/ui/lost-item-requests.tsx";
import { CollectLine } from "#features/payments/cash/ui/my-cash-card.tsx";
import { DutySwitch } from "#features/tracking/duty/ui/duty-switch.tsx";
import { OfferedTrips } from "#features/trips/offers/ui/offered-trips.tsx";
import { DriverAgenda } from "#features/trips/own/ui/driver-agenda.tsx";
import { NextTripCard } from "#features/trips/own/ui/next-trip-card.tsx";
import { ReliefNotice } from "#features/trips/own/ui/relief-notice.tsx";
import { nextTrip } from "#features/trips/own/ui/trip-stage.tsx";
import { ReconfirmTrips } from "#features/trips/road/ui/reconfirm-trips.tsx";
import { ReportProgress } from "#features/trips/road/ui/report-progress.tsx";
import { TakePhoto } from "#features/trips/road/ui/take-photo.tsx";
import { WaitingReports } from "#features/trips/road/ui/waiting-reports.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { DriverPage, PageLoading, TwoColumns } from "../driver-page.tsx";
import { photoOfItem } from "../photo-of-item.tsx";
import { tripRefreshes, useOwnTrips } from "../use-own-trips.ts";

// Incident reports made offline on a trip’s page are sent from here too.
import "#features/incidents/ui/use-incident-reports.ts";

/** A driver's day: the next trip, the later ones, and what waits for an answer. */
export default function DriverDashboard() {
  return (
    <DriverPage title="Today" heading={({ name }) => `Hello ${name.split(" ")[0]}`}>
      {(driver) => (
        <>
          <DriverNotices driver={driver} />
          <TwoColumns
            left={<Day />}
            right={
              <>
                <DutySwitch />
                {drives(driver) && <VehicleToday vehicles={driver.vehicles_today} />}
                <DispatchContactCard />
              </>
            }
          />
        </>
      )}
    </DriverPage>
  );
}

function Day() {
  const now = useNow(20);
  const { ahead, outbox, trips } = useOwnTrips();
  if (ahead.isError && !trips)
    return <ReadFailed title="We couldn’t load your trips" error={ahead.error} onAgain={() => void ahead.refetch()} />;
  if (!trips) return <PageLoading />;
  const next = nextTrip(trips, now);
  const card = next ? (
    <NextTripCard trip={next} now={now}>
      <CollectLine reference={next.reference} />
      <ReportProgress trip={next} now={now} outbox={outbox} />
      <SiteLink
        to={`/driver/dashboard/trips/${next.id}`}
        className={buttonClass({ variant: "ghost", wide: true, className: "mt-2.5" })}
      >
        Open trip
        <span className="sr-only">{next.reference}</span>
      </SiteLink>
    </NextTripCard>
  ) : (
    <NothingAhead />
  );
  const isOnRoad = next !== undefined && stageOf(next) !== "ahead";
  /** On the road and shortly before, the trip comes before anything that can wait. */
  const isFirst = isOnRoad || (next !== undefined && minutesUntil(next, now) <= soonMinutes);
  const today = localDateOf(now);
  return (
    <>
      <WaitingReports outbox={outbox} />
      <ReliefNotice trips={trips} />
      {isFirst && card}
      {isOnRoad && next && (
        <TakePhoto
          kind={stageOf(next) === "going" ? "arrival" : "other"}
          subject={{ tripId: next.id }}
          label="Add photograph"
          wide
        />
      )}
      <OfferedTrips refreshes={tripRefreshes} />
      <LostItemRequests photo={photoOfItem} />
      <ReconfirmTrips trips={trips.filter(({ is_offer }) => !is_offer)} now={now} outbox={outbox} />
      {!isFirst && card}
      <DriverAgenda
        trips={trips.filter(({ pickup_at }) => localDateOf(new Date(pickup_at)) <= today)}
        now={now}
        days={1}
      />
    </>
  );
}

/** When drivers are reminded of their next pickup. */
const soonMinutes = 120;
const minutesUntil = ({ pickup_at }: { pickup_at: string }, now: Date) =>
  (Date.parse(pickup_at) - now.getTime()) / 60_000;

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
