import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import { mayChange, mayChangeOutbound } from "#domain/booking/booking-change.ts";
import { hasTripAhead } from "#domain/booking/booking-outlook.ts";
import { standardPolicy } from "#domain/booking/cancellation.ts";
import { restDueOf } from "#domain/booking/deposit.ts";
import { resold } from "#domain/booking/resale.ts";
import { bookingBalance } from "#domain/payment/booking-balance.ts";
import { paymentSummary } from "#domain/payment/payment-summary.ts";
import { countedText } from "#domain/pricing/line-text.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { bookedExtra } from "../../journey-contract.ts";
import { findWeatherOf, priceCancellation } from "../../server/cancel-legs.ts";
import { findItems } from "../../server/cancel-views.ts";
import { findChangesOf } from "../../server/change-views.ts";
import { showChange } from "../../server/describe-change.ts";
import type { BookingRow } from "../../server/move-store.ts";
import { offerForBooking } from "../../server/offer-for-booking.ts";
import { findVehicleClasses } from "../../server/selling-views.ts";
import { type SelfBooking, selfBooking, type selfServiceContract } from "../contract.ts";
import { describeBooking } from "./describe-booking.ts";
import { openBooking } from "./open-booking.ts";
import { mayPay } from "./page-bookings.ts";
import { canBeRebooked } from "./rebook-booking.ts";
import { findClaimedByMonth, findDocumentsOf, findInvoicesOf, findRefundsOf } from "./views.ts";

/** A booking for anyone who may open it. */
export async function readMyBooking(ctx: Context, input: ParsedOf<typeof selfServiceContract.readMyBooking>) {
  const opened = await openBooking(ctx, { reference: input.reference, code: input.code ?? null });
  if (!opened.ok) return opened;
  if (opened.value.state === "draft") return refuse("not_found");
  return accept(await describeMyBooking(ctx, opened.value));
}

type OpenedBooking = BookingRow & { readonly isOfMyOrganisation?: boolean };

/** A booking with its price, its money and the customer’s options. */
export async function describeMyBooking(ctx: Context, booking: OpenedBooking): Promise<SelfBooking> {
  const userId = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  const owners = [booking.bookerId, userId];
  const detail = await describeBooking(ctx, booking, owners);
  const policy = booking.policy ?? standardPolicy;
  const payment = paymentOf(booking);
  const classes = await findVehicleClasses(ctx.db);
  const shownInvoices = await invoicesFor(ctx, booking);
  const mayCancel = (await priceCancellation(ctx, booking, { legs: null, code: "CUSTOMER_PLANS", isOurTeam: false }))
    .ok;
  return toWire(selfBooking, booking, {
    ...detail,
    vehicle_choices: classes
      .filter(({ id, state }) => state === "on_sale" || id === detail.vehicle_class)
      .map(({ id, name, most }) => ({ id, name, most })),
    extras: booking.extras.map((extra) => toWire(bookedExtra, extra)),
    extras_offered: await offerForBooking(ctx, booking),
    hold_until:
      booking.state === "awaiting_payment" && !booking.isTest ? (booking.holdUntil?.toISOString() ?? null) : null,
    lines: (await findItems(ctx.db, booking.id)).map((item) => ({
      text: countedText({ ...item, amount: item.amountCents }),
      amount_cents: item.amountCents,
    })),
    trace: (booking.price?.trace ?? []).map((one) => ({
      text: countedText({ ...one, amount: one.delta }),
      delta_cents: one.delta,
    })),
    payment,
    policy: {
      free_hours: policy.freeHours,
      late_share: policy.lateShare,
      no_show_share: policy.noShowShare,
      grace_minutes: policy.graceMinutes,
    },
    refunds: (await findRefundsOf(ctx.db, booking.id)).map(({ amountCents, state, at, reasonCode }) => ({
      amount_cents: amountCents,
      state,
      at: at.toISOString(),
      is_paid_twice: reasonCode === "PAID_TWICE",
      is_resale: reasonCode === resold,
    })),
    changes: (await findChangesOf(ctx.db, booking.id)).map((change) =>
      showChange(booking, change, { owners, classes }),
    ),
    documents: (await findDocumentsOf(ctx.db, booking.id)).map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    awaits_invoice: awaitsInvoice(booking) && shownInvoices.length === 0,
    invoices: shownInvoices.map(({ isSupplement, isMonthly, totalCents, issuedAt, ...invoice }) => ({
      ...invoice,
      is_supplement: isSupplement,
      is_monthly: isMonthly,
      total_cents: totalCents,
      issued_at: issuedAt.toISOString(),
    })),
    weather: mayCancel
      ? (await findWeatherOf(ctx, booking, { code: "WEATHER" })).map(({ day, reason }) => ({ day, reason }))
      : [],
    may: {
      pay: mayPay({ ...booking, billedByMonthCents: await findClaimedByMonth(ctx.db, booking.id) }, ctx.now),
      change: mayChange(booking.state) && booking.amendment !== "proposed_by_customer",
      change_outbound: mayChangeOutbound(booking, ctx.now),
      cancel: mayCancel,
      revive: booking.state === "expired" && canBeRebooked(booking, ctx.now),
      card: hasTripAhead(booking.state, detail.trips),
    },
  });
}

/** Paid by our own customer: its invoice is issued automatically, a moment after the payment. */
const awaitsInvoice = ({ state, paidCents, organisationId, isTest }: BookingRow): boolean =>
  paidCents > 0 && organisationId === null && !isTest && (state === "confirmed" || state === "in_progress");

/** Only the company sees what it pays, not the guest who has the code. */
async function invoicesFor(ctx: Context, { id, organisationId, isOfMyOrganisation = false }: OpenedBooking) {
  const isOurTeam = mayDo("view_invoices", partiesOf(ctx.actor), "other");
  return organisationId === null || isOfMyOrganisation || isOurTeam ? findInvoicesOf(ctx.db, id) : [];
}

/** An account booking is paid by invoice, and a test booking not at all. */
function paymentOf(booking: BookingRow): SelfBooking["payment"] {
  const { refundedCents, depositCents, feeCents, paymentMethod } = booking;
  const isPaidHere = paymentMethod !== "account" && !booking.isTest;
  return {
    summary: paymentSummary(booking),
    due_cents: isPaidHere ? bookingBalance(booking).dueCents : 0,
    deposit_cents: depositCents,
    rest_due_at: restDueOf(booking)?.toISOString() ?? null,
    refunded_cents: refundedCents,
    fee_cents: feeCents,
    way: paymentMethod,
  };
}
