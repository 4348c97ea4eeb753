import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Paragraph } from "#platform/mail/email-parts.tsx";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";

type Props = {
  request: { reference: string; firstName: string; pickupAt: Date };
  dueAt: Date | null;
  link: string;
  company: CompanyDetails;
};

/** To the customer whose quote we withdrew: another one follows, and by when. */
export function RequotePromised({ request, dueAt, link, company }: Props) {
  const by = dueAt ? ` by ${formatMoment(dueAt)}` : "";
  return (
    <BookingEmail
      preview={`We’ll contact you about ${request.reference}${by}.`}
      heading="We’re preparing a new quote"
      firstName={request.firstName}
      company={company}
      action={{ label: "View your request", href: link }}
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
        We’ve withdrawn our quote for your booking request {request.reference}, so its link no longer shows a price.
        We’ll contact you with a new one{by}.
      </Paragraph>
    </BookingEmail>
  );
}
