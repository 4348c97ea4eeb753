import { and, desc, eq, gte, ilike, inArray, lt, or, type SQL } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { paymentNotifications, payments } from "#db/schema/payments.ts";
import type { TimeKey } from "#platform/page-key.ts";
import type { NotificationVerdict } from "../contract.ts";

export type NotificationFilter = {
  readonly verdicts: readonly NotificationVerdict[] | undefined;
  readonly search: string;
  readonly from: Date | undefined;
  readonly until: Date | undefined;
  readonly after: TimeKey | undefined;
};

export const findNotifications = (db: ReadDb, filter: NotificationFilter, limit: number) =>
  db
    .select({ notice: paymentNotifications, reference: bookings.reference, invoiceNumber: invoices.number })
    .from(paymentNotifications)
    .leftJoin(payments, eq(payments.id, paymentNotifications.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(...conditions(filter)))
    .orderBy(desc(paymentNotifications.receivedAt), desc(paymentNotifications.id))
    .limit(limit);

export type NotificationRecord = Awaited<ReturnType<typeof findNotifications>>[number];

function conditions({ verdicts, search, from, until, after }: NotificationFilter): (SQL | undefined)[] {
  const { receivedAt, id, verdict } = paymentNotifications;
  return [
    verdicts && inArray(verdict, [...verdicts]),
    from && gte(receivedAt, from),
    until && lt(receivedAt, until),
    search === "" ? undefined : matches(search),
    after && or(lt(receivedAt, after.at), and(eq(receivedAt, after.at), lt(id, after.id))),
  ];
}

/** A forged message belongs to no payment, so its text is searched too. */
function matches(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return or(
    eq(paymentNotifications.providerPaymentId, search),
    ilike(bookings.reference, pattern),
    ilike(paymentNotifications.raw, pattern),
  );
}

export async function findOpenedNotification(db: ReadDb, id: string) {
  const [row] = await db
    .select({
      notice: paymentNotifications,
      reference: bookings.reference,
      invoiceNumber: invoices.number,
      bookingState: bookings.state,
      payment: { id: payments.id, state: payments.state, amountCents: payments.amountCents },
    })
    .from(paymentNotifications)
    .leftJoin(payments, eq(payments.id, paymentNotifications.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(eq(paymentNotifications.id, id));
  return row;
}

export const findReplays = (db: ReadDb, { id, paymentId }: { id: string; paymentId: string | null }) =>
  db
    .select({
      id: paymentNotifications.id,
      receivedAt: paymentNotifications.receivedAt,
      verdict: paymentNotifications.verdict,
    })
    .from(paymentNotifications)
    .where(
      and(
        eq(paymentNotifications.replayOf, id),
        paymentId === null ? undefined : eq(paymentNotifications.paymentId, paymentId),
      ),
    )
    .orderBy(desc(paymentNotifications.receivedAt))
    .limit(20);

export async function findNotification(db: ReadDb, id: string) {
  const [row] = await db.select().from(paymentNotifications).where(eq(paymentNotifications.id, id));
  return row;
}

type GatewayStatus = { readonly provider: string; readonly providerPaymentId: string; readonly status: string };

/** Whether the same notification was accepted before. */
export async function wasAccepted(
  db: ReadDb,
  { provider, providerPaymentId, status }: GatewayStatus,
): Promise<boolean> {
  const [row] = await db
    .select({ id: paymentNotifications.id })
    .from(paymentNotifications)
    .where(
      and(
        eq(paymentNotifications.provider, provider),
        eq(paymentNotifications.providerPaymentId, providerPaymentId),
        eq(paymentNotifications.status, status),
        eq(paymentNotifications.verdict, "accepted"),
      ),
    );
  return row !== undefined;
}
