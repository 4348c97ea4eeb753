import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";

export const requotePromisedWords = emailWords(
  "requote-promised",
  { to: "customer", when: "We withdrew a quote and prepare a new one." },
  {
    subject: "We’re preparing a new quote for {reference}",
    preview: "We’ll contact you about {reference} {by}.",
    title: "We’re preparing a new quote",
    opening:
      "We’ve withdrawn our quote for your booking request {reference}, so its link no longer shows a price. We’ll contact you with a new one  {by}.",
    button: "View your request",
    by_if_due_at: "by {due_at}",
  },
);

type Props = {
  request: { reference: string; firstName: string; pickupAt: Date };
  dueAt: Date | null;
  link: string;
  company: CompanyDetails;
};

/** To a customer whose quote we withdrew: another one follows, and by when. */
export function RequotePromised({ request, dueAt, link, company }: Props) {
  const by = dueAt ? requotePromisedWords.by_if_due_at({ due_at: formatMoment(dueAt) }) : "";
  return (
    <BookingEmail
      preview={requotePromisedWords.preview({ reference: request.reference, by })}
      heading={requotePromisedWords.title()}
      firstName={request.firstName}
      company={company}
      action={{ label: requotePromisedWords.button(), href: link }}
      facts={
        <Facts
          facts={[
            ["Reference", request.reference],
            ["Pickup", formatMoment(request.pickupAt)],
          ]}
        />
      }
    >
      <Paragraph>{requotePromisedWords.opening({ reference: request.reference, by })}</Paragraph>
    </BookingEmail>
  );
}
