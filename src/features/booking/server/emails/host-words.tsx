import type { Fact } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import type { BookingForEmail } from "../views.ts";

export const partnerBookingsWords = emailWords(
  "partner-bookings",
  { to: "customer", when: "In every email to the guest of a partner." },
  {
    booked_by_if_host_is_contact_guest: "{host_name} booked this trip for you.",
  },
);

export type Hosted = Pick<BookingForEmail, "firstName" | "lastName"> & Partial<Pick<BookingForEmail, "host">>;

/** The person greeted: the guest, or the desk that booked for them. */
export const greetedAs = ({ firstName, host }: Hosted): string =>
  host && !host.isContactGuest ? host.name : firstName;

/** For a partner’s guest: in the partner’s name. */
export const bookedBy = ({ host }: Hosted): string =>
  host?.isContactGuest ? partnerBookingsWords.booked_by_if_host_is_contact_guest({ host_name: host.name }) : "";

/** For the partner’s desk: who travels. */
export const guestFact = ({ firstName, lastName, host }: Hosted): Fact[] => {
  if (!host || host.isContactGuest) return [];
  const name = `${firstName} ${lastName}`.trim();
  return [["Guest", host.room ? `${name}, room ${host.room}` : name]];
};
