import { companyRules } from "#domain/company/company-rules.ts";
import type { EventOf } from "#domain/events.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { moveBooking } from "../../server/move-booking.ts";
import { findToClose } from "./close-views.ts";

/** The last payment for a booking that was completed long enough ago closes it. */
export const closeBooking = (ctx: Context, { reference }: EventOf<"payment.succeeded">): Promise<void> =>
  closeDue(ctx, { reference });

/** Closes completed, paid and invoiced bookings. One that changed meanwhile is left alone. */
export async function closeDue(ctx: Context, only?: { readonly reference: string }): Promise<void> {
  const completedBy = addHours(ctx.now, -24 * companyRules.closesAfterDays);
  for (const id of await findToClose(ctx.db, completedBy, only))
    await moveBooking(ctx, { id, to: "closed", reason: "paid and invoiced" });
}
