import { and, asc, desc, eq, gt, gte, ilike, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { bankImports, bankLines, paymentMoves, payments } from "#db/schema/payments.ts";
import { subquery } from "#db/subquery.ts";
import type { LocalDate } from "#domain/local-time.ts";
import type { PaymentState } from "#domain/payment-lifecycle.ts";

const customer = sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`;
const pattern = (search: string) => `%${search.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;

export type LineView = "open" | "matched" | "aside" | "all";
export type LineKey = { readonly day: string; readonly id: string };
export type LineFilter = { readonly view: LineView; readonly search: string; readonly after: LineKey | undefined };

/** What is neither tied nor put aside, and came in. */
const open = () => and(isNull(bankLines.paymentId), isNull(bankLines.matchedBy), gt(bankLines.amountCents, 0));

const views: Readonly<Record<LineView, () => SQL | undefined>> = {
  open,
  matched: () => isNotNull(bankLines.paymentId),
  aside: () => and(isNull(bankLines.paymentId), isNotNull(bankLines.matchedBy)),
  all: () => undefined,
};

export const findBankLines = (db: ReadDb, { view, search, after }: LineFilter, limit: number) =>
  db
    .select({ line: bankLines, reference: bookings.reference })
    .from(bankLines)
    .leftJoin(payments, eq(payments.id, bankLines.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(
        views[view](),
        search === ""
          ? undefined
          : or(ilike(bankLines.description, pattern(search)), ilike(bookings.reference, pattern(search))),
        after &&
          or(lt(bankLines.bookedOn, after.day), and(eq(bankLines.bookedOn, after.day), lt(bankLines.id, after.id))),
      ),
    )
    .orderBy(desc(bankLines.bookedOn), desc(bankLines.id))
    .limit(limit);

export type FoundLine = Awaited<ReturnType<typeof findBankLines>>[number];

/** Transfers a statement may still speak of, in the order in which they are thought of. */
export const matchableStates: readonly PaymentState[] = [
  "verified",
  "proof_submitted",
  "awaiting_proof",
  "rejected",
  "expired",
];

const untied = subquery<boolean>`not exists (select 1 from bank_lines tied where tied.payment_id = ${payments.id})`;
const matchable = () => and(eq(payments.method, "transfer"), inArray(payments.state, [...matchableStates]), untied);

/** The transfers of some bookings that no line is tied to. */
export const findMatchable = (db: ReadDb, references: readonly string[]) =>
  references.length === 0
    ? Promise.resolve([])
    : db
        .select({
          id: payments.id,
          state: payments.state,
          amountCents: payments.amountCents,
          reference: bookings.reference,
        })
        .from(payments)
        .innerJoin(bookings, eq(bookings.id, payments.bookingId))
        .where(and(inArray(bookings.reference, [...references]), matchable()))
        .orderBy(desc(payments.createdAt), desc(payments.id));

export type Matchable = Awaited<ReturnType<typeof findMatchable>>[number];

export async function findKnownReferences(db: ReadDb, references: readonly string[]): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set();
  const rows = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(inArray(bookings.reference, [...references]));
  return new Set(rows.map(({ reference }) => reference));
}

type Wish = { readonly search: string; readonly amountCents: number; readonly named: string | undefined };

/** For a person to choose from: the booking it names, then the same amount, then the latest. */
export const findToMatch = (db: ReadDb, { search, amountCents, named = "" }: Wish) =>
  db
    .select({ payment: payments, reference: bookings.reference, customer })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(
        matchable(),
        search === "" ? undefined : or(ilike(bookings.reference, pattern(search)), ilike(customer, pattern(search))),
      ),
    )
    .orderBy(
      desc(sql`${bookings.reference} = ${named}`),
      desc(sql`${payments.amountCents} = ${amountCents}`),
      desc(payments.createdAt),
    )
    .limit(12);

type Likeness = {
  readonly paymentId: string;
  readonly reference: string;
  readonly amounts: readonly number[];
  readonly since: LocalDate;
};

/** Lines that could be the money of a proof: tied to it, naming its booking, or of the same amount and not tied. */
export const findLinesLike = (db: ReadDb, { paymentId, reference, amounts, since }: Likeness) => {
  const drawn = `%${reference.replace("-", "")}%`;
  const names = sql`regexp_replace(upper(${bankLines.description}), '[^A-Z0-9]', '', 'g') like ${drawn}`;
  return db
    .select()
    .from(bankLines)
    .where(
      and(
        gte(bankLines.bookedOn, since),
        gt(bankLines.amountCents, 0),
        or(
          eq(bankLines.paymentId, paymentId),
          and(
            isNull(bankLines.paymentId),
            isNull(bankLines.matchedBy),
            or(names, inArray(bankLines.amountCents, [...amounts])),
          ),
        ),
      ),
    )
    .orderBy(desc(sql`${bankLines.paymentId} is not null`), desc(names), asc(bankLines.bookedOn))
    .limit(8);
};

export const findBankImports = (db: ReadDb) =>
  db
    .select({ one: bankImports, importer: users.name })
    .from(bankImports)
    .leftJoin(users, eq(users.id, bankImports.importedBy))
    .orderBy(desc(bankImports.createdAt), desc(bankImports.id))
    .limit(20);

/** Whether it was this line that made the payment count. */
export async function wasReceivedBy(db: ReadDb, paymentId: string, reason: string): Promise<boolean> {
  const [found] = await db
    .select({ id: paymentMoves.id })
    .from(paymentMoves)
    .where(
      and(eq(paymentMoves.paymentId, paymentId), eq(paymentMoves.toState, "verified"), eq(paymentMoves.reason, reason)),
    )
    .limit(1);
  return found !== undefined;
}

export async function isPaymentTied(db: ReadDb, paymentId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(eq(bankLines.paymentId, paymentId))
    .limit(1);
  return found !== undefined;
}

export async function findBankLine(db: ReadDb, id: string) {
  const [row] = await db.select().from(bankLines).where(eq(bankLines.id, id));
  return row;
}
