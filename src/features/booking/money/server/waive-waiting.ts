import { mayDo, partiesOf, permissionLimits } from "#domain/account/permissions.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { doneWith, recordAction } from "../../server/lock-current.ts";
import { findWaiting } from "../../server/money-views.ts";
import { lockBooking } from "../../server/move-store.ts";
import type { bookingMoneyContract } from "../contract.ts";
import { changeWaiting } from "./change-waiting.ts";

/** Waives waiting time; if it was already charged, the price is reduced again. */
export async function waiveWaiting(ctx: Context, input: ParsedOf<typeof bookingMoneyContract.waiveWaiting>) {
  const waiting = await findWaiting(ctx.db, input.trip_id);
  const booking = waiting && (await lockBooking(ctx.db, waiting.bookingId));
  if (!booking) return refuse("not_found");
  if (!mayWaive(ctx, waiting.cents)) return refuse("over_limit");
  const wait = await ctx.trips.dropWait(ctx, input.trip_id, input.reason);
  if (!wait) return refuse("nothing_due");

  const after =
    wait.state === "charged"
      ? await changeWaiting(ctx, booking, {
          leg: wait.leg,
          cents: -wait.cents,
          line: "Waiting at the pickup: waived",
          answer: `We won’t charge the ${formatMoney(cents(wait.cents))} for waiting after all.`,
        })
      : booking;
  await recordAction(ctx, booking, {
    action: "waiting_waived",
    reason: input.reason,
    details: { amount_cents: wait.cents, from_cents: booking.totalCents, to_cents: after.totalCents },
  });
  return accept(doneWith(after));
}

/** A dispatcher, who knows why the customer was late, up to the price limit; beyond that an administrator. */
const mayWaive = ({ actor }: Context, amount: number): boolean =>
  amount <= permissionLimits.dispatcherOverrideAtMost || mayDo("approve_refund", partiesOf(actor), "other");
