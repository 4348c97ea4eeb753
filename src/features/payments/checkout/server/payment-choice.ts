import { childSeatsValue } from "#domain/booking/child-seats.ts";
import { restDueOf } from "#domain/booking/deposit.ts";
import { isReachable } from "#domain/booking/hold-limits.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { splitLimits, splitTimes } from "#domain/payment/bill-shares.ts";
import { owesFeeOnly, priceToSettle } from "#domain/payment/booking-balance.ts";
import { transferReference } from "#domain/payment/transfer-reference.ts";
import { accept, type Result } from "#domain/result.ts";
import { daysOfBooking } from "#domain/stay/service-days.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { findCardsOf } from "../../server/card-views.ts";
import { describeBank } from "../../server/describe-bank.ts";
import { busyWith, type Standing, standingOf } from "../../server/describe-payment.ts";
import type { Gateway } from "../../server/gateways/open-gateway.ts";
import type { OpenedBooking, Opening } from "../../server/open-payment.ts";
import { findSplit } from "../../server/split-views.ts";
import { findAttempts, findSettings } from "../../server/views.ts";
import { bookingToPay, type PaymentChoice } from "../contract.ts";
import { describeLatest } from "./describe-attempt.ts";
import { openWays } from "./open-ways.ts";
import { findVehicleOf } from "./views.ts";

/** A booking’s price, the amount due, and the payment methods. */
export async function paymentChoice(
  ctx: Context,
  opening: Opening,
): Promise<Result<PaymentChoice, "not_found" | "locked">> {
  const opened = await ctx.bookings.open(ctx, opening);
  if (!opened.ok) return opened;

  const booking = opened.value;
  const [attempts, settings, vehicle] = await Promise.all([
    findAttempts(ctx.db, booking.id),
    findSettings(ctx.db),
    findVehicleOf(ctx.db, booking.id),
  ]);
  const standing = standingOf(booking, attempts, ctx.now);
  const gateway = ctx.outside.gateway;
  return accept(
    toWire(bookingToPay, booking, {
      board_name: `${booking.firstName} ${booking.lastName}`.trim(),
      days: daysOfBooking(booking),
      child_seats: booking.childSeats > 0 ? childSeatsValue(booking.childSeats, booking.childSeatSizes) : "",
      answer_due_at: booking.answeredAt ? null : (booking.responseDueAt?.toISOString() ?? null),
      vehicle_kind: vehicle?.kind ?? null,
      sold_drawing: vehicle?.drawing ?? null,
      sold_picture: vehicle?.picture ?? null,
      phase: standing.phase,
      total_cents: priceToSettle(booking),
      is_fee: owesFeeOnly(booking) && booking.feeCents > 0,
      paid_cents: standing.paid,
      due_cents: standing.now,
      balance_cents: standing.all,
      rest_due_at: restDueOf(booking)?.toISOString() ?? null,
      ways: await openWays(ctx, { booking, settings, standing, gateway }),
      cash_at_most_cents: settings.paymentWays.cashAtMostCents,
      hold_hours_transfer: settings.policies.holdHoursTransfer,
      hold_minutes: settings.policies.holdMinutesOnline,
      is_contact_confirmed: isReachable(booking),
      bank: describeBank(settings, transferReference(booking.reference)),
      attempt: await describeLatest(ctx, attempts),
      busy_with: busyWith(attempts, ctx.now),
      gateway: gateway?.mode ?? null,
      cancellation_grace_minutes: booking.policy?.graceMinutes ?? settings.policies.graceMinutes,
      free_cancellation_hours: booking.policy?.freeHours ?? settings.policies.freeHours,
      late_cancellation_share: booking.policy?.lateShare ?? settings.policies.lateShare,
      cards: await cardsFor(ctx, gateway),
      wallets: gateway ? settings.paymentWays.wallets.map(({ code, label }) => ({ code, label })) : [],
      may_save_card: gateway !== undefined && ctx.actor.kind === "person",
      split:
        (await findSplit(ctx.db, booking.id))?.split.endedAt === null
          ? "open"
          : splitOf(ctx, { booking, settings, standing, gateway }),
    }),
  );
}

/** The payer’s own, if they are signed in. */
async function cardsFor(ctx: Context, gateway: Gateway | undefined): Promise<PaymentChoice["cards"]> {
  if (ctx.actor.kind !== "person" || !gateway) return [];
  const cards = await findCardsOf(ctx.db, ctx.actor.userId);
  return cards
    .filter(({ provider }) => provider === gateway.provider)
    .flatMap(({ id, savedAt }) => (savedAt ? [{ id, saved_at: savedAt.toISOString() }] : []));
}

type Splittable = {
  booking: OpenedBooking;
  settings: CompanySettings;
  standing: Standing;
  gateway: Gateway | undefined;
};

/** Offers a split if there is time to reach others, and they can pay by card. */
function splitOf(ctx: Context, { booking, settings, standing, gateway }: Splittable): PaymentChoice["split"] {
  const hasTime = typeof splitTimes(booking, settings.policies, ctx.now) !== "string";
  const isWorthIt = standing.all >= 2 * splitLimits.leastShareCents && !owesFeeOnly(booking);
  const isOpen = standing.phase === "payable" && settings.paymentWays.online && gateway !== undefined;
  return isOpen && hasTime && isWorthIt ? "possible" : "no";
}
