import { serviceOptionName } from "#domain/company/catalogue.ts";
import { monthAround } from "#domain/corporate/month-of.ts";
import { dueOn } from "#domain/invoice/invoice-document.ts";
import { monthLines } from "#domain/invoice/month-billing.ts";
import { taxLines } from "#domain/money/vat.ts";
import { addDays, addHours, addMinutes, addMonths, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { BookingRow } from "../bookings.ts";
import type { DemoCompany } from "../demo-company.ts";
import type { SeedClock } from "../seed-clock.ts";
import { billingAddress } from "./billing-addresses.ts";
import { chargedFor } from "./charged-lines.ts";
import type { DemoDocument } from "./invoice-rows.ts";

/** So long after it was issued a company pays. */
const paysAfterDays = 20;

type Account = DemoCompany["companyAccounts"][number];

/** One invoice for each company and month that is over, by cost centre; all but the last are paid. */
export const monthDocuments = (company: DemoCompany, clock: SeedClock): DemoDocument[] =>
  company.companyAccounts.flatMap((account) => {
    const driven = company.bookings.filter(
      ({ organisationId, state, totalCents }) =>
        organisationId === account.organisationId && ["completed", "closed"].includes(state) && (totalCents ?? 0) > 0,
    );
    return [...Map.groupBy(driven, monthOf)]
      .map(([month, bookings]) => documentOf(company, account, { month, bookings }))
      .filter(({ issuedAt }) => issuedAt < clock.today);
  });

/** By the day its last trip starts. */
const monthOf = ({ pickupAt, returnAt }: BookingRow): string => localDateOf(returnAt ?? pickupAt).slice(0, 7);

type Month = { readonly month: string; readonly bookings: readonly BookingRow[] };

function documentOf(company: DemoCompany, account: Account, { month, bookings }: Month): DemoDocument {
  const { organisationId, legalName = "", billingEmail = "", termsDays = 30 } = account;
  const organisation = company.organisations.find(({ id }) => id === organisationId);
  const issuedAt = addMinutes(addHours(monthAround(addMonths(localDate(`${month}-01`), 1)).from, 5), 30);
  const said = (id: string) => company.companyBookings.find(({ bookingId }) => bookingId === id);
  const parts = bookings
    .map((booking) => {
      const { costCentre = "", purchaseOrder = "", project = "" } = said(booking.id) ?? {};
      return { booking, costCentre, purchaseOrder, project };
    })
    .toSorted(
      (a, b) => a.costCentre.localeCompare(b.costCentre) || a.booking.pickupAt.getTime() - b.booking.pickupAt.getTime(),
    );
  const lines = taxLines(
    parts.flatMap(({ booking, purchaseOrder, project }) =>
      monthLines(chargedFor(booking), booking.id, {
        reference: booking.reference,
        service: serviceOptionName(booking.serviceType),
        said: [purchaseOrder, project],
      }),
    ),
  );
  const total = lines.reduce((sum, { gross }) => sum + gross, 0);
  const isPaid = bookings.every(({ paidCents, totalCents }) => (paidCents ?? 0) >= (totalCents ?? 0));
  const paidAt = addHours(issuedAt, paysAfterDays * 24);
  return {
    buyer: buyerOf(),
    bookingId: null,
    issuedAt,
    lines,
    dueOn: dueOn(localDateOf(issuedAt), { isAccount: true, termsDays }),
    steps: [{ to: "sent", at: issuedAt }, ...(isPaid ? ([{ to: "paid", at: paidAt }] as const) : [])],
    ...(isPaid && {
      payment: {
        amountCents: total,
        method: "transfer",
        paymentId: null,
        paidOn: addDays(localDateOf(issuedAt), paysAfterDays),
      },
    }),
    more: { month },
    shares: parts.map(({ booking, ...words }, position) => ({
      bookingId: booking.id,
      position,
      ...words,
      billedCents: booking.totalCents ?? 0,
      paidCents: isPaid ? (booking.totalCents ?? 0) : 0,
    })),
  };

  function buyerOf() {
    const { name = "", vatNumber } = organisation ?? {};
    return { name: legalName || name, email: billingEmail, organisationId, ...billingAddress(name, vatNumber) };
  }
}
