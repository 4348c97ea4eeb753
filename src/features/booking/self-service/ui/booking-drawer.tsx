import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { buttonClass } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { customerBookingLabel } from "#domain/booking/booking-labels.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type SelfBooking, selfServiceContract } from "../contract.ts";
import { ownBookingsContract } from "../own-contract.ts";
import { BookingActions } from "./booking-actions.tsx";
import { BookingFacts, BookingTrips } from "./booking-facts-list.tsx";
import { BookingRoute } from "./booking-route.tsx";
import { BookingPolicy } from "./booking-view.tsx";
import { nextText } from "./change-labels.tsx";
import { ChangesCard } from "./changes-card.tsx";
import { HistoryCard } from "./history-card.tsx";
import { HoldCountdown } from "./hold-countdown.tsx";
import { titleOf } from "./messages.ts";
import { NextStepsCard } from "./next-steps-card.tsx";
import { PriceSummaryCard } from "./price-summary-card.tsx";
import { RebookCard } from "./rebook-card.tsx";
import { WeatherNotice } from "./weather-notice.tsx";

type BookingDrawerProps = {
  /** Null closes it. */
  reference: string | null;
  company: CompanyDetails;
  onClose: () => void;
  /** Where the same trip is booked again; the wizard by default. */
  again?: (reference: string) => Href;
  /** The guest list. */
  passengers?: (reference: string) => ReactNode;
  /** The options of someone other than the customer, such as the partner that booked. */
  further?: (booking: SelfBooking) => ReactNode;
};

/** A booking in full, in a drawer beside the list. */
export function BookingDrawer({ reference, onClose, ...content }: BookingDrawerProps) {
  return (
    <Drawer open={reference !== null} onClose={onClose} title={`Booking ${reference ?? ""}`}>
      {reference && <Content reference={reference} {...content} />}
    </Drawer>
  );
}

/** A signed-in person has no code to check: the booking is theirs or not found. */
const isNotMine = (error: Error | null) => error instanceof CallFailed && error.reason === "not_found";

type ContentProps = Omit<BookingDrawerProps, "reference" | "onClose"> & { reference: string };

function Content({ reference, company, again, passengers, further }: ContentProps) {
  const kept = useQueryClient();
  const { data: booking, error, refetch } = useCall(selfServiceContract.readMyBooking, { reference });
  if (isNotMine(error)) return <Alert title="We couldn’t find this booking in your account." tone="warn" />;
  if (error) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!booking) return <SkeletonCard lines={6} />;
  const { label, tone } = customerBookingLabel(booking.status);
  const { text, until, untilLabel, over } = nextText(booking);
  const opening = { reference, code: null };
  // The list behind the drawer shows the same booking.
  const onChanged = () => {
    void refetch();
    for (const { name } of [ownBookingsContract.myBookings, ownBookingsContract.organisationBookings])
      void kept.invalidateQueries({ queryKey: [name] });
  };
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="font-bold font-display text-h3">{titleOf(booking)}</p>
        <Badge tone={tone} dot>
          {label}
        </Badge>
        <CopyButton text={booking.reference} label="Copy reference" variant="quiet" className="-ml-4" />
      </div>
      <p>{text}</p>
      {until && <HoldCountdown until={until} label={untilLabel} over={over} />}
      {booking.state === "quoted" && (
        <SiteLink to={`/payment-selection?booking=${reference}`} className={buttonClass({ size: "lg", wide: true })}>
          View quote
        </SiteLink>
      )}
      {booking.state === "expired" && <RebookCard mayRebook={booking.may.revive} opening={opening} />}
      <WeatherNotice weather={booking.weather} />
      {further?.(booking)}
      <BookingActions
        booking={booking}
        opening={opening}
        company={company}
        onChanged={onChanged}
        again={again?.(reference)}
      />
      <BookingPolicy booking={booking} />
      {booking.changes.length > 0 && <ChangesCard changes={booking.changes} opening={opening} onChanged={onChanged} />}
      <NextStepsCard booking={booking} now={new Date()} />
      <BookingRoute from={booking.pickup_location} to={booking.destination} />
      <BookingFacts booking={booking} />
      <BookingTrips trips={booking.trips} />
      {passengers?.(reference)}
      <PriceSummaryCard booking={booking} />
      <HistoryCard moves={booking.moves} />
    </div>
  );
}
