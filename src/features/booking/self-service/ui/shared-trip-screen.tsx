import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { customerBookingLabel } from "#domain/booking/booking-labels.ts";
import { isBeforePickup } from "#domain/trip/trip-on-road.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useHydrated, useQueryParams } from "#platform/browser/hydrated.ts";
import { useRead } from "#platform/browser/use-read.ts";
import { MeetingPointCard } from "../../ui/meeting-point-card.tsx";
import { bookingAccessContract, type SharedDrive, type SharedTrip } from "../access-contract.ts";
import { BookingRoute } from "./booking-route.tsx";

/** The view for fellow passengers. */
export function SharedTripScreen({ company }: { company: CompanyDetails }) {
  const token = useQueryParams().get("trip") ?? "";
  if (!useHydrated()) return <Reading />;
  if (token === "") return <Lost>Open the link you were sent to see the trip.</Lost>;
  return <Opened token={token} company={company} />;
}

function Opened({ token, company }: { token: string; company: CompanyDetails }) {
  const { data, error, again } = useRead(bookingAccessContract.readSharedTrip, { token });
  if (error instanceof CallFailed && error.status < 500) return <Lost>{error.message}</Lost>;
  if (error)
    return (
      <Untitled>
        <ReadFailed error={error} onAgain={() => void again()} />
      </Untitled>
    );
  return data ? <Shown trip={data} company={company} /> : <Reading />;
}

/** Before the trip is loaded, and if it can’t be. */
const Untitled = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-6">
    <h1 className="text-h1">Shared trip</h1>
    {children}
  </div>
);

const Reading = () => (
  <Untitled>
    <SkeletonCard lines={6} />
  </Untitled>
);

const Lost = ({ children }: { children: ReactNode }) => (
  <Untitled>
    <Alert tone="warn" icon={<CircleAlert />}>
      {children}
    </Alert>
  </Untitled>
);

function Shown({ trip, company }: { trip: SharedTrip; company: CompanyDetails }) {
  const { label, tone } = customerBookingLabel(trip.status);
  const next = trip.drives.find(({ state }) => isBeforePickup(state));
  return (
    <div className="grid gap-6">
      <header className="grid justify-items-start gap-3">
        <p className="kicker">{trip.first_name} shared this trip with you</p>
        <h1 className="text-h1">{trip.title}</h1>
        <Badge tone={tone} dot>
          {label}
        </Badge>
      </header>
      {trip.drives.map((drive) => (
        <Drive key={drive.leg} drive={drive} passengers={trip.passengers} />
      ))}
      {next && (
        <MeetingPointCard
          pickupLocation={next.pickup_location}
          name={trip.board_name}
          vehicle={next.sold_drawing}
          photographOf={next.sold_picture}
          company={company}
        />
      )}
    </div>
  );
}

const card = "grid min-w-0 gap-5 rounded-xl bg-surface p-5 shadow-1 inset-ring inset-ring-line sm:p-7";

function Drive({ drive, passengers }: { drive: SharedDrive; passengers: number }) {
  return (
    <section className={card}>
      <h2 className="text-h3">{formatFullDateTime(drive.pickup_at)}</h2>
      <BookingRoute from={drive.pickup_location} to={drive.destination} />
      <p className="text-ink-2">
        {passengers === 1 ? "1 passenger" : `${passengers} passengers`}. Vehicle class: {drive.vehicle_kind}.{" "}
        {drive.drivers.length === 0 &&
          "The driver and the number plate appear here once they’re known, at most a day before."}
      </p>
      {drive.drivers.map(({ first_name, vehicle, plate }) => (
        <p key={plate} className="font-semibold">
          {first_name}, {vehicle},{" "}
          <span className="rounded-sm bg-surface-2 px-2 py-0.5 tracking-wide tabular-nums inset-ring inset-ring-line-strong">
            {plate}
          </span>
        </p>
      ))}
    </section>
  );
}
