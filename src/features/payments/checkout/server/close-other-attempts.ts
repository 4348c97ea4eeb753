import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { standingOf } from "../../server/describe-payment.ts";
import { endAttempts, promised, untouched } from "../../server/end-attempts.ts";
import { lockPaymentsOf } from "../../server/store.ts";
import { findBookingByReference } from "../../server/views.ts";

/** Once everything is paid, ends the other attempts. */
export async function closeOtherAttempts(
  ctx: Context,
  { reference, paymentId }: EventOf<"payment.succeeded">,
): Promise<void> {
  const booking = await findBookingByReference(ctx.db, reference);
  const attempts = await lockPaymentsOf(ctx.db, booking.id);
  if (standingOf(booking, attempts, ctx.now).all > 0) return;
  const others = attempts.filter(({ id }) => id !== paymentId);
  await endAttempts(ctx, others, { states: [...untouched, ...promised], to: "cancelled", reason: "paid another way" });
}
