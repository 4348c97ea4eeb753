import { ShieldCheck } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatDateTime } from "#design/date-text.tsx";
import { Drawer } from "#design/drawer.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { houseRules } from "#domain/house-rules.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { type BookingDetail, bookingContract } from "../contract.ts";
import { BookingContact } from "./booking-contact.tsx";
import { BookingFacts, BookingTrips } from "./booking-facts.tsx";
import { BookingNext } from "./booking-next.tsx";
import { BookingPast } from "./booking-past.tsx";
import { stateWords, titleOf } from "./messages.ts";

type BookingDrawerProps = {
  /** Null closes it. */
  reference: string | null;
  company: CompanyDetails;
  onClose: () => void;
};

/** Everything about one booking, in a sheet beside the list. */
export function BookingDrawer({ reference, company, onClose }: BookingDrawerProps) {
  return (
    <Drawer open={reference !== null} onClose={onClose} title={`Booking ${reference ?? ""}`}>
      {reference && <Content reference={reference} company={company} />}
    </Drawer>
  );
}

function Content({ reference, company }: { reference: string; company: CompanyDetails }) {
  const { data: booking, error, refetch } = useCall(bookingContract.myBooking, { reference });
  if (error) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!booking) return <SkeletonCard lines={6} />;
  const { label, tone } = stateWords[booking.state];
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="font-bold font-display text-h3">{titleOf(booking)}</p>
        <Badge tone={tone} dot>
          {label}
        </Badge>
        <CopyButton text={booking.reference} label="Copy reference" variant="quiet" className="-ml-4" />
      </div>
      <BookingContact booking={booking} company={company} />
      <Policy booking={booking} />
      <BookingNext booking={booking} now={new Date()} />
      <BookingFacts booking={booking} />
      {booking.trips.length > 0 && <BookingTrips trips={booking.trips} />}
      <BookingPast moves={booking.moves} />
    </div>
  );
}

/** Until when cancelling is free, and what it costs afterwards. */
function Policy({ booking }: { booking: BookingDetail }) {
  const until = booking.free_cancellation_until;
  if (!until) return null;
  const late = `${houseRules.lateCancellationShare * 100} %`;
  const isFree = new Date(until) > new Date();
  return (
    <Alert
      tone={isFree ? "ok" : "warn"}
      icon={<ShieldCheck />}
      title={isFree ? "Free cancellation" : "Late cancellation"}
    >
      {isFree
        ? `Until ${formatDateTime(until)}. After that ${late} of the price; nothing if the weather is the reason.`
        : `Free cancellation ended ${formatDateTime(until)}. Cancelling now costs ${late} of the price; nothing if the weather is the reason.`}
    </Alert>
  );
}
