import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";

export const requestClosedWords = emailWords(
  "request-closed",
  { to: "customer", when: "A quote was declined or has expired, so the request is closed." },
  {
    subject_if_end_expired: "Quote for booking request {reference} expired",
    subject: "Booking request {reference} closed",
    preview: "{reference} is closed. You have nothing to pay.",
    title_declined: "Your booking request is closed",
    title_expired: "Your quote has expired",
    because_declined: "You declined our quote, so",
    because_expired: "Our quote expired before you accepted it, so",
    opening: "{because} we’ve closed your booking request {reference}. You have nothing to pay.",
    paragraph_2: "Still want to travel with us? We’ll gladly send you a new quote.",
    button: "Request a new quote",
  },
);

type Props = {
  request: { reference: string; firstName: string; pickupAt: Date };
  end: "declined" | "expired";
  /** A link to request another quote. */
  again: string;
  company: CompanyDetails;
};

const closedTexts = {
  declined: { heading: requestClosedWords.title_declined, because: requestClosedWords.because_declined },
  expired: { heading: requestClosedWords.title_expired, because: requestClosedWords.because_expired },
} as const;

/** To a customer whose quote was declined or expired: the request is closed, and what to do next. */
export const RequestClosed = ({ request, end, again, company }: Props) => (
  <BookingEmail
    preview={requestClosedWords.preview({ reference: request.reference })}
    heading={closedTexts[end].heading()}
    firstName={request.firstName}
    company={company}
    action={{ label: requestClosedWords.button(), href: again }}
    facts={
      <Facts
        facts={[
          ["Reference", request.reference],
          ["Pickup", formatMoment(request.pickupAt)],
        ]}
      />
    }
  >
    <Paragraph>
      {requestClosedWords.opening({ because: closedTexts[end].because(), reference: request.reference })}
    </Paragraph>
    <Paragraph>{requestClosedWords.paragraph_2()}</Paragraph>
  </BookingEmail>
);
