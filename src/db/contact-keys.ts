import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/*
 * How contact details are compared in the database. Each says the same as a rule of the domain: phoneDigits of
 * domain/text/phone-number.ts, emailKey and phoneKey of domain/booking/hold-limits.ts, bareReference of
 * domain/payment/transfer-reference.ts.
 */

/** A number without spaces and dialling prefix. Identical to the expression in the indexes. */
export const phoneDigits = (phone: SQLWrapper | string): SQL => sql`phone_digits(${phone})`;

/** Addresses that reach the same mailbox count as one. */
export const emailKey = (email: SQLWrapper): SQL => sql`regexp_replace(lower(trim(${email})), '[+][^@]*@', '@')`;

/** The last nine digits identify a phone. */
export const phoneKey = (phone: SQLWrapper): SQL => sql`right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 9)`;

/** Only characters a reference can contain, with look-alikes read as digits. */
export const bareReference = (text: SQLWrapper): SQL =>
  sql`translate(regexp_replace(upper(${text}), '[^A-Z0-9]', '', 'g'), 'OIL', '011')`;
