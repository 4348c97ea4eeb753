import { ArrowLeft, CloudOff, IdCard } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { useNow } from "#design/use-present-time.ts";
import { stageOf } from "#domain/trip/trip-stage.ts";
import { driverPhotosContract } from "#features/drivers/photos/contract.ts";
import { DriverPhoto } from "#features/drivers/ui/driver-photo.tsx";
import { TripDisputes } from "#features/incidents/disputes/ui/trip-disputes.tsx";
import { LostItemRequests } from "#features/incidents/lost-items/ui/lost-item-requests.tsx";
import { ReportIncidentCard } from "#features/incidents/ui/report-incident-card.tsx";
import { TripCash } from "#features/payments/cash/ui/my-cash-card.tsx";
import { shiftsContract } from "#features/shifts/contract.ts";
import { OfferedTrips } from "#features/trips/offers/ui/offered-trips.tsx";
import { type DriverTrip, ownTripsContract } from "#features/trips/own/contract.ts";
import { NameBoard } from "#features/trips/own/ui/name-board.tsx";
import { NavigateLinks } from "#features/trips/own/ui/navigate-links.tsx";
import { headingOf, NextTripCard, noPhoneText } from "#features/trips/own/ui/next-trip-card.tsx";
import { ReliefNotice } from "#features/trips/own/ui/relief-notice.tsx";
import { boardNamesOf, TripGuests } from "#features/trips/own/ui/trip-guests.tsx";
import { evidenceContract } from "#features/trips/road/evidence-contract.ts";
import { ContactPassenger } from "#features/trips/road/ui/contact-passenger.tsx";
import { ReconfirmTrips } from "#features/trips/road/ui/reconfirm-trips.tsx";
import { ReportNoShow } from "#features/trips/road/ui/report-no-show.tsx";
import { ReportProgress } from "#features/trips/road/ui/report-progress.tsx";
import { TakePhoto } from "#features/trips/road/ui/take-photo.tsx";
import { TripWait } from "#features/trips/road/ui/trip-wait.tsx";
import type { Outbox } from "#features/trips/road/ui/use-outbox.ts";
import { WaitingReports } from "#features/trips/road/ui/waiting-reports.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import { DriverPage, PageLoading } from "../driver-page.tsx";
import { photoOfItem } from "../photo-of-item.tsx";
import { asOnPhone, tripRefreshes, useOwnTrips } from "../use-own-trips.ts";

/** One trip step by step: the next step is largest, and everything it needs is on this page. */
export default function DriverTripPage() {
  const { trip: id = "" } = useParams();
  return (
    <DriverPage title="Trip" heading={() => "My trip"} back={<AllTrips />}>
      {() => (
        <div className="grid w-full max-w-xl grid-cols-1 gap-4">
          <OneTrip id={id} />
        </div>
      )}
    </DriverPage>
  );
}

const AllTrips = () => (
  <SiteLink to="/driver/dashboard/trips" className="flex min-h-11 items-center gap-2 font-semibold">
    <ArrowLeft aria-hidden="true" className="size-5" />
    All trips
  </SiteLink>
);

/** Among the upcoming trips, which are available offline too; an older one is read separately. */
function OneTrip({ id }: { id: string }) {
  const { ahead, outbox, trips } = useOwnTrips();
  const match = trips?.find((trip) => trip.id === id);
  const isElsewhere = !match && (trips !== undefined || ahead.isError);
  const older = useCall(ownTripsContract.myTrip, { trip_id: id }, { enabled: isElsewhere });
  const trip = match ?? (older.data && asOnPhone(older.data.trip, outbox));
  if (trip) return <Steps trip={trip} outbox={outbox} />;
  if (isElsewhere && older.isError) return <NoTrip error={older.error} onAgain={() => void older.refetch()} />;
  return <PageLoading />;
}

/** Only the next two days are available offline. */
const NoTrip = ({ error, onAgain }: { error: Error; onAgain: () => void }) =>
  error instanceof CallFailed && error.status === 0 ? (
    <Card>
      <EmptyState
        icon={<CloudOff />}
        title="This trip isn’t on your phone"
        text="While you’re offline you see trips for the next 48 hours. This one will load when you’re back online."
        level={2}
        className="py-6"
      />
    </Card>
  ) : (
    <ReadFailed title="We couldn’t load this trip" error={error} onAgain={onAgain} />
  );

function Steps({ trip, outbox }: { trip: DriverTrip; outbox: Outbox }) {
  const now = useNow(20);
  if (trip.is_offer) return <OfferedTrips refreshes={tripRefreshes} tripId={trip.id} />;
  const isWaiting = trip.state === "arrived" || trip.state === "searching";
  return (
    <>
      <WaitingReports outbox={outbox} />
      <ReconfirmTrips trips={[trip]} now={now} outbox={outbox} />
      <ReliefNotice trips={[trip]} />
      {isWaiting && !trip.continues && <TripWait trip={trip} />}
      <NextTripCard trip={trip} now={now} tools={<Tools trip={trip} now={now} outbox={outbox} />}>
        <ReportProgress trip={trip} now={now} outbox={outbox} />
      </NextTripCard>
      <TripGuests trip={trip} />
      <TripCash reference={trip.reference} refreshes={[shiftsContract.myShift]} />
      {isWaiting && <ReportNoShow trip={trip} now={now} outbox={outbox} />}
      <LostItemRequests tripId={trip.id} photo={photoOfItem} />
      {stageOf(trip) !== "ahead" && (
        <ReportIncidentCard
          tripId={trip.id}
          photo={(recordId) => (
            <TakePhoto
              kind="incident"
              subject={{ tripId: trip.id, recordId }}
              label="Add photograph"
              variant="outline"
              wide
            />
          )}
        />
      )}
      {stageOf(trip) === "over" && <OwnRecord tripId={trip.id} />}
    </>
  );
}

/** The driver’s own reports, in case someone disputes them. */
const OwnRecord = ({ tripId }: { tripId: string }) => (
  <Card>
    <CardHeader
      title="What was recorded"
      note="Times, places and photographs from this trip. Use them as evidence if you dispute a no-show, a late arrival or a rating."
    />
    <FileButton label="Evidence (PDF)" read={() => callSignedIn(evidenceContract.evidenceFile, { trip_id: tripId })} />
    <TripDisputes tripId={tripId} />
  </Card>
);

/** As customers see it before their trip. */
function OwnFace() {
  const { data } = useCall(driverPhotosContract.myPhoto, {});
  return data && <DriverPhoto driverId={data.driver_id} photoId={data.photo_id} className="size-14" />;
}

function Tools({ trip, now, outbox }: { trip: DriverTrip; now: Date; outbox: Outbox }) {
  const [isBoardShown, showBoard] = useState(false);
  const stage = stageOf(trip);
  if (stage === "over") return null;
  return (
    <div className="mt-5 grid gap-3">
      <NavigateLinks {...headingOf(trip)} />
      {trip.passenger_phone ? (
        <ContactPassenger
          trip={trip}
          phone={trip.passenger_phone}
          name={trip.passenger_name ?? "the passenger"}
          outbox={outbox}
        />
      ) : (
        <p className="text-center text-on-dark-2 text-sm">{noPhoneText(trip, now)}</p>
      )}
      {trip.passenger_name && stage !== "carrying" && (
        <Button variant="ghost" wide icon={<IdCard />} onClick={() => showBoard(true)}>
          Show name board
        </Button>
      )}
      {isBoardShown && trip.passenger_name && (
        <NameBoard
          names={boardNamesOf(trip, trip.passenger_name)}
          face={<OwnFace />}
          plate={trip.vehicle.plate}
          onClose={() => showBoard(false)}
        />
      )}
    </div>
  );
}
