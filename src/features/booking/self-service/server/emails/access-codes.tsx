import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";

export const accessCodesWords = emailWords(
  "access-codes",
  { to: "customer", when: "A customer asked for the access codes of their bookings." },
  {
    subject_if_no_others: "Your access code for booking {reference}",
    subject: "Your access codes",
    preview: "{count_of_bookings} bookings, each with its own code.",
    title_if_one: "Your access code",
    title: "Your access codes",
    opening_if_one: "the access code for your booking",
    opening_if_not_one: "the access codes for your bookings",
    opening:
      "You asked us for {one_words}. With your reference and code you can view, pay for, change or cancel a booking online.",
    paragraph_2: "Didn’t ask for this? You can ignore this email.",
  },
);

type Opened = {
  readonly reference: string;
  readonly title: string;
  readonly at: string;
  readonly code: string;
  readonly link: string;
};
type Props = { company: CompanyDetails; firstName: string; bookings: readonly Opened[] };

/** To a customer who asked for the codes of their bookings. */
export function AccessCodes({ company, firstName, bookings }: Props) {
  const [first] = bookings;
  const isOne = bookings.length === 1;
  return (
    <BookingEmail
      preview={
        isOne ? `${first?.title}, ${first?.at}.` : accessCodesWords.preview({ count_of_bookings: bookings.length })
      }
      heading={isOne ? accessCodesWords.title_if_one() : accessCodesWords.title()}
      firstName={firstName}
      company={company}
      {...(isOne && first && { action: viewBooking(first.link) })}
      facts={bookings.map(({ reference, title, at, code, link }) => (
        <Facts
          key={reference}
          facts={[
            [
              "Booking",
              <TextLink key="link" href={link}>
                {reference}
              </TextLink>,
            ],
            ["Access code", code],
            ["Trip", `${title}\n${at}`],
          ]}
        />
      ))}
    >
      <Paragraph>
        {accessCodesWords.opening({
          one_words: isOne ? accessCodesWords.opening_if_one() : accessCodesWords.opening_if_not_one(),
        })}
      </Paragraph>
      <Paragraph>{accessCodesWords.paragraph_2()}</Paragraph>
    </BookingEmail>
  );
}
