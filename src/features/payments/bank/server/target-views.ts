import { and, desc, eq, gt, ilike, inArray, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { toSettleCents as openCents } from "#db/booking-balance.ts";
import type { ReadDb } from "#db/connect.ts";
import { claimedByMonth } from "#db/corporate/month-billing-views.ts";
import { openCents as invoiceOpen } from "#db/invoice-balance.ts";
import { issuedInOneRow } from "#db/money/reissued-invoices.ts";
import { bookingStatus } from "#db/progress/booking-status.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payments } from "#db/schema/payments.ts";
import { subquery } from "#db/subquery.ts";
import { unsettledStates } from "#domain/invoice/invoice-balance.ts";
import type { NamedInvoice } from "#domain/payment/named-in-line.ts";
import type { PaymentState } from "#domain/payment/payment-lifecycle.ts";
import { pattern } from "./views.ts";

const customer = sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`;
const invoiceNumbers = subquery<string | null>`(select string_agg(billed.number, ', ' order by billed.number)
  from invoices billed where billed.booking_id = ${bookings.id} and billed.kind <> 'credit_note' and billed.state <> 'draft')`;

/** Without an agreed price nothing can be paid. */
export const unpriced = ["draft", "requested", "quoted"] as const;

export type TargetSearch = {
  readonly search: string;
  /** An amount typed into the search. */
  readonly searchCents: number | undefined;
  readonly amountCents: number;
  /** The line’s own text. */
  readonly text: string;
  readonly references: readonly string[];
  readonly invoices: readonly NamedInvoice[];
};

/** Whether the line contains this name. Names of two letters would occur in too many lines. */
const isIn = (text: string, name: SQL | typeof bookings.lastName | typeof invoices.buyerName) =>
  sql<boolean>`(length(${name}) >= 3 and position(lower(${name}) in lower(${text})) > 0)`;

/** It has an announced transfer that no line has confirmed. */
const isAnnounced = subquery<boolean>`exists (select 1 from payments announced where announced.booking_id = ${bookings.id}
  and announced.method = 'transfer' and announced.state in ('awaiting_proof', 'proof_submitted'))`;

export const numberOf = ({ year, count }: NamedInvoice) => `INV-${year ?? "%"}-${String(count).padStart(5, "0")}`;

/** By its own number or that of an invoice it replaced, which may be the only one the payer has. */
const numbered = (named: readonly NamedInvoice[]): SQL | undefined =>
  or(
    ...named.map((one) => ilike(invoices.number, numberOf(one))),
    ...named.map(
      (one) => subquery<boolean>`(${invoices.reissueOf} is not null and exists (select from invoices former
        where former.id in ${issuedInOneRow} and former.number ilike ${numberOf(one)}))`,
    ),
  );

const referencesBilled = (db: ReadDb, named: readonly NamedInvoice[]) =>
  db
    .select({ id: invoices.bookingId })
    .from(invoices)
    .where(and(numbered(named), ne(invoices.kind, "credit_note")));

const targets = 12;

/** Not on a monthly invoice; the money would belong to that invoice. */
export const isPaidAlone = eq(claimedByMonth, 0);

/** Bookings that a line may pay: named ones in any state, and those with an open amount. */
export const findBookingTargets = (db: ReadDb, targetSearch: TargetSearch) => {
  const { search, searchCents, amountCents, text, references, invoices: named } = targetSearch;
  const isPayer = isIn(text, bookings.lastName);
  const isNamed = or(
    references.length > 0 ? inArray(bookings.reference, [...references]) : undefined,
    named.length > 0 ? inArray(bookings.id, referencesBilled(db, named)) : undefined,
  );
  const isMeant =
    search === ""
      ? undefined
      : or(
          ilike(bookings.reference, pattern(search)),
          ilike(customer, pattern(search)),
          ilike(bookings.email, pattern(search)),
          searchCents === undefined ? undefined : sql`${openCents} = ${searchCents}`,
          isNamed,
        );
  return db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      state: bookingStatus,
      pickupAt: bookings.pickupAt,
      customer,
      openCents,
      invoiceNumbers,
      isNamed: sql<boolean>`coalesce(${isNamed ?? sql`false`}, false)`,
      isPayer,
      isAnnounced,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.isTest, false),
        notInArray(bookings.state, [...unpriced]),
        isPaidAlone,
        or(isNamed, gt(openCents, 0)),
        isMeant,
      ),
    )
    .orderBy(
      desc(sql`coalesce(${isNamed ?? sql`false`}, false)`),
      desc(sql`${openCents} = ${amountCents}`),
      desc(isPayer),
      desc(sql`${bookings.state} = 'awaiting_payment'`),
      desc(bookings.createdAt),
    )
    .limit(targets);
};

/** The monthly invoice that includes a named booking. */
const isMonthOf = (references: readonly string[]) => subquery<boolean>`exists (select from invoice_bookings share
  join bookings on bookings.id = share.booking_id where share.invoice_id = ${invoices.id}
    and share.billed_cents > share.credited_cents and bookings.reference in ${[...references]})`;

/** Invoices without a booking; a booking's own invoice is paid through the booking. */
export const findInvoiceTargets = (db: ReadDb, targetSearch: TargetSearch) => {
  const { search, searchCents, amountCents, text, references, invoices: named } = targetSearch;
  const isPayer = isIn(text, invoices.buyerName);
  const isNamed = or(
    named.length > 0 ? numbered(named) : undefined,
    references.length > 0 ? isMonthOf(references) : undefined,
  );
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      state: invoices.state,
      dueOn: invoices.dueOn,
      buyerName: invoices.buyerName,
      openCents: invoiceOpen,
      isNamed: sql<boolean>`coalesce(${isNamed ?? sql`false`}, false)`,
      isPayer,
    })
    .from(invoices)
    .where(
      and(
        isNull(invoices.bookingId),
        ne(invoices.kind, "credit_note"),
        inArray(invoices.state, [...unsettledStates]),
        gt(invoiceOpen, 0),
        search === ""
          ? undefined
          : or(
              ilike(invoices.number, pattern(search)),
              ilike(invoices.buyerName, pattern(search)),
              searchCents === undefined ? undefined : sql`${invoiceOpen} = ${searchCents}`,
              isNamed,
            ),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${isNamed ?? sql`false`}, false)`),
      desc(sql`${invoiceOpen} = ${amountCents}`),
      desc(isPayer),
      invoices.dueOn,
    )
    .limit(targets);
};

const unmatched = subquery<boolean>`not exists (select 1 from bank_allocations part where part.payment_id = ${payments.id})`;

/** Transfers accepted on a proof that still need their bank line. */
export const findVerifiedTransfers = (db: ReadDb, { search, amountCents, text, references }: TargetSearch) =>
  db
    .select({
      payment: payments,
      reference: bookings.reference,
      customer,
      pickupAt: bookings.pickupAt,
      isPayer: isIn(text, bookings.lastName),
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(
        eq(payments.method, "transfer"),
        eq(payments.state, "verified"),
        eq(payments.amountCents, amountCents),
        unmatched,
        search === ""
          ? undefined
          : or(
              ilike(bookings.reference, pattern(search)),
              ilike(customer, pattern(search)),
              references.length > 0 ? inArray(bookings.reference, [...references]) : undefined,
            ),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(targets);

/** A booking’s amount due, by reference. */
export async function findOpenOf(db: ReadDb, reference: string): Promise<number | undefined> {
  const [row] = await db.select({ openCents }).from(bookings).where(eq(bookings.reference, reference));
  return row?.openCents;
}

/** The existing bookings among these references. */
export const findBookingsNamed = (db: ReadDb, references: readonly string[]) =>
  references.length === 0
    ? Promise.resolve([])
    : db
        .select({ reference: bookings.reference, state: bookings.state, isTest: bookings.isTest, claimedByMonth })
        .from(bookings)
        .where(inArray(bookings.reference, [...references]));

/** Invoices by their own number or that of one they replaced, whatever their status. */
export const findInvoicesWritten = (db: ReadDb, named: readonly NamedInvoice[]) =>
  named.length === 0
    ? Promise.resolve([])
    : db
        .select({
          number: invoices.number,
          numbers: subquery<string[]>`array(select one.number from invoices one where one.id in ${issuedInOneRow})`,
          bookingId: invoices.bookingId,
          reference: bookings.reference,
        })
        .from(invoices)
        .leftJoin(bookings, eq(bookings.id, invoices.bookingId))
        .where(
          and(numbered(named), ne(invoices.kind, "credit_note"), notInArray(invoices.state, ["draft", "credited"])),
        );

/** The invoices a line names; a number may exist in several years. */
export const findInvoicesNamed = (db: ReadDb, named: readonly NamedInvoice[]) =>
  named.length === 0
    ? Promise.resolve([])
    : db
        .select({ number: invoices.number, bookingId: invoices.bookingId, reference: bookings.reference })
        .from(invoices)
        .leftJoin(bookings, eq(bookings.id, invoices.bookingId))
        .where(and(numbered(named), ne(invoices.kind, "credit_note"), inArray(invoices.state, [...unsettledStates])))
        .limit(targets);

/** Transfers that no bank line has confirmed, most likely first. */
export const matchableStates: readonly PaymentState[] = [
  "verified",
  "proof_submitted",
  "awaiting_proof",
  "rejected",
  "expired",
];
