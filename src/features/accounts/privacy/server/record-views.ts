import { eq, getTableColumns, type InferSelectModel, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { bookingChanges, bookingItems, bookingMoves, bookingNotes, bookings } from "#db/schema/booking.ts";
import { companyTravellers } from "#db/schema/companies.ts";
import { deals, enquiries, enquiryAnswers, enquiryMoves, relationships, tasks } from "#db/schema/crm.ts";
import { incidents, lostItems, tripDisputes } from "#db/schema/incidents.ts";
import { invoiceDetails, invoiceLines, invoiceMoves, invoicePayments, invoices } from "#db/schema/invoices.ts";
import { liveLinks } from "#db/schema/live.ts";
import { driverMessages } from "#db/schema/messages.ts";
import { applicationMoves, partnerApplications } from "#db/schema/partners.ts";
import { bookingPassengers } from "#db/schema/passengers.ts";
import {
  bankAllocations,
  bankLines,
  billShares,
  billSplits,
  paymentMoves,
  paymentNotifications,
  payments,
  refundAccounts,
  refundMoves,
  refunds,
  transferProofs,
  vouchers,
} from "#db/schema/payments.ts";
import { people, personBlocks, personConsents, personContacts, personNotes } from "#db/schema/people.ts";
import { guestBookings } from "#db/schema/portal.ts";
import { privacyBreachPeople, privacyRequestMoves, privacyRequests } from "#db/schema/privacy.ts";
import { quoteMoves, quoteOptions, quotes, quoteViews } from "#db/schema/quotes.ts";
import { ratingMoves, ratingOptOuts, ratingPhotos, ratings } from "#db/schema/reviews.ts";
import { tripNotes, trips } from "#db/schema/trips.ts";
import type { PersonRecords } from "#platform/erasures.ts";
import { carries, type Whose } from "./person-views.ts";

type Part = { readonly table: PgTable; readonly owner: PgColumn; readonly leave?: readonly string[] };
type Parts = Readonly<Record<string, Part>>;

/** Records by their ids, each with the rows that hang on it. */
async function withParts(
  db: ReadDb,
  { table, id, leave = [] }: { table: PgTable; id: PgColumn; leave?: readonly string[] },
  ids: readonly string[],
  parts: Parts,
): Promise<WholeRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectWhole(db, table, inArray(id, [...ids]), { keep: ["id"], leave });
  const matches: [string, Awaited<ReturnType<typeof selectByOwner>>][] = [];
  for (const [name, part] of Object.entries(parts)) matches.push([name, await selectByOwner(db, part, ids)]);
  return rows.map(({ id: own, ...row }) => ({
    ...row,
    ...Object.fromEntries(matches.map(([name, byOwner]) => [name, byOwner.get(own) ?? []])),
  }));
}

const ofBookings: Parts = {
  history: { table: bookingMoves, owner: bookingMoves.bookingId },
  lines: { table: bookingItems, owner: bookingItems.bookingId },
  trips: { table: trips, owner: trips.bookingId },
  changes: { table: bookingChanges, owner: bookingChanges.bookingId },
  notes_on_trips: { table: tripNotes, owner: tripNotes.bookingId, leave: ["author"] },
  live_links: { table: liveLinks, owner: liveLinks.bookingId },
  messages_with_drivers: { table: driverMessages, owner: driverMessages.bookingId, leave: ["author", "read_by"] },
  incidents: { table: incidents, owner: incidents.bookingId, leave: ["reported_by"] },
  lost_items: { table: lostItems, owner: lostItems.bookingId, leave: ["reported_by"] },
  disputes: { table: tripDisputes, owner: tripDisputes.bookingId, leave: ["decided_by"] },
  guest_list: { table: bookingPassengers, owner: bookingPassengers.bookingId },
  booked_by_a_partner: { table: guestBookings, owner: guestBookings.bookingId },
  notes_and_messages: { table: bookingNotes, owner: bookingNotes.bookingId },
};
const ofPayments: Parts = {
  history: { table: paymentMoves, owner: paymentMoves.paymentId },
  proofs_of_transfer: { table: transferProofs, owner: transferProofs.paymentId, leave: ["sha256"] },
  // The address and the headers are those of the gateway.
  notices_of_the_gateway: {
    table: paymentNotifications,
    owner: paymentNotifications.paymentId,
    leave: ["ip", "headers", "checks"],
  },
};
const ofQuotes: Parts = {
  history: { table: quoteMoves, owner: quoteMoves.quoteId },
  options: { table: quoteOptions, owner: quoteOptions.quoteId, leave: ["cost_cents"] },
  opened: { table: quoteViews, owner: quoteViews.quoteId },
};
const ofInvoices: Parts = {
  history: { table: invoiceMoves, owner: invoiceMoves.invoiceId },
  lines: { table: invoiceLines, owner: invoiceLines.invoiceId },
  payments: { table: invoicePayments, owner: invoicePayments.invoiceId },
};
const ofPeople: Parts = {
  contacts: { table: personContacts, owner: personContacts.personId, leave: ["key"] },
  notes: { table: personNotes, owner: personNotes.personId },
  consents: { table: personConsents, owner: personConsents.personId },
  blocks: { table: personBlocks, owner: personBlocks.personId },
  deals: { table: deals, owner: deals.personId },
  relationships: { table: relationships, owner: relationships.personId },
};
const ofEnquiries: Parts = {
  history: { table: enquiryMoves, owner: enquiryMoves.enquiryId },
  answers_and_notes: { table: enquiryAnswers, owner: enquiryAnswers.enquiryId },
};

const among = (column: PgColumn, ids: readonly string[]): SQL =>
  ids.length === 0 ? sql`false` : inArray(column, [...ids]);

const isAllocatedTo = (db: ReadDb, ids: readonly string[]): SQL =>
  inArray(
    bankLines.id,
    db.select({ id: bankAllocations.bankLineId }).from(bankAllocations).where(among(bankAllocations.paymentId, ids)),
  );

/** Lines of our bank statements that paid one of these. */
export const countBankLines = (db: ReadDb, paymentIds: readonly string[]): Promise<number> =>
  db.$count(bankLines, isAllocatedTo(db, paymentIds));

const isOfBill = (db: ReadDb, bookingIds: readonly string[]): SQL =>
  inArray(
    billShares.splitId,
    db.select({ id: billSplits.id }).from(billSplits).where(among(billSplits.bookingId, bookingIds)),
  );

/** The features’ data about a person: bookings, quotes, money, messages, applications. */
export async function describeRecords(db: ReadDb, { email, userId }: Whose, records: PersonRecords) {
  const { references, ...ids } = records;
  return {
    customer_record: await withParts(db, { table: people, id: people.id }, await findPeopleIds(db, email), ofPeople),
    bookings: await withParts(db, { table: bookings, id: bookings.id }, ids.bookings, ofBookings),
    trips_shared_with_you: await selectWhole(db, liveLinks, carries(liveLinks.email, email)),
    companies_that_book_for_you: await selectWhole(db, companyTravellers, carries(companyTravellers.email, email)),
    quotes: await withParts(db, { table: quotes, id: quotes.id }, ids.quotes, ofQuotes),
    payments: await withParts(db, { table: payments, id: payments.id }, ids.payments, ofPayments),
    refunds: await withParts(db, { table: refunds, id: refunds.id, leave: ["key"] }, ids.refunds, {
      history: { table: refundMoves, owner: refundMoves.refundId },
    }),
    gift_vouchers: await selectWhole(
      db,
      vouchers,
      sql`${carries(vouchers.buyerEmail, email)} or ${carries(vouchers.recipientEmail, email)}`,
    ),
    shares_of_bills: await selectWhole(
      db,
      billShares,
      sql`${carries(billShares.email, email)} or ${isOfBill(db, ids.bookings)}`,
    ),
    refund_accounts: await selectWhole(db, refundAccounts, among(refundAccounts.bookingId, ids.bookings), {
      leave: ["account_cipher"],
    }),
    lines_of_our_bank: await selectWhole(db, bankLines, isAllocatedTo(db, ids.payments), { leave: ["fingerprint"] }),
    invoices: await withParts(db, { table: invoices, id: invoices.id, leave: ["seller"] }, ids.invoices, ofInvoices),
    invoice_details: await selectWhole(
      db,
      invoiceDetails,
      sql`${carries(invoiceDetails.email, email)} or ${among(invoiceDetails.bookingId, ids.bookings)}`,
    ),
    enquiries: await withParts(db, { table: enquiries, id: enquiries.id }, ids.enquiries, ofEnquiries),
    partner_applications: await withParts(
      db,
      { table: partnerApplications, id: partnerApplications.id },
      ids.applications,
      { history: { table: applicationMoves, owner: applicationMoves.applicationId } },
    ),
    ratings: await withParts(
      db,
      { table: ratings, id: ratings.id, leave: ["dispute_text", "dispute_answer"] },
      ids.ratings,
      {
        history: { table: ratingMoves, owner: ratingMoves.ratingId },
        photographs: { table: ratingPhotos, owner: ratingPhotos.ratingId },
      },
    ),
    no_rating_requests_to: await selectWhole(db, ratingOptOuts, carries(ratingOptOuts.email, email)),
    tasks_about_you: await selectWhole(
      db,
      tasks,
      among(tasks.subjectId, [...references, ...Object.values(ids).flat()]),
    ),
    breaches_that_affected_you: await selectWhole(db, privacyBreachPeople, carries(privacyBreachPeople.email, email)),
    requests_about_your_data: await withParts(
      db,
      { table: privacyRequests, id: privacyRequests.id, leave: ["assigned_to"] },
      await findRequestIds(db, { email, userId }),
      { history: { table: privacyRequestMoves, owner: privacyRequestMoves.requestId } },
    ),
  };
}

/** Someone may have several addresses. */
async function findPeopleIds(db: ReadDb, email: string | null): Promise<string[]> {
  if (email === null) return [];
  const rows = await db
    .select({ id: personContacts.personId })
    .from(personContacts)
    .where(sql`${personContacts.kind} = 'email' and ${personContacts.key} = person_email_key(${email})`);
  return rows.map(({ id }) => id);
}

async function findRequestIds(db: ReadDb, { email, userId }: Whose): Promise<string[]> {
  const isOwn = userId ? eq(privacyRequests.userId, userId) : sql`false`;
  const rows = await db
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(or(carries(privacyRequests.email, email), isOwn));
  return rows.map(({ id }) => id);
}

/** A row with its column names. */
type WholeRow = Readonly<Record<string, unknown>>;

/** Ids of colleagues and other records mean nothing to the person. */
const meaningless = /(^id$|_id$|_by$|^actor$|^author$|version$|_hash$)/;

/**
 * Whole rows for the person they are about: every column there is, so that a new one is not forgotten, without ids and
 * secrets. `keep` names those of them that are wanted all the same, `leave` others that are not the person's.
 */
function selectWhole<T extends PgTable>(
  db: ReadDb,
  table: T,
  where: SQL | undefined,
  { keep = [], leave = [] }: { keep?: readonly string[]; leave?: readonly string[] } = {},
): Promise<WholeRow[]> {
  const columns = Object.values(getTableColumns(table)).filter(
    ({ name }) => keep.includes(name) || !(meaningless.test(name) || leave.includes(name)),
  );
  const result = Object.fromEntries(columns.map((column) => [column.name, column])) as Record<string, PgColumn>;
  return db
    .select(result)
    .from(table as PgTable)
    .where(where) as unknown as Promise<(WholeRow & InferSelectModel<T>)[]>;
}

/** The same for dependent rows: each owner's id with its rows. */
async function selectByOwner(
  db: ReadDb,
  { table, owner, leave = [] }: { table: PgTable; owner: PgColumn; leave?: readonly string[] },
  ids: readonly string[],
): Promise<ReadonlyMap<unknown, readonly WholeRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await selectWhole(db, table, inArray(owner, [...ids]), { keep: [owner.name], leave });
  const byOwner = Map.groupBy(rows, (row) => row[owner.name]);
  return new Map(
    [...byOwner].map(([id, list]) => [id, list.map(({ [owner.name]: _owner, ...rest }) => rest)] as const),
  );
}
