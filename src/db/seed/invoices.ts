import type { invoices } from "#db/schema/invoices.ts";
import { serviceOptionFor } from "#domain/catalogue.ts";
import { addDays, addHours, localDateOf, localTime, momentOf } from "#domain/local-time.ts";
import { cents } from "#domain/money.ts";
import { invoiceKindFor, vatCodeOf, vatWithin } from "#domain/vat.ts";
import type { BookingRow } from "./bookings.ts";
import type { DemoCompany } from "./demo-company.ts";
import { demoCustomer } from "./people.ts";
import { random } from "./random.ts";
import type { SeedClock } from "./seed-clock.ts";

export type InvoiceRow = typeof invoices.$inferInsert;
type Buyer = { readonly name: string; readonly email: string; readonly organisationId: string | null };
type Billed = { readonly booking: BookingRow; readonly buyer: Buyer; readonly issuedAt: Date };

/** Accounts pay within thirty days; a guest has paid before travelling. */
const accountDays = 30;
const invoicesOfOneOrganisation = 6;

/** Invoices for what was driven for the demo customer, and the latest of the partners who have a demo account. */
export function invoiceRows(company: DemoCompany, clock: SeedClock): InvoiceRow[] {
  const luck = random("invoices");
  const billed = [...billedToCustomer(company), ...billedToPartners(company)]
    .filter(({ issuedAt }) => issuedAt < clock.today)
    .toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime() || (a.booking.id < b.booking.id ? -1 : 1));
  const numberOf = yearlyNumbers();
  return billed.map((each) => rowOf(each, { id: luck.id(each.issuedAt), number: numberOf(each.issuedAt) }, clock));
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

/** INV-2026-00001 and on, without a gap; every year begins anew. */
function yearlyNumbers(): (issuedAt: Date) => string {
  const used = new Map<string, number>();
  return (issuedAt) => {
    const year = localDateOf(issuedAt).slice(0, 4);
    const next = (used.get(year) ?? 0) + 1;
    used.set(year, next);
    return `INV-${year}-${String(next).padStart(5, "0")}`;
  };
}

function rowOf({ booking, buyer, issuedAt }: Billed, own: { id: string; number: string }, clock: SeedClock) {
  const total = cents(booking.totalCents ?? 0);
  const paidCents = booking.paidCents ?? 0;
  const code = vatCodeOf(serviceOptionFor(booking.serviceType) ?? "custom");
  const dueOn = addDays(localDateOf(issuedAt), buyer.organisationId ? accountDays : 0);
  return {
    ...own,
    kind: invoiceKindFor(total, code),
    state: stateOf({ isPaid: paidCents >= total, isLate: dueOn < localDateOf(clock.today) }),
    bookingId: booking.id,
    organisationId: buyer.organisationId,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    totalCents: total,
    vatCents: vatWithin(total, code),
    paidCents,
    issuedAt,
    dueOn,
    createdAt: issuedAt,
  };
}

function stateOf({ isPaid, isLate }: { isPaid: boolean; isLate: boolean }): InvoiceRow["state"] {
  if (isPaid) return "paid";
  return isLate ? "overdue" : "sent";
}
