import { phoneKey } from "../booking/hold-limits.ts";

/*
 * Someone who calls may have no email. All we keep of a customer is found by their address, so a caller is known by one
 * made from their phone number, in a domain where nothing can ever be sent.
 */
const callerDomain = "@phone.invalid";

/** So many digits are someone’s number. */
export const fewestDigits = 7;
export const isPhoneNumber = (phone: string): boolean => phone.replace(/\D/g, "").length >= fewestDigits;

/** Under what a booking is kept: the customer’s email, or where they gave none, their phone number. */
export const addressOf = ({ email, phone }: { readonly email: string; readonly phone: string }): string =>
  email || `${phoneKey(phone)}${callerDomain}`;

/** Whether an email can go there: not to a caller without one, nor to someone whose data was erased. */
export const isMailable = (email: string): boolean => email !== "" && !email.endsWith(".invalid");

/** As screens, exports and documents show it; nothing where the customer gave none. */
export const shownEmail = (email: string): string => (email.endsWith(callerDomain) ? "" : email);
