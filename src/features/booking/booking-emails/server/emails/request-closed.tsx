import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Paragraph } from "#platform/mail/email-parts.tsx";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";

type Props = {
  request: { reference: string; firstName: string; pickupAt: Date };
  end: "declined" | "expired";
  /** Where another quote can be requested. */
  again: string;
  company: CompanyDetails;
};

const closedTexts = {
  declined: { heading: "Your booking request is closed", because: "You declined our quote, so" },
  expired: { heading: "Your quote has expired", because: "Our quote expired before you accepted it, so" },
} as const;

/** To the customer whose quote was declined or expired: the request is closed, and how to go on. */
export const RequestClosed = ({ request, end, again, company }: Props) => (
  <BookingEmail
    preview={`${request.reference} is closed. You have nothing to pay.`}
    heading={closedTexts[end].heading}
    firstName={request.firstName}
    company={company}
    action={{ label: "Request a new quote", href: again }}
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
      {closedTexts[end].because} we’ve closed your booking request {request.reference}. You have nothing to pay.
    </Paragraph>
    <Paragraph>Still want to travel with us? We’ll gladly send you a new quote.</Paragraph>
  </BookingEmail>
);
