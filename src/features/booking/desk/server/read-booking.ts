import { type BookingState, bookingLifecycle } from "#domain/booking/booking-lifecycle.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import { statusToShow } from "#domain/booking/progress/booking-status.ts";
import { vehicleClassName } from "#domain/company/catalogue.ts";
import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import { lateStates } from "#domain/invoice/invoice-lifecycle.ts";
import { countedText } from "#domain/pricing/line-text.ts";
import { accept, refuse } from "#domain/result.ts";
import { daysOfBooking } from "#domain/stay/service-days.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { noteLook } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { findItems } from "../../server/cancel-views.ts";
import { messageToCaller } from "../../server/message-to-caller.ts";
import { findPaidByMonth } from "../../server/money-views.ts";
import { countBookingsOf, findDeskOrigin } from "../../server/origin-views.ts";
import { priceNoShow } from "../../server/price-no-show.ts";
import type { DeskBooking } from "../detail-contract.ts";
import { actionOf, withPaid, withRefunded } from "./sum-amounts.ts";
import {
  type DeskBookingRow,
  findBookingRow,
  findDeskActions,
  findDeskBooking,
  findDeskChanges,
  findDeskDocuments,
  findDeskEmails,
  findDeskInvoices,
  findDeskMoves,
  findDeskNotes,
  findDeskPayments,
  findDeskRefunds,
  findDeskTrips,
} from "./views.ts";

export async function readBooking(ctx: Context, { reference }: { reference: string }) {
  const row = await findDeskBooking(ctx.db, reference.toUpperCase());
  if (!row) return refuse("not_found");
  noteLook(ctx, { action: "booking.viewed", kind: "booking", id: row.id });
  return accept(await describeDesk(ctx, row));
}

async function describeDesk(ctx: Context, row: DeskBookingRow): Promise<DeskBooking> {
  const { db } = ctx;
  const trips = await findDeskTrips(db, row.id);
  return {
    ...factsOf(row),
    status: statusToShow(row.state, trips),
    possible_states: await possibleStates(ctx, row),
    caller_message: await messageToCaller(ctx, row),
    ...moneyFacts(row),
    lines: (await findItems(db, row.id)).map((item) => ({
      code: item.code,
      text: countedText({ ...item, amount: item.amountCents }),
      amount_cents: item.amountCents,
      vat_code: item.vatCode,
    })),
    trips: trips.map(tripOf),
    changes: (await findDeskChanges(db, row.id)).map(({ differenceCents, decidedAt, at, ...change }) => ({
      ...change,
      difference_cents: differenceCents,
      at: at.toISOString(),
      decided_at: decidedAt?.toISOString() ?? null,
    })),
    ...(await pdfOf(db, row)),
    ...(await moneyHistory(db, row.id)),
    ...(await originOf(db, row)),
  };
}

/** Our team’s possible moves. A no-show is not offered for passengers who were driven or aren’t late yet. */
async function possibleStates(ctx: Context, { id, state }: DeskBookingRow): Promise<BookingState[]> {
  const possible = bookingLifecycle.allowed(state);
  if (!possible.includes("no_show")) return [...possible];
  const row = await findBookingRow(ctx.db, id);
  const isMissed = row !== undefined && (await priceNoShow(ctx, row)).ok;
  return possible.filter((to) => to !== "no_show" || isMissed);
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

const factsOf = (row: DeskBookingRow) => ({
  id: row.id,
  reference: row.reference,
  version: row.version,
  state: row.state,
  is_test: row.isTest,
  light: row.light,
  source: row.source,
  first_name: row.firstName,
  last_name: row.lastName,
  email: shownEmail(row.email),
  phone: row.phone,
  service_type: row.serviceType,
  offer: row.offer,
  option_title: row.optionTitle,
  pickup_location: row.pickupLocation,
  destination: row.destination,
  pickup_at: row.pickupAt.toISOString(),
  return_at: iso(row.returnAt),
  days: daysOfBooking(row),
  passengers: row.passengers,
  bags: row.bags,
  child_seats: row.childSeats,
  child_seat_sizes: row.childSeatSizes,
  extra_stops: [...row.extraStops],
  vehicle_class: row.vehicleClass,
  hire_unit: row.hireUnit,
  hire_hours: row.hireHours,
  package_days: row.packageDays,
  ...bookingFacts.toWire(row),
  partner: row.partnerName,
  affiliate_id: row.affiliateId,
  taken_by: row.takenByName,
  response_due_at: iso(row.responseDueAt),
  answered_at: iso(row.answeredAt),
  hold_until: iso(row.holdUntil),
  amendment: row.amendment,
  cancelled_reason: row.cancelledReason,
  created_at: row.createdAt.toISOString(),
});

const moneyFacts = (row: DeskBookingRow) => ({
  money: row.money,
  payment_method: row.paymentMethod,
  total_cents: row.totalCents,
  vat_cents: row.vatCents,
  paid_cents: row.paidCents,
  refunded_cents: row.refundedCents,
  fee_cents: row.feeCents,
  tariff_version: row.tariffVersion,
  override_reason: row.overrideReason,
  trace: (row.price?.trace ?? []).map((one) => ({
    text: countedText({ ...one, amount: one.delta }),
    rule: one.rule,
    delta_cents: one.delta,
  })),
});

function tripOf(trip: Awaited<ReturnType<typeof findDeskTrips>>[number]) {
  const { holdState, heldVehicle, heldPlate } = trip;
  const isHeld = holdState === "held" || holdState === "reserved";
  return {
    id: trip.id,
    version: trip.version,
    leg: trip.leg,
    part: trip.part,
    vehicles: trip.vehicles,
    continues: trip.continues,
    passengers: trip.passengers,
    bags: trip.bags,
    child_seats: trip.childSeats,
    child_seat_sizes: trip.childSeatSizes,
    state: trip.state,
    pickup_location: trip.pickupLocation,
    destination: trip.destination,
    pickup_at: trip.pickupAt.toISOString(),
    planned_end: trip.plannedEnd.toISOString(),
    vehicle_kind: vehicleClassName(trip.vehicleClass),
    price_cents: trip.priceCents,
    fee_cents: trip.feeCents,
    driver: trip.driver,
    plate: trip.plate,
    hold: isHeld
      ? { state: holdState, vehicle: heldVehicle ?? "", plate: heldPlate ?? "", until: iso(trip.holdUntil) }
      : null,
  };
}

type Db = Context["db"];

async function originOf(db: Db, { reference, email }: DeskBookingRow) {
  const origin = await findDeskOrigin(db, reference);
  return {
    quote: origin ? { id: origin.id, number: origin.number, version: origin.version } : null,
    enquiry: origin?.enquiryId && origin.enquiry ? { id: origin.enquiryId, reference: origin.enquiry } : null,
    customer_bookings: await countBookingsOf(db, email),
  };
}

async function pdfOf(db: Db, { id, reference }: DeskBookingRow) {
  return {
    emails: (await findDeskEmails(db, reference)).map(describeMessage),
    notes: (await findDeskNotes(db, id)).map(dated),
    documents: (await findDeskDocuments(db, id)).map(({ fileId, fileName, contentType, ...document }) => ({
      ...dated(document),
      file_id: fileId,
      file_name: fileName,
      content_type: contentType,
    })),
    moves: (await findDeskMoves(db, id)).map(({ fromState, toState, ...move }) => ({
      ...dated(move),
      from_state: fromState,
      to_state: toState,
    })),
    actions: (await findDeskActions(db, id)).map(actionOf),
  };
}

async function moneyHistory(db: Db, id: string) {
  return {
    payments: withPaid(await findDeskPayments(db, id)),
    invoices: (await findDeskInvoices(db, id)).map(invoiceOf),
    refunds: withRefunded(await findDeskRefunds(db, id)),
    paid_by_month_cents: await findPaidByMonth(db, id),
  };
}

function invoiceOf(invoice: Awaited<ReturnType<typeof findDeskInvoices>>[number]) {
  return {
    id: invoice.id,
    number: invoice.number,
    state: invoice.state,
    is_credit: invoice.kind === "credit_note",
    is_monthly: invoice.isMonthly,
    is_late: lateStates.some((state) => state === invoice.state),
    total_cents: invoice.totalCents,
    open_cents: dueAmount(invoice),
    issued_at: invoice.issuedAt.toISOString(),
    due_on: invoice.dueOn,
  };
}

function describeMessage({ deliveredAt, readAt, costCents, ...row }: DeskMessageRow) {
  const delivered_at = deliveredAt?.toISOString() ?? null;
  const read_at = readAt?.toISOString() ?? null;
  return { ...dated(row), delivered_at, read_at, cost_cents: costCents };
}
type DeskMessageRow = Awaited<ReturnType<typeof findDeskEmails>>[number];

const dated = <T extends { at: Date }>({ at, ...rest }: T) => ({ ...rest, at: at.toISOString() });
