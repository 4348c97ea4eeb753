import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { refundSubjects } from "#db/money/refund-subjects.ts";
import { bookingChanges, bookings } from "#db/schema/booking.ts";
import { enquiries, tasks } from "#db/schema/crm.ts";
import { incidents, lostItems, tripDisputes } from "#db/schema/incidents.ts";
import { invoices } from "#db/schema/invoices.ts";
import { organisations } from "#db/schema/partners.ts";
import { paymentNotifications, payments, refunds } from "#db/schema/payments.ts";
import { quotes } from "#db/schema/quotes.ts";
import { ratings } from "#db/schema/reviews.ts";
import { trips } from "#db/schema/trips.ts";

/** A task's subject is text; only what looks like an id is compared with ids. */
const uuidIn = (pattern: string) => sql`substring(${tasks.subjectId} from ${pattern})::uuid`;
const subjectId = uuidIn("^[0-9a-f]{8}-[0-9a-f-]{27}$");
/** `<change>:<leg>` names the change a trip was moved by. */
const changeId = uuidIn("^([0-9a-f]{8}-[0-9a-f-]{27})(?::[0-9]+)?$");
/** A trip or invoice, or `<trip>:<moment>` if help may be needed more than once. */
const leadingId = uuidIn("^([0-9a-f]{8}-[0-9a-f-]{27})(?::.*)?$");
const isAbout = (...kinds: string[]) =>
  sql`${tasks.subjectKind} in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;

const tasksShown = 200;

/** Open tasks that no one has snoozed, the most urgent first, each with the reference or number of what it is about. */
export const findTasksOpen = (db: ReadDb, now: Date) =>
  db
    .select({
      id: tasks.id,
      kind: tasks.kind,
      title: tasks.title,
      subjectKind: tasks.subjectKind,
      subjectId: tasks.subjectId,
      dueAt: tasks.dueAt,
      createdAt: tasks.createdAt,
      reference: sql<string | null>`coalesce(${bookings.reference}, refunded.reference)`,
      enquiryId: enquiries.id,
      invoiceNumber: invoices.number,
      quoteId: quotes.id,
      quoteNumber: quotes.number,
      gatewayNumber: paymentNotifications.providerPaymentId,
      organisation: organisations.kind,
    })
    .from(tasks)
    .leftJoin(
      refunds,
      and(isAbout("refund"), sql`(${refunds.id} = ${subjectId} or ${refunds.key} = ${tasks.subjectId})`),
    )
    .leftJoin(sql`${refundSubjects} refunded`, sql`refunded.refund_id = ${refunds.id}`)
    .leftJoin(bookingChanges, and(isAbout("booking_change", "trip_change"), eq(bookingChanges.id, changeId)))
    .leftJoin(paymentNotifications, and(isAbout("payment_notification"), eq(paymentNotifications.id, subjectId)))
    .leftJoin(payments, eq(payments.id, paymentNotifications.paymentId))
    .leftJoin(invoices, and(isAbout("invoice"), eq(invoices.id, leadingId)))
    .leftJoin(enquiries, and(isAbout("enquiry"), eq(enquiries.reference, tasks.subjectId)))
    .leftJoin(quotes, and(isAbout("quote"), eq(quotes.bookingReference, tasks.subjectId), eq(quotes.state, "accepted")))
    .leftJoin(ratings, and(isAbout("rating"), eq(ratings.id, subjectId)))
    .leftJoin(incidents, and(isAbout("incident"), eq(incidents.id, subjectId)))
    .leftJoin(lostItems, and(isAbout("lost_item"), eq(lostItems.id, subjectId)))
    .leftJoin(tripDisputes, and(isAbout("trip_dispute"), eq(tripDisputes.id, subjectId)))
    .leftJoin(organisations, and(isAbout("partner", "company"), eq(organisations.id, subjectId)))
    .leftJoin(trips, and(isAbout("trip"), eq(trips.id, leadingId)))
    .leftJoin(
      bookings,
      sql`case when ${isAbout("booking")} then ${bookings.reference} = ${tasks.subjectId}
        else ${bookings.id} = coalesce(${refunds.bookingId}, ${bookingChanges.bookingId}, ${payments.bookingId}, ${trips.bookingId}, ${ratings.bookingId},
          ${incidents.bookingId}, ${lostItems.bookingId}, ${tripDisputes.bookingId}) end`,
    )
    .where(
      and(eq(tasks.state, "open"), isNull(tasks.doneAt), or(isNull(tasks.snoozedUntil), lte(tasks.snoozedUntil, now))),
    )
    .orderBy(sql`${tasks.dueAt} asc nulls last`, tasks.id)
    .limit(tasksShown);

export type OpenTask = Awaited<ReturnType<typeof findTasksOpen>>[number];
