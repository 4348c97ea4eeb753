import { type SQL, sql } from "drizzle-orm";
import { receivedStates } from "#domain/payment/payment-lifecycle.ts";
import type { MoneyState } from "#domain/payment/payment-summary.ts";
import { overStates } from "#domain/trip/trip-on-road.ts";
import { bookings } from "./schema/booking.ts";
import { subquery } from "./subquery.ts";

/*
 * What domain/payment/booking-balance.ts and payment-summary.ts work out, for lists, filters and sums over many bookings.
 * The same words as in the indexes that serve them.
 */
const { state, paymentMethod, totalCents, paidCents, refundedCents, feeCents } = bookings;

/** The customer’s total debt: the price, or the fee; null without a price. */
export const chargeCents: SQL<number | null> = sql<number | null>`booking_charge(${state}, ${totalCents}, ${feeCents})`;

/** The amount the customer owes now. */
export const dueCents: SQL<number> = sql<number>`booking_due(${state}, ${totalCents}, ${paidCents}, ${refundedCents}, ${feeCents})`;

/** The payment status. */
export const moneyState: SQL<MoneyState> = sql<MoneyState>`booking_money(${state}, ${paymentMethod}, ${totalCents}, ${paidCents}, ${refundedCents}, ${feeCents})`;

export const drivenStates = overStates.filter((over) => over !== "cancelled");

/** The customer pays the driver, and no trip of theirs is over yet: nothing is late before the drop-off. */
export const isCashAhead: SQL<boolean> = subquery<boolean>`(${paymentMethod} is not distinct from 'cash' and not exists (
  select 1 from trips driven where driven.booking_id = ${bookings.id} and driven.state in ${drivenStates}))`;

/** Received and not refunded. The booking is updated a moment after its payment. */
export const keptCents = subquery<number>`greatest(${paidCents} - ${refundedCents}, coalesce((
  select sum(had.amount_cents - had.refunded_cents) from payments had where had.booking_id = ${bookings.id}
    and had.state in ${[...receivedStates]}), 0))::int`;

/** The amount that would settle it, by everything recorded here. */
export const toSettleCents = subquery<number>`booking_to_settle(${state}, ${totalCents}, ${keptCents}, 0, ${feeCents})`;
