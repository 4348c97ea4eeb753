import { and, asc, desc, eq, gt, gte, ilike, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bareReference } from "#db/contact-keys.ts";
import { bookingStatus } from "#db/progress/booking-status.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { bankLines, payments, transferProofs } from "#db/schema/payments.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { subquery } from "#db/subquery.ts";
import { drawnPart } from "#domain/booking/booking-reference.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
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

/** Other bookings for which the identical file was sent. */
export const findSameFile = (db: ReadDb, { sha256, paymentId }: { sha256: string; paymentId: string }) =>
  db
    .select({ reference: bookings.reference, state: transferProofs.state, sentAt: transferProofs.createdAt })
    .from(transferProofs)
    .innerJoin(payments, eq(payments.id, transferProofs.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(eq(transferProofs.sha256, sha256), ne(transferProofs.paymentId, paymentId)))
    .orderBy(desc(transferProofs.createdAt))
    .limit(20);

/** The payment of a proof, which is locked before the proof. */
export async function findPaymentOfProof(db: ReadDb, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ paymentId: transferProofs.paymentId })
    .from(transferProofs)
    .where(eq(transferProofs.id, id));
  return row?.paymentId;
}

type Likeness = {
  readonly paymentId: string;
  readonly reference: string;
  readonly amounts: readonly number[];
  readonly since: LocalDate;
};

/**
 * Bank lines that could be a proof’s money: matched to it, naming its booking, or unmatched with the same
 * amount.
 */
export const findLinesLike = (db: ReadDb, { paymentId, reference, amounts, since }: Likeness) => {
  const drawn = `%${drawnPart(reference)}%`;
  const isNamed = sql`${bareReference(bankLines.description)} like ${drawn}`;
  const isIts = sql<boolean>`exists (select 1 from bank_allocations part
    where part.bank_line_id = bank_lines.id and part.payment_id = ${paymentId})`;
  return db
    .select({ line: bankLines, isTied: isIts })
    .from(bankLines)
    .where(
      and(
        gt(bankLines.amountCents, 0),
        or(
          isIts,
          and(
            gte(bankLines.bookedOn, since),
            isNull(bankLines.asideBy),
            lt(bankLines.allocatedCents, bankLines.amountCents),
            or(isNamed, inArray(bankLines.amountCents, [...amounts])),
          ),
        ),
      ),
    )
    .orderBy(desc(isIts), desc(isNamed), asc(bankLines.bookedOn))
    .limit(8);
};
