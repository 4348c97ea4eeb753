import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { doneWith, lockCurrent, recordAction } from "../../server/lock-current.ts";
import { findBeingPaid } from "../../server/money-views.ts";
import { moveBooking } from "../../server/move-booking.ts";
import type { bookingHoldsContract } from "../contract.ts";

/** Releases an unpaid booking’s vehicles. If it is rebooked, a card payment comes before a vehicle is reserved. */
export async function releaseHold(ctx: Context, input: ParsedOf<typeof bookingHoldsContract.releaseHold>) {
  const current = await lockCurrent(ctx, input);
  if (!current.ok) return current;
  const { id, reference, state } = current.value;
  if (state !== "awaiting_payment") return refuse("not_held");
  if ((await findBeingPaid(ctx.db, [id], ctx.now)).length > 0) return refuse("being_paid");

  const changes = { isCardOnly: true, holdUntil: ctx.now };
  const moved = await moveBooking(ctx, { id, to: "expired", reason: `hold released: ${input.reason}`, changes });
  if (!moved.ok) return refuse("not_held");
  await ctx.trips.releaseHolds(ctx, id);
  await recordAction(ctx, moved.value, { action: "hold_released", reason: input.reason });

  await ctx.emit({ type: "booking.expired", reference });
  return accept(doneWith(moved.value));
}
