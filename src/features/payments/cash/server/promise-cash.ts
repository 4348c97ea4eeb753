import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { isTooMuchCash } from "#domain/payment/payment-ways.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { standingOf } from "../../server/describe-payment.ts";
import { endAttempts } from "../../server/end-attempts.ts";
import { recordPaymentMove } from "../../server/move-payment.ts";
import { insertPayment, lockPaymentsOf } from "../../server/store.ts";
import { findBookingByReference, findSettings } from "../../server/views.ts";

type Event = EventOf<"booking.confirmed"> | EventOf<"booking.changed">;

/** Cash agreed with our team becomes due on the trip, as if chosen on the site. */
export async function promiseCash(ctx: Context, { type, reference }: Event): Promise<void> {
  const booking = await findBookingByReference(ctx.db, reference);
  if (booking.paymentMethod !== "cash" || booking.isTest) return;
  if (booking.state !== "confirmed" && booking.state !== "in_progress") return;
  const attempts = await lockPaymentsOf(ctx.db, booking.id);
  const due = attempts.filter(({ state }) => state === "due_on_trip");
  // The customer has just chosen cash on our site, for the full amount.
  if (type === "booking.confirmed" && due.length > 0) return;
  const { all } = standingOf(booking, attempts, ctx.now);
  if (due.some(({ amountCents }) => amountCents === all)) return;
  await endAttempts(ctx, due, { states: ["due_on_trip"], to: "cancelled", reason: "the price has changed" });
  if (all === 0) return;
  const { id, state } = await insertPayment(ctx.db, {
    id: ctx.newId(),
    bookingId: booking.id,
    method: "cash",
    state: "due_on_trip",
    amountCents: all,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await recordPaymentMove(ctx, { id, from: null, to: state, reason: "agreed with the customer" });
  if (type === "booking.changed") await askOurTeam(ctx, booking, all);
}

type Booking = Awaited<ReturnType<typeof findBookingByReference>>;

/** The limit was checked when cash was agreed. A change that exceeds it needs a decision. */
async function askOurTeam(ctx: Context, { reference, pickupAt }: Booking, amountCents: number): Promise<void> {
  const { paymentWays } = await findSettings(ctx.db);
  if (!isTooMuchCash(amountCents, paymentWays)) return;
  const [amount, limit] = [formatMoney(cents(amountCents)), formatMoney(cents(paymentWays.cashAtMostCents))];
  await ctx.emit({
    type: "task.wanted",
    kind: "cash_over_limit",
    subjectKind: "booking",
    subjectId: reference,
    title: `${reference}: the driver would collect ${amount} in cash, over the limit of ${limit}. Ask the customer to pay another way.`,
    dueAt: addHours(pickupAt, -24).toISOString(),
  });
}
