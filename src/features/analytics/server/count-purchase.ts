import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { insertVisitEvent } from "./store.ts";
import { findSoldBooking } from "./views.ts";

/** A booking’s first payment makes it a purchase, once, for its full price; test bookings are left out. */
export async function countPurchase(ctx: Context, { reference }: EventOf<"payment.succeeded">) {
  const booking = await findSoldBooking(ctx.db, reference);
  if (!booking || booking.isTest) return;
  await insertVisitEvent(ctx.db, {
    id: ctx.newId(),
    kind: "purchase",
    path: "/payment-success",
    props: { service: booking.serviceType, ...(booking.offer && { offer: booking.offer }) },
    amountCents: booking.totalCents ?? booking.paidCents,
    onceKey: ctx.linkSealFor(`purchase:${reference}`),
    createdAt: ctx.now,
  });
}
