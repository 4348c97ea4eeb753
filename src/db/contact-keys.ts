import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/*
 * How contact details are compared in the database. Each says the same as a rule of the domain: phoneDigits of
 * domain/text/phone-number.ts, emailKey and phoneKey of domain/booking/hold-limits.ts, bareReference of
 * domain/payment/transfer-reference.ts.
 */

/** A number without its spaces and its way to dial it. The same words as in the indexes that serve it. */
export const phoneDigits = (phone: SQLWrapper | string): SQL => sql`phone_digits(${phone})`;

/** Addresses that reach one mailbox count as one. */
export const emailKey = (email: SQLWrapper): SQL => sql`regexp_replace(lower(trim(${email})), '[+][^@]*@', '@')`;

/** The last nine digits: they ring the same phone. */
export const phoneKey = (phone: SQLWrapper): SQL => sql`right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 9)`;

/** Text without anything a reference has not, and its look-alikes read as digits. */
export const bareReference = (text: SQLWrapper): SQL =>
  sql`translate(regexp_replace(upper(${text}), '[^A-Z0-9]', '', 'g'), 'OIL', '011')`;
