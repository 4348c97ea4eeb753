import { and, asc, desc, eq, gt, ilike, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookingStatus } from "#db/progress/booking-status.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { payments, refunds, transferProofs } from "#db/schema/payments.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { subquery } from "#db/subquery.ts";
import { refundStatesWaiting } from "#domain/payment/refund-lifecycle.ts";
import type { TimeKey } from "#platform/page-key.ts";

const customer = sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`;

/** The same file for another payment. */
const isReused = subquery<boolean>`exists (
  select 1 from transfer_proofs other
  where other.sha256 = ${transferProofs.sha256} and other.payment_id <> ${transferProofs.paymentId})`;
const isOnStatement = subquery<boolean>`exists (select 1 from bank_allocations part where part.payment_id = ${payments.id})`;

const listed = {
  proof: transferProofs,
  expectedCents: payments.amountCents,
  transferReference: payments.transferReference,
  reference: bookings.reference,
  customer,
  decider: users.name,
  isReused,
  isOnStatement,
};

export type ProofFilter = {
  readonly view: "waiting" | "decided";
  readonly search: string;
  readonly after: TimeKey | undefined;
};

export const findListedProofs = (db: ReadDb, filter: ProofFilter, limit: number) => {
  const direction = filter.view === "waiting" ? asc : desc;
  return db
    .select(listed)
    .from(transferProofs)
    .innerJoin(payments, eq(payments.id, transferProofs.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(users, eq(users.id, transferProofs.decidedBy))
    .where(and(...conditions(filter)))
    .orderBy(direction(transferProofs.createdAt), direction(transferProofs.id))
    .limit(limit);
};

export type ProofRecord = Awaited<ReturnType<typeof findListedProofs>>[number];

function conditions({ view, search, after }: ProofFilter): (SQL | undefined)[] {
  const isWaiting = view === "waiting";
  const beyond = isWaiting ? gt : lt;
  return [
    isWaiting ? eq(transferProofs.state, "submitted") : ne(transferProofs.state, "submitted"),
    search === "" ? undefined : matches(search),
    after &&
      or(
        beyond(transferProofs.createdAt, after.at),
        and(eq(transferProofs.createdAt, after.at), beyond(transferProofs.id, after.id)),
      ),
  ];
}

function matches(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return or(
    ilike(bookings.reference, pattern),
    ilike(customer, pattern),
    ilike(transferProofs.payer, pattern),
    ilike(payments.transferReference, pattern),
  );
}

export async function findOpenedProof(db: ReadDb, id: string) {
  const [row] = await db
    .select({
      ...listed,
      payment: payments,
      bookingId: bookings.id,
      bookingStatus,
      file: { name: storedFiles.name, type: storedFiles.type, size: storedFiles.size },
    })
    .from(transferProofs)
    .innerJoin(payments, eq(payments.id, transferProofs.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(users, eq(users.id, transferProofs.decidedBy))
    .leftJoin(storedFiles, eq(storedFiles.id, transferProofs.fileId))
    .where(eq(transferProofs.id, id));
  return row;
}

/** Where else the very same file was sent. */
export const findSameFile = (db: ReadDb, { sha256, paymentId }: { sha256: string; paymentId: string }) =>
  db
    .select({ reference: bookings.reference, state: transferProofs.state, sentAt: transferProofs.createdAt })
    .from(transferProofs)
    .innerJoin(payments, eq(payments.id, transferProofs.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(eq(transferProofs.sha256, sha256), ne(transferProofs.paymentId, paymentId)))
    .orderBy(desc(transferProofs.createdAt))
    .limit(20);

/** The payment a proof belongs to, which is locked before the proof is. */
export async function findPaymentOfProof(db: ReadDb, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ paymentId: transferProofs.paymentId })
    .from(transferProofs)
    .where(eq(transferProofs.id, id));
  return row?.paymentId;
}

const number = (query: SQL) => sql<number>`(${query})`.mapWith(Number);

/** What waits in each part of the payments page; each part has an index of just that. */
export async function countPaymentsWaiting(db: ReadDb, now: Date, noticesSince: Date) {
  const [row] = await db
    .select({
      proofs: number(sql`select count(*) from transfer_proofs where state = 'submitted'`),
      notices: number(
        sql`select count(*) from payment_notifications where verdict = 'quarantined' and received_at > ${noticesSince}`,
      ),
      bank: number(
        sql`select count(*) from bank_lines where aside_by is null and allocated_cents < amount_cents and amount_cents > 0`,
      ),
      refunds: number(sql`select count(*) from refunds where ${inArray(refunds.state, refundStatesWaiting)}`),
      cash: number(
        sql`select count(*) from payments join bookings on bookings.id = payments.booking_id
          where payments.method = 'cash'
            and ((payments.state = 'due_on_trip' and bookings.pickup_at < ${now}) or payments.state = 'collected')`,
      ),
    })
    .from(sql`(values (1)) as one (n)`);
  if (!row) throw new Error("Nothing was counted.");
  return row;
}
