import type { invoiceLines, invoiceMoves, invoicePayments, invoices, numberSeries } from "#db/schema/invoices.ts";
import { serviceOptionName } from "#domain/catalogue.ts";
import { defaultSettings } from "#domain/house-settings.ts";
import { documentNumber, dueOn, invoiceKindFor, seriesName } from "#domain/invoice-document.ts";
import { linesOfBooking } from "#domain/invoice-lines.ts";
import { addDays, addHours, localDateOf, localTime, momentOf } from "#domain/local-time.ts";
import { add, cents } from "#domain/money.ts";
import { codesThatCount, type TaxedLine, taxLines } from "#domain/vat.ts";
import type { BookingRow } from "./bookings.ts";
import type { DemoCompany } from "./demo-company.ts";
import { demoCustomer } from "./people.ts";
import { random } from "./random.ts";
import type { SeedClock } from "./seed-clock.ts";

export type InvoiceRow = typeof invoices.$inferInsert;
type LineRow = typeof invoiceLines.$inferInsert;
type Luck = ReturnType<typeof random>;
type Buyer = { readonly name: string; readonly email: string; readonly organisationId: string | null };
type Billed = { readonly booking: BookingRow; readonly buyer: Buyer; readonly issuedAt: Date };
type Written = {
  readonly invoice: InvoiceRow;
  readonly lines: readonly LineRow[];
  readonly moves: readonly (typeof invoiceMoves.$inferInsert)[];
  readonly payments: readonly (typeof invoicePayments.$inferInsert)[];
};

const invoicesOfOneOrganisation = 6;

/** Invoices for what was driven for the demo customer, and the latest of the partners who have a demo account. */
export function demoInvoices(company: DemoCompany, clock: SeedClock) {
  const luck = random("invoices");
  const billed = [...billedToCustomer(company), ...billedToPartners(company)]
    .filter(({ issuedAt }) => issuedAt < clock.today)
    .toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime() || (a.booking.id < b.booking.id ? -1 : 1));
  const numbers = yearlyNumbers();
  const written = billed.map((each) => writtenOf(each, numbers.next(each.issuedAt), luck, clock));
  return {
    invoices: written.map(({ invoice }) => invoice),
    invoiceLines: written.flatMap(({ lines }) => lines),
    invoiceMoves: written.flatMap(({ moves }) => moves),
    invoicePayments: written.flatMap(({ payments }) => payments),
    numberSeries: numbers.series(),
  };
}

const isDriven = ({ state }: BookingRow) => state === "completed" || state === "closed";

function billedToCustomer({ bookings }: DemoCompany): Billed[] {
  const { firstName, lastName, email } = demoCustomer;
  const buyer = { name: `${firstName} ${lastName}`, email, organisationId: null };
  return bookings
    .filter((booking) => booking.email === email && isDriven(booking))
    .map((booking) => ({ booking, buyer, issuedAt: issueOf(booking) }));
}

function billedToPartners({ bookings, organisations, organisationMembers, users }: DemoCompany): Billed[] {
  const billedKinds = ["hotel", "travel_agency", "corporate"];
  return organisationMembers.flatMap(({ organisationId, userId }) => {
    const organisation = organisations.find(({ id, kind }) => id === organisationId && billedKinds.includes(kind));
    const member = users.find(({ id }) => id === userId);
    if (!organisation || !member) return [];
    const buyer = { name: organisation.name, email: member.email, organisationId };
    return bookings
      .filter((booking) => booking.organisationId === organisationId && isDriven(booking))
      .toSorted((a, b) => b.pickupAt.getTime() - a.pickupAt.getTime())
      .slice(0, invoicesOfOneOrganisation)
      .map((booking) => ({ booking, buyer, issuedAt: issueOf(booking) }));
  });
}

/** At nine on the day after the last drive. */
const issueOf = ({ pickupAt, returnAt }: BookingRow): Date =>
  momentOf(addDays(localDateOf(addHours(returnAt ?? pickupAt, 12)), 1), localTime("09:00"));

/** INV-2026-00001 and on, without a gap; every year begins anew. The series then goes on where this ends. */
function yearlyNumbers() {
  const used = new Map<string, number>();
  return {
    next(issuedAt: Date): string {
      const series = seriesName("INV", localDateOf(issuedAt));
      const count = (used.get(series) ?? 0) + 1;
      used.set(series, count);
      return documentNumber(series, count);
    },
    series: (): (typeof numberSeries.$inferInsert)[] => [...used].map(([name, last]) => ({ name, next: last + 1 })),
  };
}

function writtenOf(billed: Billed, number: string, luck: Luck, clock: SeedClock): Written {
  const { booking, issuedAt } = billed;
  const lines = linesOf(booking);
  const invoice = { ...rowOf(billed, lines, clock), id: luck.id(issuedAt), number };
  const moved = { invoiceId: invoice.id, actor: "system", createdAt: issuedAt };
  const paid = { method: booking.paymentMethod ?? "online", paidOn: localDateOf(issuedAt), recordedBy: "system" };
  return {
    invoice,
    lines: lines.map((line, position) => ({
      id: luck.id(issuedAt),
      invoiceId: invoice.id,
      position,
      text: line.text,
      serviceOn: line.serviceOn,
      quantity: line.quantity,
      unitCents: line.unit,
      vatCode: line.vatCode,
      netCents: line.net,
      vatCents: line.vat,
      grossCents: line.gross,
      bookingId: booking.id,
    })),
    moves: [
      { ...moved, id: luck.id(issuedAt), fromState: "draft", toState: "issued" },
      ...(invoice.state === "issued"
        ? []
        : [{ ...moved, id: luck.id(issuedAt), fromState: "issued" as const, toState: invoice.state }]),
    ],
    payments:
      invoice.paidCents > 0
        ? [
            {
              ...paid,
              id: luck.id(issuedAt),
              invoiceId: invoice.id,
              amountCents: invoice.paidCents,
              createdAt: issuedAt,
            },
          ]
        : [],
  };
}

/** As the price was worked out; a price that was not is one line, or a tour's two. */
function linesOf(booking: BookingRow): TaxedLine[] {
  const isTour = booking.serviceType === "day_tour";
  const lines = linesOfBooking({
    total: cents(booking.totalCents ?? 0),
    service: serviceOptionName(booking.serviceType),
    isTour,
    serviceOn: localDateOf(booking.pickupAt),
    items: (booking.price?.lines ?? []).map(({ text, amount, vat }) => ({ text, amount, vatCode: vat })),
  });
  return taxLines(codesThatCount(lines, defaultSettings.tax, { isTour }));
}

function rowOf({ booking, buyer, issuedAt }: Billed, lines: readonly TaxedLine[], clock: SeedClock) {
  const { tax, company } = defaultSettings;
  const totalCents = booking.totalCents ?? 0;
  const paidCents = booking.paidCents ?? 0;
  const due = dueOn(localDateOf(issuedAt), { isAccount: buyer.organisationId !== null });
  return {
    kind: invoiceKindFor({ isVendor: tax.isVendor, lines }),
    state: stateOf({ isPaid: paidCents >= totalCents, isLate: due < localDateOf(clock.today) }),
    bookingId: booking.id,
    organisationId: buyer.organisationId,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    totalCents,
    vatCents: add(...lines.map(({ vat }) => vat)),
    paidCents,
    issuedAt,
    dueOn: due,
    seller: {
      name: company.legalName,
      address: company.address,
      registrationNumber: company.registrationNumber,
      vatNumber: tax.vatNumber,
    },
    buyer: { name: buyer.name, email: buyer.email },
    sentAt: issuedAt,
    createdAt: issuedAt,
  };
}

function stateOf({ isPaid, isLate }: { isPaid: boolean; isLate: boolean }): InvoiceRow["state"] {
  if (isPaid) return "paid";
  return isLate ? "overdue" : "sent";
}
