import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { DrivePart } from "../../server/views.ts";
import type { LiveTrip, NewPickup } from "../contract.ts";
import { mayMovePickup } from "./describe-vehicle.ts";

/** After the customer said they are late: the pickup that much later, as far as the booking may still change. */
export async function offerNewPickup(
  ctx: Context,
  { kind, late, may_tell_late }: LiveTrip,
  first: DrivePart,
): Promise<NewPickup | null> {
  if (kind !== "customer" || !late || !may_tell_late || !mayMovePickup(first, ctx.now)) return null;
  const { reference, pickupAt } = first;
  const at = addMinutes(pickupAt, late.minutes);
  const offer = await ctx.bookings.offerPickup(ctx, { reference, pickupAt, at }, new Date(late.told_at));
  if (!offer || offer.standing === "waiting") return offer;
  const { standing, differenceCents, answerDueAt } = offer;
  return {
    standing,
    at: at.toISOString(),
    difference_cents: differenceCents,
    answer_due_at: answerDueAt?.toISOString() ?? null,
  };
}
