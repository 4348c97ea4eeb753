import { CalendarPlus, CalendarRange, Check, ChevronRight, CreditCard, Repeat, Star, Users } from "lucide-react";
import { useId } from "react";
import { Badge } from "#design/badge.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatDay, formatFullDate, formatFullDateTime, formatTime } from "#design/dates/date-text.tsx";
import { Picture, type PictureFile } from "#design/pictures/picture.tsx";
import { customerBookingLabel } from "#domain/booking/booking-labels.ts";
import { datesText } from "#domain/stay/days-of-trip.ts";
import {
  airportTransfersPicture,
  carHirePicture,
  chapmansPeakPicture,
  chauffeurServicesPicture,
  coachHirePicture,
  corporateEventsPicture,
  privateShuttlesPicture,
  staffTransportPicture,
} from "#features/content/words/pictures.gen.ts";
import { tourPictures } from "#features/content/words/tour-pictures.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import type { BookingLine, ListedBooking } from "../own-contract.ts";
import { BookingRoute } from "./booking-route.tsx";
import { type CardAction, cardAction } from "./card-action-labels.ts";
import { daysAway, moneyText, nextDrive, peopleText, titleOf } from "./messages.ts";

type BookingCardProps = {
  booking: ListedBooking;
  now: Date;
  /** Still ahead: the card says how soon. */
  isAhead: boolean;
  onOpen: () => void;
};

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
        {[peopleText(booking.passengers), booking.vehicle_kind?.toLowerCase()].filter(Boolean).join(", ")}, booked for{" "}
        {booking.passenger_name}
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

/** An urgent action is the red button; an optional one is one of two equals. */
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

/** A day as on a tear-off calendar. */
function BookingDateBlock({ at }: { at: string }) {
  const [weekday, day, month] = formatDay(at).split(" ");
  return (
    <time
      dateTime={at}
      className="grid w-18 justify-items-center overflow-hidden rounded-md bg-surface text-ink shadow-2"
    >
      <span className="w-full bg-primary py-1 text-center font-bold text-on-primary text-xs">{weekday}</span>
      <span className="pt-1 font-display font-extrabold text-[1.75rem] leading-none">{day}</span>
      <span className="font-semibold text-ink-2 text-xs">{month}</span>
      <span className="pt-0.5 pb-1.5 font-bold text-sm">{formatTime(at)}</span>
    </time>
  );
}

const byOffer: Readonly<Record<string, PictureFile>> = {
  ...tourPictures,
  "car-hire": carHirePicture,
  "coach-hire": coachHirePicture,
};

const byService: Readonly<Record<string, PictureFile>> = {
  airport_transfer: airportTransfersPicture,
  chauffeur_service: chauffeurServicesPicture,
  group_transport: privateShuttlesPicture,
  staff_transport: staffTransportPicture,
  corporate_events: corporateEventsPicture,
};

type BookingPictureProps = { booking: Pick<BookingLine, "offer" | "service_type">; sizes: string; className?: string };

/** A picture of what was booked, or else of a scenic road. Decorative: the title says it. */
function BookingPicture({ booking, sizes, className }: BookingPictureProps) {
  const image = byOffer[booking.offer ?? ""] ?? byService[booking.service_type] ?? chapmansPeakPicture;
  return <Picture image={image} alt="" sizes={sizes} className={className} />;
}
