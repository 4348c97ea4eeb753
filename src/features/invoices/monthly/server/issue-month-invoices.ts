import { apportion } from "#domain/invoice/invoice-document.ts";
import { lastMonth, monthLines } from "#domain/invoice/month-billing.ts";
import { cents } from "#domain/money/money.ts";
import { type ChargedLine, codesThatCount } from "#domain/money/vat.ts";
import { chargeFor, owesFeeOnly } from "#domain/payment/booking-balance.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { findBilledBookingById } from "../../server/booking-views.ts";
import { billingOf, buyerOf } from "../../server/describe-billing.ts";
import { issueInvoice } from "../../server/issue-invoice.ts";
import { insertShares } from "../../server/month-share-store.ts";
import { findSharesOf } from "../../server/month-share-views.ts";
import { lockBilling, lockMonthBilling } from "../../server/store.ts";
import { findMonthBookings, findMonthlyCompanies, hasMonth, type MonthBooking } from "./views.ts";

/**
 * Issues one invoice per company for everything completed on its account by the end of last month and not
 * billed yet. It runs every day and issues once; trips that end later are on the next invoice.
 */
export async function issueMonthInvoices(ctx: Context): Promise<void> {
  const { month, until } = lastMonth(localDateOf(ctx.now));
  for (const { id } of await findMonthlyCompanies(ctx.db)) await issueMonth(ctx, id, { month, until });
}

type Month = ReturnType<typeof lastMonth>;

async function issueMonth(ctx: Context, organisationId: string, { month, until }: Month): Promise<void> {
  await lockMonthBilling(ctx.db, organisationId);
  if (await hasMonth(ctx.db, organisationId, month)) return;
  const ids = (await findMonthBookings(ctx.db, organisationId, until)).map(({ id }) => id);
  // All locks are taken before the number, because another transaction that holds a booking may be waiting
  // for the series.
  for (const id of ids.toSorted()) await lockBilling(ctx.db, id);
  const parts: Part[] = [];
  for (const result of await findMonthBookings(ctx.db, organisationId, until)) {
    const part = ids.includes(result.id) ? await partOf(ctx, result) : undefined;
    if (part) parts.push(part);
  }
  const [first] = parts;
  if (!first) return;
  const invoice = await issueInvoice(ctx, {
    settings: first.billing.settings,
    buyer: await buyerOf(ctx, first.booking, { organisationId }),
    // Each line has the VAT code that applies.
    lines: parts.flatMap(({ lines }) => lines),
    isTour: false,
    bookingId: null,
    organisationId,
    month,
    isAccount: true,
    termsDays: first.booking.termsDays,
  });
  await insertShares(
    ctx.db,
    parts.map(({ monthBooking: { id: bookingId, reference: _, ...said }, lines }, position) => ({
      invoiceId: invoice.id,
      bookingId,
      position,
      ...said,
      billedCents: lines.reduce((sum, { unit }) => sum + unit, 0),
    })),
  );
  await recordAudit(ctx, {
    action: "invoice.month_issued",
    subject: { kind: "invoice", id: invoice.id },
    details: { number: invoice.number, month, bookings: parts.length, totalCents: invoice.totalCents },
  });
}

type Part = NonNullable<Awaited<ReturnType<typeof partOf>>>;

/** A booking’s part of the invoice: all of it, or what was not billed before. */
async function partOf(ctx: Context, monthBooking: MonthBooking) {
  const booking = await findBilledBookingById(ctx.db, monthBooking.id);
  const owed = booking ? (chargeFor(booking) ?? 0) : 0;
  const before = (await findSharesOf(ctx.db, monthBooking.id)).reduce((sum, { openCents }) => sum + openCents, 0);
  if (!booking || owed <= before) return undefined;
  // A fee is taxed like the trip.
  const billing = await billingOf(ctx, { ...booking, state: "confirmed" });
  const priced = codesThatCount(billing.lines, billing.settings.tax, billing);
  const isAll = before === 0 && !owesFeeOnly(booking);
  const charged: ChargedLine[] = isAll
    ? priced
    : apportion(
        cents(owed - before),
        priced.map(({ vatCode, unit, quantity, serviceOn, tripId = null }) => ({
          vatCode,
          serviceOn,
          tripId,
          gross: cents(unit * quantity),
        })),
        { text: "", serviceOn: localDateOf(booking.pickupAt) },
      );
  const said = [monthBooking.purchaseOrder, monthBooking.project, ...(isAll ? [] : [whyPart(booking.state, before)])];
  const { reference } = booking;
  const lines = monthLines(charged, monthBooking.id, {
    reference,
    service: booking.serviceName,
    said,
  });
  return { monthBooking, booking, billing, lines };
}

function whyPart(state: string, before: number): string {
  if (before > 0) return "change of price";
  return state === "no_show" ? "no-show fee" : "cancellation fee";
}
