import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";

type Props = {
  request: { reference: string; firstName: string; pickupAt: Date };
  reason: string;
  /** In our own words; empty where there are none. */
  alternatives: string;
  again: string;
  company: CompanyDetails;
};

/** To the customer: why not, and what instead. */
export const RequestDeclined = ({ request, reason, alternatives, again, company }: Props) => (
  <BookingEmail
    preview={`${reason} You have nothing to pay.`}
    heading="We can’t take your booking"
    firstName={request.firstName}
    company={company}
    action={{ label: "Choose another time", href: again }}
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
      We’re sorry, we can’t take your booking {request.reference}. {reason} You have nothing to pay.
    </Paragraph>
    {alternatives && (
      <>
        <Paragraph>We can offer you this instead:</Paragraph>
        <Quoted>{alternatives}</Quoted>
      </>
    )}
  </BookingEmail>
);
