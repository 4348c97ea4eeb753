import type { Fact } from "#platform/mail/email-parts.tsx";
import type { BookingForEmail } from "../views.ts";

export type Hosted = Pick<BookingForEmail, "firstName" | "lastName"> & Partial<Pick<BookingForEmail, "host">>;

/** The person greeted: the guest, or the desk that booked for them. */
export const greetedAs = ({ firstName, host }: Hosted): string =>
  host && !host.isContactGuest ? host.name : firstName;

/** To the guest of a partner: in the partner’s name. */
export const bookedBy = ({ host }: Hosted): string =>
  host?.isContactGuest ? `${host.name} booked this trip for you. ` : "";

/** For the desk: who travels. */
export const guestFact = ({ firstName, lastName, host }: Hosted): Fact[] => {
  if (!host || host.isContactGuest) return [];
  const name = `${firstName} ${lastName}`.trim();
  return [["Guest", host.room ? `${name}, room ${host.room}` : name]];
};
