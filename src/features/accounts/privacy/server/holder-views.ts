import { desc, or, type SQLWrapper, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { phoneDigits } from "#db/contact-keys.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { enquiries, people } from "#db/schema/crm.ts";
import { invoices } from "#db/schema/invoices.ts";
import { partnerApplications } from "#db/schema/partners.ts";
import { messages } from "#db/schema/platform.ts";
import { quotes } from "#db/schema/quotes.ts";

export type HolderRow = {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly seenAt: Date;
};

const most = 50;

/** Digits enough to be someone's number; fewer would match half of the country. */
const fewestDigits = 7;

/**
 * Everyone we hold data about whose address, number or reference this is, the latest first; one row for each record.
 */
export async function findHolders(db: ReadDb, search: string): Promise<HolderRow[]> {
  const parts = [
    findIn(db, bookings, {
      email: bookings.email,
      phone: bookings.phone,
      seenAt: bookings.createdAt,
      reference: bookings.reference,
      name: sql`trim(${bookings.firstName} || ' ' || ${bookings.lastName})`,
    }),
    findIn(db, enquiries, {
      email: enquiries.email,
      phone: enquiries.phone,
      seenAt: enquiries.createdAt,
      name: enquiries.name,
      reference: enquiries.reference,
    }),
    findIn(db, quotes, {
      email: quotes.customerEmail,
      phone: quotes.customerPhone,
      seenAt: quotes.createdAt,
      name: quotes.customerName,
      reference: quotes.number,
    }),
    findIn(db, invoices, {
      email: invoices.buyerEmail,
      phone: sql`''`,
      seenAt: invoices.createdAt,
      name: invoices.buyerName,
      reference: invoices.number,
    }),
    findIn(db, partnerApplications, {
      email: partnerApplications.email,
      phone: partnerApplications.phone,
      seenAt: partnerApplications.createdAt,
      name: partnerApplications.contactName,
      reference: partnerApplications.reference,
    }),
    findIn(db, people, {
      email: people.email,
      phone: people.phone,
      seenAt: people.lastSeenAt,
      reference: sql`''`,
      name: sql`trim(${people.firstName} || ' ' || ${people.lastName})`,
    }),
    findIn(db, users, {
      email: users.email,
      phone: users.phone,
      seenAt: users.createdAt,
      name: users.name,
      reference: sql`''`,
    }),
  ];
  const holders: HolderRow[] = [];
  for (const part of parts) holders.push(...(await part(search)));
  return holders;
}

type Text = SQLWrapper;
type Fields = { email: Text; phone: Text; name: Text; reference: Text; seenAt: Text };
type Table =
  | typeof bookings
  | typeof enquiries
  | typeof quotes
  | typeof invoices
  | typeof people
  | typeof users
  | typeof partnerApplications;

const findIn =
  (db: ReadDb, table: Table, fields: Fields) =>
  (search: string): Promise<HolderRow[]> => {
    const digits = search.replace(/\D/g, "");
    const isPhone = /^[+\d\s().-]+$/.test(search) && digits.length >= fewestDigits;
    return db
      .select({
        email: sql<string>`lower(${fields.email})`,
        name: sql<string>`${fields.name}`,
        phone: sql<string>`${fields.phone}`,
        seenAt: sql<Date>`${fields.seenAt}`.mapWith(bookings.createdAt),
      })
      .from(table)
      .where(
        sql`(${or(
          sql`lower(${fields.email}) = lower(${search})`,
          sql`upper(${fields.reference}) = upper(${search})`,
          isPhone ? sql`${phoneDigits(fields.phone)} = ${phoneDigits(search)}` : undefined,
        )}) and ${fields.email} not like '%@erased.invalid'`,
      )
      .orderBy(desc(sql`${fields.seenAt}`))
      .limit(most);
  };

/** Emails to an address: someone may have been written to and have nothing else with us. */
export const countMessagesTo = (db: ReadDb, email: string): Promise<number> =>
  db.$count(messages, sql`lower(${messages.recipient}) = lower(${email})`);
