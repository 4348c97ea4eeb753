import { phoneKey } from "../booking/hold-limits.ts";

/*
 * A caller may have no email. Customers are identified by address, so a caller gets one made from their phone number,
 * in a domain that can’t receive mail.
 */
const callerDomain = "@phone.invalid";

/** The fewest digits that make a phone number. */
export const fewestDigits = 7;
export const isPhoneNumber = (phone: string): boolean => phone.replace(/\D/g, "").length >= fewestDigits;

/** The address a booking is filed under: the customer’s email, or without one their phone number. */
export const addressOf = ({ email, phone }: { readonly email: string; readonly phone: string }): string =>
  email || `${phoneKey(phone)}${callerDomain}`;

/** Whether email can be sent there: not to a caller without an address, nor to someone who was erased. */
export const isMailable = (email: string): boolean => email !== "" && !email.endsWith(".invalid");

/** As screens, exports and documents show it; empty if the customer gave none. */
export const shownEmail = (email: string): string => (email.endsWith(callerDomain) ? "" : email);
