import type { lockedMonths } from "#db/schema/invoices.ts";
import { apportion, dueOn } from "#domain/invoice/invoice-document.ts";
import { bookMonth } from "#domain/invoice/month-locks.ts";
import { cents } from "#domain/money/money.ts";
import { type TaxedLine, taxLines } from "#domain/money/vat.ts";
import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import { addDays, addHours, localDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { BookingRow } from "../bookings.ts";
import type { DemoCompany } from "../demo-company.ts";
import { demoCustomer } from "../people/people.ts";
import { random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";
import { monthDocuments } from "./billed-months.ts";
import { billingAddress, billingDetails, customersBilling } from "./billing-addresses.ts";
import { chargedFor } from "./charged-lines.ts";
import { type Buyer, type DemoDocument, type InvoiceRow, rowsOf, yearlyNumbers } from "./invoice-rows.ts";
import { type Chapter, storiedDocuments } from "./invoice-stories.ts";

type Billed = { readonly booking: BookingRow; readonly buyer: Buyer; readonly issuedAt: Date };

const invoicesOfOneOrganisation = 6;

/**
 * Invoices for what was driven: for the demo customer, the latest of the partners who have a demo account, and every
 * guest who has paid; and for every fee of what was cancelled late or missed. What our team billed manually is late, taken back or not issued yet.
 */
export function demoInvoices(company: DemoCompany, clock: SeedClock) {
  const billed = [...billedToCustomer(company), ...billedToPartners(company)];
  const fees = company.bookings.filter(owesFee).map((booking) => ({ document: feeDocument(booking, company) }));
  const chapters = [
    ...[...billed, ...billedToGuests(company, clock, new Set(billed.map(({ booking }) => booking.id)))]
      .filter(({ issuedAt }) => issuedAt < clock.today)
      .map((one) => ({ document: documentOf(one, company) })),
    ...fees.filter(({ document }) => document.issuedAt < clock.today),
    ...monthDocuments(company, clock).map((document) => ({ document })),
    ...storiedDocuments(company, clock),
  ].toSorted((a, b) => timeOf(a) - timeOf(b) || (idOf(a) < idOf(b) ? -1 : 1));
  const written = numbered(chapters);
  const invoices = written.rows.map(({ invoice }) => invoice);
  return {
    invoices,
    invoiceLines: written.rows.flatMap(({ lines }) => lines),
    invoiceBookings: written.rows.flatMap(({ shares }) => shares),
    invoiceMoves: written.rows.flatMap(({ moves }) => moves),
    invoicePayments: written.rows.flatMap(({ payments }) => payments),
    numberSeries: written.series,
    invoiceDetails: billingDetails(company, clock),
    lockedMonths: closedMonths(invoices, company, clock),
  };
}

const timeOf = ({ document }: Chapter) => document.issuedAt.getTime();
const idOf = ({ document }: Chapter) => document.bookingId ?? document.buyer.name;

function numbered(chapters: readonly Chapter[]) {
  const luck = random("invoices");
  const numbers = yearlyNumbers();
  const ids = new Map<DemoDocument, string>();
  const rows = chapters.map(({ document, credits }) => {
    const { isDraft } = document;
    const number = isDraft ? "" : numbers.next(credits ? "CN" : "INV", document.issuedAt);
    const written = rowsOf(document, number, luck);
    ids.set(document, written.invoice.id);
    const { id } = written.invoice;
    const creditsId = (credits && ids.get(credits)) ?? null;
    return { ...written, invoice: { ...written.invoice, creditsId, ...(isDraft && { number: `DRAFT-${id}` }) } };
  });
  return { rows, series: numbers.series() };
}

/** The books of last month are still open; all before it is closed. */
function closedMonths(
  invoices: readonly InvoiceRow[],
  { users }: DemoCompany,
  clock: SeedClock,
): (typeof lockedMonths.$inferInsert)[] {
  const thisMonth = localDate(`${bookMonth(localDateOf(clock.today))}-01`);
  const lastMonth = bookMonth(addDays(thisMonth, -1));
  const months = new Set(invoices.map(({ issuedAt }) => bookMonth(localDateOf(issuedAt))));
  const lockedBy = users.find(({ email }) => email === "admin@demo.example")?.id ?? null;
  return [...months]
    .filter((month) => month < lastMonth)
    .map((month) => ({ month, lockedBy, lockedAt: momentOf(localDate(`${lastMonth}-05`), localTime("16:10")) }));
}

const isDriven = ({ state }: BookingRow) => state === "completed" || state === "closed";

function billedToCustomer({ bookings }: DemoCompany): Billed[] {
  const { firstName, lastName, email } = demoCustomer;
  const buyer = { name: `${firstName} ${lastName}`, email, organisationId: null, ...customersBilling };
  return bookings
    .filter((booking) => booking.email === email && isDriven(booking))
    .map((booking) => ({ booking, buyer, issuedAt: issueOf(booking) }));
}

function billedToPartners({ bookings, organisations, organisationMembers, users }: DemoCompany): Billed[] {
  const billedKinds = ["hotel", "travel_agency"];
  return organisationMembers.flatMap(({ organisationId, userId }) => {
    const organisation = organisations.find(({ id, kind }) => id === organisationId && billedKinds.includes(kind));
    const member = users.find(({ id }) => id === userId);
    if (!organisation || !member) return [];
    const { name, vatNumber } = organisation;
    const buyer = { name, email: member.email, organisationId, ...billingAddress(name, vatNumber) };
    return bookings
      .filter((booking) => booking.organisationId === organisationId && isDriven(booking))
      .toSorted((a, b) => b.pickupAt.getTime() - a.pickupAt.getTime())
      .slice(0, invoicesOfOneOrganisation)
      .map((booking) => ({ booking, buyer, issuedAt: issueOf(booking) }));
  });
}

/** So long our team leaves what was driven before it bills it. */
const unbilledDays = 4;

/** The payer is billed; what was driven these days is still to be. */
function billedToGuests({ bookings }: DemoCompany, clock: SeedClock, known: ReadonlySet<string>): Billed[] {
  return bookings
    .filter((booking) => isDriven(booking) && !booking.isTest && !known.has(booking.id))
    .filter(({ source }) => source !== "corporate")
    .filter(({ totalCents, paidCents }) => (totalCents ?? 0) > 0 && (paidCents ?? 0) >= (totalCents ?? 0))
    .map((booking) => {
      const { firstName, lastName, email } = booking;
      const buyer = { name: `${firstName} ${lastName}`, email, organisationId: null };
      return { booking, buyer, issuedAt: issueOf(booking) };
    })
    .filter(({ issuedAt }) => issuedAt < addHours(clock.today, -24 * unbilledDays));
}

/** At nine on the day after the last drive. */
const issueOf = ({ pickupAt, returnAt }: BookingRow): Date =>
  momentOf(addDays(localDateOf(addHours(returnAt ?? pickupAt, 12)), 1), localTime("09:00"));

function documentOf({ booking, buyer, issuedAt }: Billed, { payments }: DemoCompany): DemoDocument {
  const paidCents = booking.paidCents ?? 0;
  const isPaid = paidCents >= (booking.totalCents ?? 0);
  const received = payments.find(
    ({ bookingId, state, amountCents }) => bookingId === booking.id && isReceived(state) && amountCents === paidCents,
  );
  return {
    buyer,
    bookingId: booking.id,
    issuedAt,
    lines: linesOf(booking),
    dueOn: dueOn(localDateOf(issuedAt), { isAccount: buyer.organisationId !== null }),
    steps: [{ to: isPaid ? "paid" : "sent", at: issuedAt }],
    ...(paidCents > 0 && {
      payment: {
        amountCents: paidCents,
        // An account is settled by transfer in the end.
        method: booking.paymentMethod === "account" ? "transfer" : (booking.paymentMethod ?? "online"),
        paidOn: localDateOf(issuedAt),
        paymentId: received?.id ?? null,
      },
    }),
  };
}

const linesOf = (booking: BookingRow): TaxedLine[] => taxLines(chargedFor(booking));

/** A company has its fees on its monthly invoice. */
const owesFee = ({ state, feeCents, isTest, source }: BookingRow): boolean =>
  (state === "cancelled" || state === "no_show") && (feeCents ?? 0) > 0 && !isTest && source !== "corporate";

/** Billed with the news of it, and paid by what was kept of the payment, where there was one. */
function feeDocument(booking: BookingRow, { payments, organisations }: DemoCompany): DemoDocument {
  const fee = booking.feeCents ?? 0;
  const issuedAt = booking.cancelledAt ?? booking.updatedAt;
  const kept = Math.min(fee, (booking.paidCents ?? 0) - (booking.refundedCents ?? 0));
  const received = payments.find(({ bookingId, state }) => bookingId === booking.id && isReceived(state));
  const organisation = organisations.find(({ id }) => id === booking.organisationId);
  const name = organisation?.name ?? `${booking.firstName} ${booking.lastName}`;
  const address = organisation ? billingAddress(organisation.name, organisation.vatNumber) : {};
  const buyer = { name, email: booking.email, organisationId: organisation?.id ?? null, ...address };
  return {
    buyer,
    bookingId: booking.id,
    issuedAt,
    lines: feeLines(booking, fee),
    dueOn: dueOn(localDateOf(issuedAt), { isAccount: organisation !== undefined }),
    steps: [{ to: kept >= fee ? "paid" : "sent", at: issuedAt }],
    ...(kept > 0 && {
      payment: {
        amountCents: kept,
        method: booking.paymentMethod ?? "online",
        paidOn: localDateOf(issuedAt),
        paymentId: received?.id ?? null,
      },
    }),
  };
}

/** Taxed as the trip would have been. */
function feeLines(booking: BookingRow, fee: number): TaxedLine[] {
  const { state, reference } = booking;
  const text =
    state === "no_show"
      ? `Booking ${reference}, no-show: fee`
      : `Booking ${reference} cancelled late: cancellation fee`;
  const parts = chargedFor(booking).map(({ vatCode, unit, quantity }) => ({ vatCode, gross: cents(unit * quantity) }));
  return taxLines(apportion(cents(fee), parts, { text, serviceOn: localDateOf(booking.pickupAt) }));
}
