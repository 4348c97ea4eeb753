import { type OurReason, ourReasons } from "#domain/booking/cancellation.ts";
import { callUs } from "#domain/company/contact-details.ts";
import type { GuestPayer } from "#domain/partner/partner-price.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph } from "#platform/mail/email-parts.tsx";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";
import { MeetingSteps } from "../../../server/emails/meeting-steps.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

export type GuestNewsKind = "confirmed" | "changed" | "cancelled";

type Props = {
  booking: BookingForEmail;
  host: string;
  isHotel: boolean;
  payer: GuestPayer;
  news: GuestNewsKind;
  company: CompanyDetails;
  siteUrl: string;
  /** Why we cancelled, not the host. */
  because: OurReason | null;
};

const headings: Readonly<Record<GuestNewsKind, (host: string) => string>> = {
  confirmed: (host) => `${host} booked a trip for you`,
  changed: (host) => `${host} changed your trip`,
  cancelled: (host) => `${host} cancelled your trip`,
};

/** To the guest of a partner that pays us: the trip in the partner’s name, and no price. */
export function GuestTrip({ booking, host, isHotel, payer, news, company, siteUrl, because }: Props) {
  return (
    <BookingEmail
      preview={`${booking.reference}, ${formatMoment(booking.pickupAt)}.`}
      heading={because ? "We’re sorry, we’ve had to cancel your trip" : headings[news](host)}
      firstName={booking.firstName}
      company={company}
      facts={
        <>
          <TripFacts booking={{ ...booking, host: null }} />
          {news !== "cancelled" && <MeetingSteps booking={booking} company={company} siteUrl={siteUrl} />}
        </>
      }
    >
      {news === "cancelled" ? (
        <Paragraph>
          Your trip on {formatMoment(booking.pickupAt)} won’t take place
          {because ? ` because ${ourReasons[because]}. We’re sorry.` : "."} You owe us nothing.
        </Paragraph>
      ) : (
        <Paragraph>
          {news === "confirmed" ? "Your vehicle is reserved." : "Here are your updated trip details."}{" "}
          {paidAs(host, isHotel, payer)}
        </Paragraph>
      )}
      <Paragraph>
        {because
          ? `Do you still need to travel? Please ask ${host}, or ${callUs(company)} and we’ll look for another vehicle or time.`
          : `To change anything, please ask ${host}.`}
      </Paragraph>
    </BookingEmail>
  );
}

function paidAs(host: string, isHotel: boolean, payer: GuestPayer): string {
  if (payer === "partner" && isHotel)
    return `${host} will add the price to your room bill. There is nothing to pay the driver.`;
  return `${host} takes care of the payment. There is nothing to pay the driver.`;
}
