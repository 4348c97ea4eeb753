import { and, asc, count, desc, eq, ilike, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import type { EnquiryState } from "#domain/enquiry/enquiry-lifecycle.ts";
import type { QueueFilter, QueueKind } from "../contract.ts";

/** Where a page ended: whether that one was answered, its moment (due, or sent), and its id. */
export type QueueKey = { readonly isAnswered: boolean; readonly at: Date; readonly id: string };

export type QueueRequest = {
  readonly filter: QueueFilter;
  readonly kind: QueueKind | undefined;
  readonly search: string;
  readonly after: QueueKey | undefined;
  readonly me: string;
  readonly now: Date;
};

/** Written out and not as parameters, so that the planner knows its partial index. */
const isOpenEnquiry = sql`${enquiries.state} in ('new', 'contacted', 'qualified', 'quoted')`;
/** Bookings that need or needed a person's answer. */
const wasRequest = sql`${bookings.state} in ('requested', 'quoted', 'declined')`;
const isRequested = and(
  sql`${bookings.state} = 'requested'`,
  isNotNull(bookings.responseDueAt),
  eq(bookings.isTest, false),
);

type Columns = {
  readonly id: SQL | typeof enquiries.id | typeof bookings.id;
  readonly answeredAt: typeof enquiries.answeredAt | typeof bookings.answeredAt;
  readonly dueAt: typeof enquiries.responseDueAt | typeof bookings.responseDueAt;
  readonly createdAt: typeof enquiries.createdAt | typeof bookings.createdAt;
};
const ofEnquiry: Columns = {
  id: enquiries.id,
  answeredAt: enquiries.answeredAt,
  dueAt: enquiries.responseDueAt,
  createdAt: enquiries.createdAt,
};
const ofBooking: Columns = {
  id: bookings.id,
  answeredAt: bookings.answeredAt,
  dueAt: bookings.responseDueAt,
  createdAt: bookings.createdAt,
};

/** The queue is ordered by urgency, everything ever asked by when it came. */
const orderOf = ({ id, answeredAt, dueAt, createdAt }: Columns, filter: QueueFilter) =>
  filter === "all" ? [desc(createdAt), desc(id)] : [sql`(${answeredAt} is not null)`, asc(dueAt), asc(id)];

function beyond({ id, answeredAt, dueAt, createdAt }: Columns, { filter, after }: QueueRequest): SQL | undefined {
  if (!after) return undefined;
  const at = after.at.toISOString();
  if (filter === "all") return sql`(${createdAt}, ${id}) < (${at}::timestamptz, ${after.id}::uuid)`;
  return sql`((${answeredAt} is not null), ${dueAt}, ${id}) > (${after.isAnswered}::boolean, ${at}::timestamptz, ${after.id}::uuid)`;
}

const containing = (search: string) => `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

function enquiryConditions(input: QueueRequest): (SQL | undefined)[] {
  const { filter, kind, search, me, now } = input;
  const pattern = containing(search);
  const { name, email, reference, message } = enquiries;
  return [
    filter === "all" ? undefined : isOpenEnquiry,
    filter === "mine" ? eq(enquiries.takenBy, me) : undefined,
    filter === "breached" ? and(isNull(enquiries.answeredAt), lt(enquiries.responseDueAt, now)) : undefined,
    kind === "quote" || kind === "inquiry" ? eq(enquiries.kind, kind) : undefined,
    search === "" ? undefined : or(...[name, email, reference, message].map((column) => ilike(column, pattern))),
    beyond(ofEnquiry, input),
  ];
}

function bookingConditions(input: QueueRequest): (SQL | undefined)[] {
  const { filter, search, me, now } = input;
  const pattern = containing(search);
  const { lastName, email, reference, destination } = bookings;
  return [
    filter === "all" ? and(wasRequest, isNotNull(bookings.responseDueAt), eq(bookings.isTest, false)) : isRequested,
    filter === "mine" ? eq(bookings.takenBy, me) : undefined,
    filter === "breached" ? and(isNull(bookings.answeredAt), lt(bookings.responseDueAt, now)) : undefined,
    search === ""
      ? undefined
      : or(...[lastName, email, reference, destination].map((column) => ilike(column, pattern))),
    beyond(ofBooking, input),
  ];
}

export const findQueuedEnquiries = (db: ReadDb, input: QueueRequest, size: number) =>
  db
    .select({
      id: enquiries.id,
      kind: sql<QueueKind>`${enquiries.kind}`,
      reference: enquiries.reference,
      state: sql<EnquiryState | BookingState>`${enquiries.state}`,
      version: enquiries.version,
      name: enquiries.name,
      email: enquiries.email,
      phone: enquiries.phone,
      serviceType: enquiries.serviceType,
      summary: sql<string>`left(${enquiries.message}, 240)`,
      source: enquiries.source,
      pickupAt: sql<string | null>`${enquiries.details}->>'pickup_date'`,
      createdAt: enquiries.createdAt,
      dueAt: sql<Date>`${enquiries.responseDueAt}`.mapWith(enquiries.responseDueAt),
      answeredAt: enquiries.answeredAt,
      escalatedAt: enquiries.escalatedAt,
      takenById: enquiries.takenBy,
      takenBy: users.name,
    })
    .from(enquiries)
    .leftJoin(users, eq(users.id, enquiries.takenBy))
    .where(and(...enquiryConditions(input)))
    .orderBy(...orderOf(ofEnquiry, input.filter))
    .limit(size);

export type QueuedRow = Awaited<ReturnType<typeof findQueuedEnquiries>>[number];

export const findQueuedRequests = (db: ReadDb, input: QueueRequest, size: number): Promise<QueuedRow[]> =>
  db
    .select({
      id: bookings.id,
      kind: sql<QueueKind>`'booking'`,
      reference: bookings.reference,
      state: sql<EnquiryState | BookingState>`${bookings.state}`,
      version: bookings.version,
      name: sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`,
      email: bookings.email,
      phone: bookings.phone,
      serviceType: sql<string>`coalesce(${bookings.service}, ${bookings.serviceType})`,
      summary: sql<string>`concat_ws(' → ', nullif(${bookings.pickupLocation}, ''), nullif(${bookings.destination}, ''))`,
      source: bookings.source,
      pickupAt: sql<string | null>`to_char(${bookings.pickupAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      createdAt: bookings.createdAt,
      dueAt: sql<Date>`${bookings.responseDueAt}`.mapWith(bookings.createdAt),
      answeredAt: bookings.answeredAt,
      escalatedAt: bookings.escalatedAt,
      takenById: bookings.takenBy,
      takenBy: users.name,
    })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.takenBy))
    .where(and(...bookingConditions(input)))
    .orderBy(...orderOf(ofBooking, input.filter))
    .limit(size);

/** How many wait, whatever the page shows. */
export async function countQueue(db: ReadDb, me: string, now: Date) {
  const of = (table: typeof enquiries | typeof bookings) => ({
    open: count(),
    unanswered: sql<number>`count(*) filter (where ${table.answeredAt} is null)`.mapWith(Number),
    mine: sql<number>`count(*) filter (where ${table.takenBy} = ${me}::uuid)`.mapWith(Number),
    breached:
      sql<number>`count(*) filter (where ${table.answeredAt} is null and ${table.responseDueAt} < ${now.toISOString()}::timestamptz)`.mapWith(
        Number,
      ),
  });
  const [waiting] = await db.select(of(enquiries)).from(enquiries).where(isOpenEnquiry);
  const [requests] = await db.select(of(bookings)).from(bookings).where(isRequested);
  const sum = (key: "open" | "unanswered" | "mine" | "breached") => (waiting?.[key] ?? 0) + (requests?.[key] ?? 0);
  return { open: sum("open"), unanswered: sum("unanswered"), mine: sum("mine"), breached: sum("breached") };
}
