import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { customerBookingLabel } from "#domain/booking/booking-labels.ts";
import { graceSentence } from "#domain/booking/booking-outlook.ts";
import { isBeforePickup } from "#domain/trip/trip-on-road.ts";
import { MeetingPointCard } from "../../ui/meeting-point-card.tsx";
import type { SelfBooking } from "../contract.ts";
import { BookingActions, type BookingActionsProps } from "./booking-actions.tsx";
import { BookingFacts, BookingTrips } from "./booking-facts-list.tsx";
import { BookingRoute } from "./booking-route.tsx";
import { nextText } from "./change-labels.tsx";
import { ChangesCard } from "./changes-card.tsx";
import { HistoryCard } from "./history-card.tsx";
import { HoldCountdown } from "./hold-countdown.tsx";
import { titleOf } from "./messages.ts";
import { NextStepsCard } from "./next-steps-card.tsx";
import { PriceSummaryCard } from "./price-summary-card.tsx";
import { RebookCard } from "./rebook-card.tsx";
import { WeatherNotice } from "./weather-notice.tsx";

/** Parts that other features add to the page. */
type HandedIn = {
  invoiceDetails?: ReactNode;
  quoteOffer?: ReactNode;
  refundDetails?: ReactNode;
  passengers?: ReactNode;
  ratings?: ReactNode;
  aftermath?: ReactNode;
};

/** A booking on its own page, with everything to see and do. */
export function BookingView({
  invoiceDetails,
  quoteOffer,
  refundDetails,
  passengers,
  ratings,
  aftermath,
  ...props
}: BookingActionsProps & HandedIn) {
  const { booking, opening, onChanged } = props;
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr] lg:items-start">
      <div className="grid min-w-0 gap-6">
        <BookingHeader booking={booking} opening={opening} />
        {booking.state === "quoted" && quoteOffer}
        {ratedStates.includes(booking.state) && ratings}
        {[...ratedStates, "no_show"].includes(booking.state) && aftermath}
        {booking.refunds.some(({ state }) => awaitsAccount.includes(state)) && refundDetails}
      </div>
      <aside className="grid min-w-0 gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Part title="Manage booking">
          <BookingActions {...props} />
          <BookingPolicy booking={booking} />
        </Part>
        <Part title="Price">
          <PriceSummaryCard booking={booking} />
          {isBilled(booking) && invoiceDetails}
        </Part>
      </aside>
      <div className="grid min-w-0 gap-6">
        <Part title="Your trip">
          <BookingRoute from={booking.pickup_location} to={booking.destination} />
          <BookingFacts booking={booking} />
          <BookingTrips trips={booking.trips} />
        </Part>
        {passengers && <Part>{passengers}</Part>}
        <NextMeeting booking={booking} company={props.company} />
        {booking.changes.length > 0 && (
          <Part title="Changes">
            <ChangesCard changes={booking.changes} opening={opening} onChanged={onChanged} />
          </Part>
        )}
        <Part>
          <NextStepsCard booking={booking} now={new Date()} />
          <HistoryCard moves={booking.moves} />
        </Part>
      </div>
    </div>
  );
}

/** The next trip’s meeting point; hidden before it is agreed, and once everyone is on board. */
function NextMeeting({ booking, company }: Pick<BookingActionsProps, "booking" | "company">) {
  const isAgreed = booking.state === "confirmed" || booking.state === "in_progress";
  const next = isAgreed && booking.trips.find(({ state }) => isBeforePickup(state));
  if (!next) return null;
  const name = `${booking.first_name} ${booking.last_name}`.trim();
  return (
    <MeetingPointCard
      pickupLocation={next.pickup_location}
      name={name}
      vehicle={next.sold_drawing}
      photographOf={next.sold_picture}
      company={company}
    />
  );
}

/** At least one of its trips may be over. */
const ratedStates: readonly SelfBooking["state"][] = ["in_progress", "completed", "closed"];

/** An unpaid refund may need a bank account. */
const awaitsAccount: readonly SelfBooking["refunds"][number]["state"][] = ["requested", "approved", "manual_transfer"];

const billedStates: readonly SelfBooking["state"][] = ["awaiting_payment", "confirmed", "in_progress", "completed"];

/** There is an invoice, or there will be one. */
const isBilled = ({ state, invoices, total_cents }: SelfBooking) =>
  total_cents !== null && (invoices.length > 0 || billedStates.includes(state));

function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-5 rounded-xl bg-surface p-5 shadow-1 inset-ring inset-ring-line sm:p-7">
      {title && <h2 className="text-h3">{title}</h2>}
      {children}
    </section>
  );
}

/** Its status and next step. */
export function BookingHeader({ booking, opening }: Pick<BookingActionsProps, "booking" | "opening">) {
  const { label, tone } = customerBookingLabel(booking.status);
  const { text, until, untilLabel, over } = nextText(booking);
  return (
    <header className="grid justify-items-start gap-4 rounded-xl bg-surface p-5 shadow-2 inset-ring inset-ring-line sm:p-7">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-h2">{titleOf(booking)}</h1>
        <Badge tone={tone} dot>
          {label}
        </Badge>
      </div>
      <CopyButton text={booking.reference} label={booking.reference} variant="quiet" className="-ml-4" />
      <p className="text-lead">{text}</p>
      {until && <HoldCountdown until={until} label={untilLabel} over={over} />}
      {booking.state === "expired" && <RebookCard mayRebook={booking.may.revive} opening={opening} />}
      <WeatherNotice weather={booking.weather} />
    </header>
  );
}

/** The rules that were agreed with this booking. */
export function BookingPolicy({ booking }: { booking: SelfBooking }) {
  const { free_cancellation_until: until, policy } = booking;
  if (!until) return null;
  const isFree = new Date(until) > new Date();
  const late = `${Math.round(policy.late_share * 100)}% of the price`;
  const grace = graceSentence(policy.grace_minutes);
  return (
    <Alert
      tone={isFree ? "ok" : "warn"}
      icon={<ShieldCheck />}
      title={isFree ? "Free cancellation" : "Late cancellation"}
    >
      {isFree
        ? `Free until ${formatFullDateTime(until)}. After that the fee is ${late}, or nothing if the weather is the reason. ${grace}`
        : `Free cancellation ended on ${formatFullDateTime(until)}. The fee is now ${late}, or nothing if the weather is the reason. ${grace}`}
    </Alert>
  );
}
