import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { countLead } from "./count-lead.ts";
import { findSoldBooking } from "./views.ts";

/** A booking request from the site is a lead; test bookings and those entered by our team are not. */
export async function countBookingRequest(ctx: Context, { reference }: EventOf<"booking.created">) {
  const booking = await findSoldBooking(ctx.db, reference);
  if (!booking || booking.isTest || booking.source !== "website") return;
  await countLead(ctx, { reference, path: "/booking", kind: "booking request", service: booking.serviceType });
}
