import { CalendarPlus, CalendarRange, Check, ChevronRight, CreditCard, Repeat, Star, Users } from "lucide-react";
import { useId } from "react";
import { Badge } from "#design/badge.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatFullDate, formatFullDateTime } from "#design/dates/date-text.tsx";
import { customerBookingLabel } from "#domain/booking/booking-labels.ts";
import { datesText } from "#domain/stay/days-of-trip.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import type { BookingLine, ListedBooking } from "../own-contract.ts";
import { BookingDateBlock } from "./booking-date-block.tsx";
import { BookingPicture } from "./booking-picture.tsx";
import { BookingRoute } from "./booking-route.tsx";
import { type CardAction, cardAction } from "./card-action-labels.ts";
import { daysAway, moneyText, nextDrive, peopleText, titleOf } from "./messages.ts";

type BookingCardProps = {
  booking: ListedBooking;
  now: Date;
  /** Whether it is still to come: then it says how soon. */
  isAhead: boolean;
  onOpen: () => void;
};

/** One booking at a glance. */
export function BookingCard({ booking, now, isAhead, onOpen }: BookingCardProps) {
  const headingId = useId();
  const { label, tone } = customerBookingLabel(booking.status);
  const drive = nextDrive(booking, isAhead ? now : new Date(booking.pickup_at));
  return (
    <article
      aria-labelledby={headingId}
      className="grid overflow-hidden rounded-xl bg-surface shadow-1 inset-ring inset-ring-line sm:grid-cols-[13rem_1fr]"
    >
      <div className="relative min-h-32 sm:min-h-full">
        <BookingPicture booking={booking} sizes="(max-width: 640px) 100vw, 13rem" className="absolute! inset-0" />
        <div className="absolute top-4 left-4">
          <BookingDateBlock at={drive.at} />
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-4 p-5 sm:p-6">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h3 id={headingId} className="text-h3">
            {titleOf(booking)}
          </h3>
          <Badge tone={tone} dot>
            {label}
          </Badge>
          {isAhead && <span className="font-semibold text-ink-2 text-sm sm:ml-auto">{daysAway(drive.at, now)}</span>}
        </header>
        <BookingRoute from={drive.from} to={drive.to} />
        <Facts booking={booking} isOnReturn={drive.isReturn} />
        <Foot booking={booking} onOpen={onOpen} />
      </div>
    </article>
  );
}

function Facts({ booking, isOnReturn }: { booking: BookingLine; isOnReturn: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-ink-2 text-sm [&_svg]:size-4 [&>li]:inline-flex [&>li]:items-center [&>li]:gap-1.5">
      <li>
        <Users aria-hidden="true" />
        {peopleText(booking.passengers)}, {booking.vehicle_kind.toLowerCase()}, booked for {booking.passenger_name}
      </li>
      {booking.days > 1 && (
        <li>
          <CalendarRange aria-hidden="true" />
          {datesText(new Date(booking.pickup_at), booking.days)}
        </li>
      )}
      {booking.return_at && booking.days === 1 && (
        <li>
          <Repeat aria-hidden="true" />
          {isOnReturn
            ? `Return trip. Outbound trip was on ${formatFullDate(booking.pickup_at)}`
            : `Return ${formatFullDateTime(booking.return_at)}`}
        </li>
      )}
    </ul>
  );
}

const actionIcons = { accept: Check, pay: CreditCard, rate: Star, again: CalendarPlus } as const;

function Foot({ booking, onOpen }: { booking: ListedBooking; onOpen: () => void }) {
  const { amount, note, isOpen } = moneyText(booking);
  const action = cardAction(booking);
  return (
    <footer className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t pt-4">
      <p className="mr-auto leading-tight">
        {amount && <span className="block font-bold font-display text-lg">{amount}</span>}
        <span className={isOpen ? "font-semibold text-sm text-warn" : "text-ink-2 text-sm"}>{note}</span>
      </p>
      <CopyButton text={booking.reference} label={booking.reference} variant="quiet" />
      {action && <ActionLink action={action} reference={booking.reference} />}
      <Button
        size="sm"
        variant="outline"
        className="max-sm:grow"
        trailingIcon={<ChevronRight aria-hidden="true" />}
        aria-label={`Details of ${booking.reference}`}
        onClick={onOpen}
      >
        Details
      </Button>
    </footer>
  );
}

/** What must be done is the red button; what may be done is one of two alike. */
function ActionLink({ action, reference }: { action: CardAction; reference: string }) {
  const Icon = actionIcons[action.kind];
  const isUrgent = action.kind === "accept" || action.kind === "pay";
  return (
    <SiteLink
      to={action.to}
      aria-label={`${action.label}: ${reference}`}
      className={buttonClass({ size: "sm", className: "max-sm:grow", ...(!isUrgent && { variant: "outline" }) })}
    >
      <Icon aria-hidden="true" className="size-[18px]" />
      {action.label}
    </SiteLink>
  );
}
