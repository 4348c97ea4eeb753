import { type BookingState, bookingLifecycle } from "#domain/booking/booking-lifecycle.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import { statusToShow } from "#domain/booking/progress/booking-status.ts";
import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import { lateStates } from "#domain/invoice/invoice-lifecycle.ts";
import { countedText } from "#domain/pricing/line-text.ts";
import { accept, refuse } from "#domain/result.ts";
import { daysOfBooking } from "#domain/stay/service-days.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { noteLook } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { bookedExtra } from "../../journey-contract.ts";
import { findItems } from "../../server/cancel-views.ts";
import { messageToCaller } from "../../server/message-to-caller.ts";
import { findPaidByMonth } from "../../server/money-views.ts";
import { offerForBooking } from "../../server/offer-for-booking.ts";
import { countBookingsOf, findDeskOrigin } from "../../server/origin-views.ts";
import { priceNoShow } from "../../server/price-no-show.ts";
import {
  type DeskBooking,
  deskBooking,
  deskChange,
  deskDocument,
  deskEmail,
  deskInvoice,
  deskMove,
  deskNote,
  deskTrip,
} from "../detail-contract.ts";
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
  findDeskResales,
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
  return toWire(deskBooking, row, {
    email: shownEmail(row.email),
    days: daysOfBooking(row),
    ...bookingFacts.toWire(row),
    partner: row.partnerName,
    taken_by: row.takenByName,
    status: statusToShow(row.state, trips),
    possible_states: await possibleStates(ctx, row),
    caller_message: await messageToCaller(ctx, row),
    trace: (row.price?.trace ?? []).map((one) => ({
      text: countedText({ ...one, amount: one.delta }),
      rule: one.rule,
      delta_cents: one.delta,
    })),
    lines: (await findItems(db, row.id)).map((item) => ({
      code: item.code,
      text: countedText({ ...item, amount: item.amountCents }),
      amount_cents: item.amountCents,
      vat_code: item.vatCode,
    })),
    extras: row.extras.map((extra) => toWire(bookedExtra, extra)),
    extras_offered: await offerForBooking(ctx, row),
    trips: trips.map(tripOf),
    changes: (await findDeskChanges(db, row.id)).map((change) => toWire(deskChange, change)),
    ...(await pdfOf(db, row)),
    ...(await moneyHistory(db, row.id)),
    ...(await originOf(db, row)),
  });
}

/** Our team’s possible moves. A no-show is not offered for passengers who were driven or aren’t late yet. */
async function possibleStates(ctx: Context, { id, state }: DeskBookingRow): Promise<BookingState[]> {
  const possible = bookingLifecycle.allowed(state);
  if (!possible.includes("no_show")) return [...possible];
  const row = await findBookingRow(ctx.db, id);
  const isMissed = row !== undefined && (await priceNoShow(ctx, row)).ok;
  return possible.filter((to) => to !== "no_show" || isMissed);
}

function tripOf(trip: Awaited<ReturnType<typeof findDeskTrips>>[number]) {
  const { holdState, heldVehicle, heldPlate } = trip;
  const isHeld = holdState === "held" || holdState === "reserved";
  return toWire(deskTrip, trip, {
    hold: isHeld
      ? {
          state: holdState,
          vehicle: heldVehicle ?? "",
          plate: heldPlate ?? "",
          until: trip.holdUntil?.toISOString() ?? null,
        }
      : null,
  });
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
    emails: (await findDeskEmails(db, reference)).map((email) => toWire(deskEmail, email)),
    notes: (await findDeskNotes(db, id)).map((note) => toWire(deskNote, note)),
    documents: (await findDeskDocuments(db, id)).map((document) => toWire(deskDocument, document)),
    moves: (await findDeskMoves(db, id)).map((move) => toWire(deskMove, move)),
    actions: (await findDeskActions(db, id)).map(actionOf),
  };
}

async function moneyHistory(db: Db, id: string) {
  return {
    payments: withPaid(await findDeskPayments(db, id)),
    invoices: (await findDeskInvoices(db, id)).map(invoiceOf),
    refunds: withRefunded(await findDeskRefunds(db, id)),
    resales: (await findDeskResales(db, id)).map(({ waivedCents, refundCents, bookingId, at, ...one }) => ({
      ...one,
      is_freed_here: bookingId === id,
      waived_cents: waivedCents,
      refund_cents: refundCents,
      at: at.toISOString(),
    })),
    paid_by_month_cents: await findPaidByMonth(db, id),
  };
}

function invoiceOf(invoice: Awaited<ReturnType<typeof findDeskInvoices>>[number]) {
  return toWire(deskInvoice, invoice, {
    is_credit: invoice.kind === "credit_note",
    is_late: lateStates.some((state) => state === invoice.state),
    open_cents: dueAmount(invoice),
  });
}
