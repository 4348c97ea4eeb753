import { companyRules } from "#domain/company/company-rules.ts";
import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { recordAction } from "../../server/lock-current.ts";
import { lockBooking } from "../../server/move-store.ts";
import { changeWaiting } from "./change-waiting.ts";

/** Charges waiting beyond the free minutes once a trip has ended. A repeated event charges once. */
export async function chargeWaiting(ctx: Context, { tripId, bookingId }: EventOf<"trip.ended">): Promise<void> {
  const booking = await lockBooking(ctx.db, bookingId);
  // Nothing can be added without an agreed price; our team sees the waiting with the trip.
  if (!booking || booking.isTest || booking.totalCents === null) return;
  const wait = await ctx.trips.takeWait(ctx, tripId);
  if (!wait) return;
  const { totalCents } = await changeWaiting(ctx, booking, {
    leg: wait.leg,
    cents: wait.cents,
    line: lineOf(wait),
    answer: answerOf(wait),
  });
  await recordAction(ctx, booking, {
    action: "waiting_charged",
    details: { from_cents: booking.totalCents, to_cents: totalCents },
  });
}

type Wait = NonNullable<Awaited<ReturnType<Context["trips"]["takeWait"]>>>;

const minutesOf = ({ steps }: Wait) => steps * companyRules.waitStepMinutes;

const lineOf = (wait: Wait): string => `Waiting at the pickup: ${minutesOf(wait)} min beyond the free time`;

const answerOf = (wait: Wait): string =>
  `Your driver waited for you on ${formatMoment(wait.startedAt)}. The first ${wait.freeMinutes} minutes were free. ` +
  `Each further 15 minutes cost ${formatMoney(cents(wait.stepCents))}: ${formatMoney(cents(wait.cents))} for ${minutesOf(wait)} minutes.`;
