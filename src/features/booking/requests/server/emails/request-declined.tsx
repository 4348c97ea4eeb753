import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";

export const requestDeclinedWords = emailWords(
  "request-declined",
  { to: "customer", when: "Our team declined a booking request." },
  {
    subject: "We can’t take booking {reference}",
    preview: "{reason} You have nothing to pay.",
    title: "We can’t take your booking",
    opening: "We’re sorry, we can’t take your booking {reference}. {reason} You have nothing to pay.",
    paragraph_2: "We can offer you this instead:",
    button: "Choose another time",
  },
);

type Props = {
  request: { reference: string; firstName: string; pickupAt: Date };
  reason: string;
  /** In our own words; may be empty. */
  alternatives: string;
  again: string;
  company: CompanyDetails;
};

/** To the customer: the reason, and the alternatives. */
export const RequestDeclined = ({ request, reason, alternatives, again, company }: Props) => (
  <BookingEmail
    preview={requestDeclinedWords.preview({ reason })}
    heading={requestDeclinedWords.title()}
    firstName={request.firstName}
    company={company}
    action={{ label: requestDeclinedWords.button(), href: again }}
    facts={
      <Facts
        facts={[
          ["Reference", request.reference],
          ["Pickup", formatMoment(request.pickupAt)],
        ]}
      />
    }
  >
    <Paragraph>{requestDeclinedWords.opening({ reference: request.reference, reason })}</Paragraph>
    {alternatives && (
      <>
        <Paragraph>{requestDeclinedWords.paragraph_2()}</Paragraph>
        <Quoted>{alternatives}</Quoted>
      </>
    )}
  </BookingEmail>
);
