import { nameOfActor } from "#domain/account/roles.ts";
import { callUs } from "#domain/company/contact-details.ts";
import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { insertChange } from "../../server/change-store.ts";
import { changeRow, recordAction } from "../../server/lock-current.ts";
import { isChangeKnown } from "../../server/money-views.ts";
import { lockBooking } from "../../server/move-store.ts";
import { refundChange } from "../../server/refund-change.ts";
import { findCompany } from "../../server/views.ts";
import { lowerPrice } from "./lower-price.ts";

const line = "Trip ended on the way: price reduced";

/** A trip ended where it broke down: the price is reduced, the customer gets an apology and a refund. */
export async function lowerForAbandoned(ctx: Context, event: EventOf<"trip.abandoned">): Promise<void> {
  const booking = await lockBooking(ctx.db, event.bookingId);
  if (!booking || booking.totalCents === null || event.refundCents === 0) return;
  // The change has the id of the relief trip that doesn’t come, so a repeated event lowers the price once.
  const changeId = event.reliefId;
  if (await isChangeKnown(ctx.db, changeId)) return;
  const price = Math.max(0, booking.totalCents - event.refundCents);
  const lowered = await lowerPrice(ctx, booking, { price, text: line });
  await changeRow(ctx, booking, lowered);
  const by = nameOfActor(ctx.actor);
  const { phone } = await findCompany(ctx.db);
  await insertChange(ctx.db, {
    id: changeId,
    bookingId: booking.id,
    state: "applied",
    proposedBy: by,
    before: {},
    after: {},
    note: line,
    answer: answerOf(event.refundCents, phone),
    differenceCents: price - booking.totalCents,
    decidedBy: by,
    createdAt: ctx.now,
    decidedAt: ctx.now,
  });
  await ctx.emit({ type: "booking.changed", reference: booking.reference, changeId });
  await refundChange(ctx, booking, { totalCents: price, changeId, reasonCode: "VEHICLE_BREAKDOWN" });
  await recordAction(ctx, booking, {
    action: "price_lowered",
    reason: line,
    details: { from_cents: booking.totalCents, to_cents: price },
  });
}

const answerOf = (refundCents: number, phone: string): string =>
  "We’re very sorry: your vehicle broke down and we couldn’t send another one. " +
  `We take ${formatMoney(cents(refundCents))} off the price, and refund what you’ve paid beyond it. ` +
  `If you still need to travel on, ${callUs({ phone })} and we’ll help.`;
