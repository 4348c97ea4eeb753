import { and, desc, eq, exists, inArray, isNull, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { phoneDigits } from "#db/contact-keys.ts";
import { bookingStatus } from "#db/progress/booking-status.ts";
import { findPrefixes as readPrefixes } from "#db/read-prefixes.ts";
import { userRoles, users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { partnerApplications } from "#db/schema/partners.ts";
import { people } from "#db/schema/people.ts";
import { syntheticEmail } from "#domain/health/synthetic-customer.ts";

/**
 * Text that starts with what was typed. `like 'x%'` uses an ordinary index only where the database sorts by code point;
 * a range serves under every collation, and starts_with() then makes it exact. No extension is needed.
 */
export function beginsWith(text: SQLWrapper, beginning: string): SQL {
  const end = `${beginning}\uffff`;
  return sql`(${text} >= ${beginning} and ${text} < ${end} and starts_with(${text}, ${beginning}))`;
}

export const lower = (column: SQLWrapper) => sql`lower(${column})`;

const bookingColumns = {
  reference: bookings.reference,
  status: bookingStatus,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  email: bookings.email,
  destination: bookings.destination,
  pickupAt: bookings.pickupAt,
};

/** Uses the unique index on references. */
export const findBookingsByReference = (db: ReadDb, beginning: string, atMost: number) =>
  db
    .select(bookingColumns)
    .from(bookings)
    .where(beginsWith(bookings.reference, beginning))
    .orderBy(bookings.reference)
    .limit(atMost);

/** Uses bookings_by_email: full addresses of people already found, and prefixes. */
export const findBookingsByEmail = (db: ReadDb, beginning: string, emails: readonly string[], atMost: number) =>
  db
    .select(bookingColumns)
    .from(bookings)
    .where(
      or(
        beginsWith(lower(bookings.email), beginning),
        inArray(
          lower(bookings.email),
          emails.map((email) => email.toLowerCase()),
        ),
      ),
    )
    .orderBy(desc(bookings.pickupAt), bookings.reference)
    .limit(atMost);

/** Uses bookings_by_phone. */
export const findBookingsByPhone = (db: ReadDb, digits: string, atMost: number) =>
  db
    .select(bookingColumns)
    .from(bookings)
    .where(beginsWith(phoneDigits(bookings.phone), digits))
    .orderBy(desc(bookings.createdAt), bookings.reference)
    .limit(atMost);

/** Any word of pickup or destination, newest first. The synthetic customer’s hourly trip is left out. */
export const findBookingsByPlace = (db: ReadDb, words: string, atMost: number) =>
  db
    .select(bookingColumns)
    .from(bookings)
    .where(
      and(
        sql`place_words(${bookings.pickupLocation}, ${bookings.destination}) @@ to_tsquery('simple', ${words})`,
        ne(bookings.email, syntheticEmail),
      ),
    )
    .orderBy(desc(bookings.createdAt), bookings.id)
    .limit(atMost);

const isDialled = (phone: SQLWrapper, digits: string | undefined) =>
  digits ? beginsWith(phoneDigits(phone), digits) : undefined;

/** "emily har", "hartwell" and "van wyk": first name then last, either alone, or a last name of several words. */
function isNamed(first: SQLWrapper, last: SQLWrapper, typed: string): SQL | undefined {
  const gap = typed.indexOf(" ");
  const whole = or(beginsWith(lower(last), typed), beginsWith(lower(first), typed));
  if (gap < 0) return whole;
  const [before, after] = [typed.slice(0, gap), typed.slice(gap + 1)];
  return or(
    whole,
    and(eq(lower(first), before), beginsWith(lower(last), after)),
    and(eq(lower(last), before), beginsWith(lower(first), after)),
  );
}

/** One row per customer, a hundredth of the bookings. */
export const findCustomers = (db: ReadDb, typed: string, digits: string | undefined, atMost: number) =>
  db
    .select({
      id: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      email: people.email,
      phone: people.phone,
      lastSeenAt: people.lastSeenAt,
    })
    .from(people)
    .where(
      and(
        isNull(people.mergedInto),
        or(
          beginsWith(lower(people.email), typed),
          isNamed(people.firstName, people.lastName, typed),
          isDialled(people.phone, digits),
        ),
      ),
    )
    .orderBy(desc(people.lastSeenAt), people.id)
    .limit(atMost);

export const findDrivers = (db: ReadDb, typed: string, digits: string | undefined, atMost: number) =>
  db
    .select({
      id: drivers.id,
      firstName: drivers.firstName,
      lastName: drivers.lastName,
      email: drivers.email,
      phone: drivers.phone,
      state: drivers.state,
      homeArea: drivers.homeArea,
      licenceCode: drivers.licenceCode,
      permitExpiresOn: drivers.permitExpiresOn,
    })
    .from(drivers)
    .where(
      or(
        beginsWith(lower(drivers.email), typed),
        isNamed(drivers.firstName, drivers.lastName, typed),
        isDialled(drivers.phone, digits),
      ),
    )
    .orderBy(drivers.lastName, drivers.firstName, drivers.id)
    .limit(atMost);

/**
 * By users_by_email and users_by_name, which starts with the first name. A later word of a name is sought only
 * among those who have a role: they are few, and a customer is found as one.
 */
export const findUsers = (db: ReadDb, typed: string, digits: string | undefined, atMost: number) => {
  const rolesOf = db.select({ one: sql`1` }).from(userRoles).where(eq(userRoles.userId, users.id));
  const laterWord = sql`position(${` ${typed}`} in lower(${users.name})) > 0`;
  return db
    .select({ id: users.id, name: users.name, email: users.email, phone: users.phone, status: users.status })
    .from(users)
    .where(
      and(
        ne(users.status, "erased"),
        or(
          beginsWith(lower(users.email), typed),
          beginsWith(lower(users.name), typed),
          isDialled(users.phone, digits),
          and(exists(rolesOf), laterWord),
        ),
      ),
    )
    .orderBy(lower(users.name), users.id)
    .limit(atMost);
};

export const findRolesOf = (db: ReadDb, userIds: readonly string[]) =>
  db
    .select({ userId: userRoles.userId, role: userRoles.role })
    .from(userRoles)
    .where(inArray(userRoles.userId, [...userIds]));

/** Some hundreds at most; the newest first. */
export const findApplications = (db: ReadDb, typed: string, atMost: number) =>
  db
    .select({
      id: partnerApplications.id,
      reference: partnerApplications.reference,
      kind: partnerApplications.kind,
      state: partnerApplications.state,
      company_name: partnerApplications.companyName,
      contact_name: partnerApplications.contactName,
      email: partnerApplications.email,
    })
    .from(partnerApplications)
    .where(
      or(
        beginsWith(partnerApplications.reference, typed.toUpperCase()),
        beginsWith(lower(partnerApplications.email), typed),
        sql`position(${` ${typed}`} in ' ' || lower(${partnerApplications.companyName})) > 0`,
        sql`position(${` ${typed}`} in ' ' || lower(${partnerApplications.contactName})) > 0`,
      ),
    )
    .orderBy(desc(partnerApplications.createdAt), desc(partnerApplications.id))
    .limit(atMost);

/** Every prefix that the company’s references ever had, today’s first. */
export const findPrefixes = (db: ReadDb) => readPrefixes(db);
