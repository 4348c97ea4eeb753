import { and, asc, count, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findAccepted, findLegalInForce } from "#db/legal-views.ts";
import { findSold as readSold } from "#db/read-catalogue.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";
import { quoteOptions, quotes } from "#db/schema/quotes.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { type FactsInput, findSellingFacts as readSellingFacts } from "#db/selling-facts.ts";
import { findSettings } from "#db/settings-views.ts";
import { subquery } from "#db/subquery.ts";
import { findTariff } from "#db/tariff-views.ts";
import type { SellingFacts } from "#domain/booking/selling-facts.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import { type Tariff, withoutSplit } from "#domain/pricing/tariff.ts";
import { liveQuoteStates } from "#domain/quote/quote-lifecycle.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

export async function findQuote(db: ReadDb, id: string) {
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id));
  return row;
}

/** A booking’s quotes, the latest first. */
export const findQuotesOfBooking = (db: ReadDb, bookingId: string) =>
  db
    .select({ id: quotes.id, state: quotes.state, validUntil: quotes.validUntil })
    .from(quotes)
    .where(eq(quotes.bookingId, bookingId))
    .orderBy(sql`${quotes.version} desc`, sql`${quotes.createdAt} desc`)
    .limit(20);

export const findOptions = (db: ReadDb, quoteId: string) =>
  db.select().from(quoteOptions).where(eq(quoteOptions.quoteId, quoteId)).orderBy(asc(quoteOptions.letter));

/** Whether the reference is already used by anything else. */
export async function isReferenceTaken(db: ReadDb, reference: string): Promise<boolean> {
  const booked = await db.$count(bookings, eq(bookings.reference, reference));
  return booked > 0 || (await db.$count(quotes, eq(quotes.bookingReference, reference))) > 0;
}

/** The version that replaced this one. */
export async function findNewer(db: ReadDb, number: string, version: number) {
  const [newer] = await db
    .select({ id: quotes.id, state: quotes.state })
    .from(quotes)
    .where(and(eq(quotes.number, number), sql`${quotes.version} > ${version}`, sql`${quotes.state} <> 'draft'`))
    .orderBy(sql`${quotes.version} desc`)
    .limit(1);
  return newer;
}

/** The vehicles held for a quote: until when, and whether any ever were. Either every leg has one or none does. */
export async function findKept(db: ReadDb, quoteId: string, now: Date) {
  const isRunning = sql`${vehicleHolds.state} = 'held' and ${vehicleHolds.expiresAt} > ${now}`;
  const [kept] = await db
    .select({
      until: sql<Date | null>`min(${vehicleHolds.expiresAt}) filter (where ${isRunning})`.mapWith(
        vehicleHolds.expiresAt,
      ),
      holds: count(),
    })
    .from(vehicleHolds)
    .where(eq(vehicleHolds.quoteId, quoteId));
  return { until: kept?.until ?? null, wasKept: (kept?.holds ?? 0) > 0 };
}

export async function findEnquiryToQuote(db: ReadDb, id: string) {
  const [row] = await db
    .select({
      id: enquiries.id,
      name: enquiries.name,
      email: enquiries.email,
      phone: enquiries.phone,
      serviceType: enquiries.serviceType,
      details: enquiries.details,
      message: enquiries.message,
    })
    .from(enquiries)
    .where(eq(enquiries.id, id));
  return row;
}

export type RequestToQuote = NonNullable<Awaited<ReturnType<typeof findRequestToQuote>>>;

export async function findRequestToQuote(db: ReadDb, id: string) {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return row;
}

/** Whether a request can still become the quoted booking. */
export const isRequestOpen = async (db: ReadDb, id: string): Promise<boolean> =>
  (await db.$count(bookings, and(eq(bookings.id, id), inArray(bookings.state, ["requested", "quoted"])))) > 0;

/** A quote of this booking that is a draft, or that the customer can still decide on. */
export async function findLiveQuoteOf(db: ReadDb, bookingReference: string) {
  const [row] = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.bookingReference, bookingReference), inArray(quotes.state, liveQuoteStates)))
    .limit(1);
  return row;
}

/** The company's rules that a quote depends on. */
export const findCompanySettings = (db: ReadDb) => findSettings(db);

export const findTermsInForce = (db: ReadDb, now: Date): Promise<string> => findLegalInForce(db, "terms", now);

/** The terms its booking was sold with. */
export async function findKeptTerms(db: ReadDb, reference: string) {
  const [kept] = await db.select({ policy: bookings.policy }).from(bookings).where(eq(bookings.reference, reference));
  return kept?.policy ?? null;
}

/** The version of the terms that the quote’s page showed, if it still counts. */
export const findAcceptedTerms = (db: ReadDb, shown: string, now: Date) => findAccepted(db, "terms", { shown, now });

/** The records on sale. */
export const findSold = (db: ReadDb): Promise<Catalogue> => readSold(db);
export const findSellingFacts = (db: ReadDb, input: FactsInput): Promise<SellingFacts> => readSellingFacts(db, input);

/** A tour that is not split is priced as a whole, like its booking. */
export async function findTariffFor(db: ReadDb, day: LocalDate): Promise<Tariff> {
  const { tax } = await findSettings(db);
  const tariff = await findTariff(db, day);
  return tax.splitsTours ? tariff : withoutSplit(tariff);
}

export async function findNameOf(db: ReadDb, userId: string | null): Promise<string> {
  if (userId === null) return "the system";
  const [user] = await db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  return user?.name || user?.email || "our team";
}

/** The company’s contact details. */
export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);

/** A quote’s origin, with the references that our team uses. */
export async function findOrigin(db: ReadDb, quoteId: string) {
  const [origin] = await db
    .select({ enquiryReference: enquiries.reference, requestReference: bookings.reference })
    .from(quotes)
    .leftJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .leftJoin(bookings, eq(bookings.id, quotes.bookingId))
    .where(eq(quotes.id, quoteId));
  return origin;
}

type OfferKey = { readonly at: Date; readonly id: string } | undefined;

/** Quotes sent to the person's confirmed address, without superseded versions. */
export const findOffered = (db: ReadDb, userId: string, after: OfferKey, size: number) =>
  db
    .select({
      id: quotes.id,
      number: quotes.number,
      version: quotes.version,
      state: quotes.state,
      title: quotes.title,
      journey: quotes.journey,
      sentAt: quotes.sentAt,
      validUntil: quotes.validUntil,
      createdAt: quotes.createdAt,
      fromCents: subquery<
        number | null
      >`(select min(${quoteOptions.totalCents}) from ${quoteOptions} where ${quoteOptions.quoteId} = ${quotes.id})`,
      options:
        subquery<number>`(select count(*) from ${quoteOptions} where ${quoteOptions.quoteId} = ${quotes.id})`.mapWith(
          Number,
        ),
    })
    .from(quotes)
    .where(
      and(
        subquery<boolean>`lower(${quotes.customerEmail}) = (select lower(${users.email}) from ${users}
          where ${users.id} = ${userId} and ${users.emailConfirmedAt} is not null)`,
        sql`${quotes.sentAt} is not null`,
        sql`${quotes.state} not in ('draft', 'superseded', 'withdrawn')`,
        after && sql`(${quotes.createdAt}, ${quotes.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(sql`${quotes.createdAt} desc`, sql`${quotes.id} desc`)
    .limit(size);

/** Sent, still valid and without an answer. */
export const findOpenQuotes = (db: ReadDb, now: Date, most: number) =>
  db
    .select({ journey: quotes.journey })
    .from(quotes)
    .where(and(inArray(quotes.state, ["sent", "viewed"]), gt(quotes.validUntil, now)))
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(most);
