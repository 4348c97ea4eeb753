import { and, asc, desc, eq, exists, gt, ilike, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { bankAllocations, bankImports, bankLines, payments } from "#db/schema/payments.ts";

export const pattern = (search: string) => `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

export type LineView = "open" | "matched" | "aside" | "all";
export type LineKey = { readonly day: string; readonly id: string };
export type LineFilter = { readonly view: LineView; readonly search: string; readonly after: LineKey | undefined };

const hasLeft = () => sql`${bankLines.allocatedCents} < ${bankLines.amountCents}`;

const views: Readonly<Record<LineView, () => SQL | undefined>> = {
  /** Received, with a part that is neither matched nor ignored. */
  open: () => and(isNull(bankLines.asideBy), hasLeft(), gt(bankLines.amountCents, 0)),
  matched: () => gt(bankLines.allocatedCents, 0),
  aside: () => isNotNull(bankLines.asideBy),
  all: () => undefined,
};

/** The booking or invoice that a part pays, or whose customer has the credit. */
const isItsBooking = or(eq(bookings.id, payments.bookingId), eq(bookings.id, payments.creditBookingId));
const isItsInvoice = or(eq(invoices.id, payments.invoiceId), eq(invoices.id, payments.creditInvoiceId));

const partsWith = (db: ReadDb) =>
  db
    .select({ id: bankAllocations.id })
    .from(bankAllocations)
    .innerJoin(payments, eq(payments.id, bankAllocations.paymentId))
    .leftJoin(bookings, isItsBooking)
    .leftJoin(invoices, isItsInvoice);

const names = (db: ReadDb, search: string) =>
  exists(
    partsWith(db).where(
      and(
        eq(bankAllocations.bankLineId, bankLines.id),
        or(ilike(bookings.reference, pattern(search)), ilike(invoices.number, pattern(search))),
      ),
    ),
  );

export const findBankLines = (db: ReadDb, { view, search, after }: LineFilter, limit: number) =>
  db
    .select()
    .from(bankLines)
    .where(
      and(
        views[view](),
        search === "" ? undefined : or(ilike(bankLines.description, pattern(search)), names(db, search)),
        after &&
          or(lt(bankLines.bookedOn, after.day), and(eq(bankLines.bookedOn, after.day), lt(bankLines.id, after.id))),
      ),
    )
    .orderBy(desc(bankLines.bookedOn), desc(bankLines.id))
    .limit(limit);

/** Unmatched amounts by day. */
export const findUnmatchedDays = (db: ReadDb) =>
  db
    .select({
      bookedOn: bankLines.bookedOn,
      lines: sql<number>`count(*)::int`,
      leftCents: sql<number>`sum(${bankLines.amountCents} - ${bankLines.allocatedCents})::float8`,
    })
    .from(bankLines)
    .where(views.open())
    .groupBy(bankLines.bookedOn);

/** The parts of these lines, each with its booking or invoice. */
export const findPartsOf = (db: ReadDb, lineIds: readonly string[]) =>
  lineIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          allocation: bankAllocations,
          reference: bookings.reference,
          invoiceNumber: invoices.number,
          isCredit: sql<boolean>`${or(isNotNull(payments.creditBookingId), isNotNull(payments.creditInvoiceId))}`,
          customer: sql<string>`coalesce(${bookings.firstName} || ' ' || ${bookings.lastName}, ${invoices.buyerName}, '')`,
        })
        .from(bankAllocations)
        .innerJoin(payments, eq(payments.id, bankAllocations.paymentId))
        .leftJoin(bookings, isItsBooking)
        .leftJoin(invoices, isItsInvoice)
        .where(inArray(bankAllocations.bankLineId, [...lineIds]))
        .orderBy(asc(bankAllocations.createdAt), asc(bankAllocations.id));

export type PartRow = Awaited<ReturnType<typeof findPartsOf>>[number];

/** A part with the line and the payment it belongs to. */
export async function findAllocation(db: ReadDb, id: string) {
  const [row] = await db.select().from(bankAllocations).where(eq(bankAllocations.id, id));
  return row;
}

export async function isMatched(db: ReadDb, paymentId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: bankAllocations.id })
    .from(bankAllocations)
    .where(eq(bankAllocations.paymentId, paymentId))
    .limit(1);
  return row !== undefined;
}

/** The ones of these payments that have a bank line. */
export async function findMatched(db: ReadDb, paymentIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (paymentIds.length === 0) return new Set();
  const rows = await db
    .select({ id: bankAllocations.paymentId })
    .from(bankAllocations)
    .where(inArray(bankAllocations.paymentId, [...paymentIds]));
  return new Set(rows.map(({ id }) => id));
}

export const findBankImports = (db: ReadDb) =>
  db
    .select({ one: bankImports, importer: users.name })
    .from(bankImports)
    .leftJoin(users, eq(users.id, bankImports.importedBy))
    .orderBy(desc(bankImports.createdAt), desc(bankImports.id))
    .limit(20);

export async function findBankLine(db: ReadDb, id: string) {
  const [row] = await db.select().from(bankLines).where(eq(bankLines.id, id));
  return row;
}
