import { formatDate, type LocalDate } from "#domain/time/local-time.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { greetedAs } from "../../../server/emails/host-words.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

export const badWeatherWords = emailWords(
  "bad-weather",
  { to: "customer", when: "A day was declared a bad weather day." },
  {
    subject: "Bad weather on {day}: booking {reference}",
    preview: "Move {reference} to another date, or cancel for free.",
    title: "Bad weather may affect your trip",
    opening: "Bad weather may affect your {title} on {day}. {reason}",
    paragraph_2_link: "move it",
    paragraph_2_link_2: "cancel for free",
    paragraph_2:
      "You can {link} to another date, or {link_2} and get a full refund. To cancel, choose bad weather as the reason.",
    paragraph_3: "Still want to go? You don’t have to do anything: your booking is unchanged.",
  },
);

type Props = { booking: BookingForEmail; company: CompanyDetails; day: LocalDate; reason: string; link: string };

/** To a customer whose trip the weather may affect: they choose. */
export function BadWeather({ booking, company, day, reason, link }: Props) {
  const title = tripTitle(booking.serviceName, booking.tourName);
  return (
    <BookingEmail
      preview={badWeatherWords.preview({ reference: booking.reference })}
      heading={badWeatherWords.title()}
      firstName={greetedAs(booking)}
      company={company}
      action={viewBooking(link)}
      facts={<TripFacts booking={booking} />}
    >
      <Paragraph>{badWeatherWords.opening({ title, day: formatDate(day), reason })}</Paragraph>
      <Paragraph>
        {badWeatherWords.paragraph_2({
          link: <strong>{badWeatherWords.paragraph_2_link()}</strong>,
          link_2: <strong>{badWeatherWords.paragraph_2_link_2()}</strong>,
        })}
      </Paragraph>
      <Paragraph>{badWeatherWords.paragraph_3()}</Paragraph>
    </BookingEmail>
  );
}
