import { type OurReason, ourReasons } from "#domain/booking/cancellation.ts";
import { callUs } from "#domain/company/contact-details.ts";
import type { GuestPayer } from "#domain/partner/partner-price.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";
import { MeetingSteps } from "../../../server/emails/meeting-steps.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

export const guestTripWords = emailWords(
  "guest-trip",
  { to: "customer", when: "A partner booked, changed or cancelled a trip for its guest." },
  {
    subject_if_kind_confirmed: "is confirmed",
    subject_if_not_kind_confirmed: "was {kind}",
    subject: "{host}: your trip {reference} {kind_confirmed_words}",
    title_confirmed: "{host} booked a trip for you",
    title_changed: "{host} changed your trip",
    title_cancelled: "{host} cancelled your trip",
    title_if_because: "We’re sorry, we’ve had to cancel your trip",
    opening_if_because: "because {our_reason}. We’re sorry.",
    opening: "Your trip on {pickup_at} won’t take place {because_words} You owe us nothing.",
    paragraph_2_if_news_confirmed: "Your vehicle is reserved.",
    paragraph_2_if_not_news_confirmed: "Here are your updated trip details.",
    paragraph_2: "{news_confirmed_words} {paid_as}",
    paragraph_3_if_because:
      "Do you still need to travel? Please ask {host}, or {call_us} and we’ll look for another vehicle or time.",
    paragraph_3: "To change anything, please ask {host}.",
    paid_as_if_payer_partner_is_hotel:
      "{host} will add the price to your room bill. There is nothing to pay the driver.",
    paid_as: "{host} takes care of the payment. There is nothing to pay the driver.",
  },
);

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
  confirmed: (host) => guestTripWords.title_confirmed({ host }),
  changed: (host) => guestTripWords.title_changed({ host }),
  cancelled: (host) => guestTripWords.title_cancelled({ host }),
};

/** To the guest of a partner that pays us: the trip in the partner’s name, without a price. */
export function GuestTrip({ booking, host, isHotel, payer, news, company, siteUrl, because }: Props) {
  return (
    <BookingEmail
      preview={`${booking.reference}, ${formatMoment(booking.pickupAt)}.`}
      heading={because ? guestTripWords.title_if_because() : headings[news](host)}
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
          {guestTripWords.opening({
            pickup_at: formatMoment(booking.pickupAt),
            because_words: because ? guestTripWords.opening_if_because({ our_reason: ourReasons[because] }) : ".",
          })}
        </Paragraph>
      ) : (
        <Paragraph>
          {guestTripWords.paragraph_2({
            news_confirmed_words:
              news === "confirmed"
                ? guestTripWords.paragraph_2_if_news_confirmed()
                : guestTripWords.paragraph_2_if_not_news_confirmed(),
            paid_as: paidAs(host, isHotel, payer),
          })}
        </Paragraph>
      )}
      <Paragraph>
        {because
          ? guestTripWords.paragraph_3_if_because({ host, call_us: callUs(company) })
          : guestTripWords.paragraph_3({ host })}
      </Paragraph>
    </BookingEmail>
  );
}

function paidAs(host: string, isHotel: boolean, payer: GuestPayer): string {
  if (payer === "partner" && isHotel) return guestTripWords.paid_as_if_payer_partner_is_hotel({ host });
  return guestTripWords.paid_as({ host });
}
