import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { localTimeOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import { ReliefForDriver, reliefForDriverWords } from "./emails/relief-for-driver.tsx";
import { tellNews } from "./tell-news.ts";
import { findCrew, findTripForNews } from "./views.ts";

/**
 * A relief vehicle has a driver: notifies the driver who is waiting with the passengers, the guest and the
 * partner. The customer gets the email with the drivers’ details instead.
 */
export async function sendReliefComing(ctx: Context, event: EventOf<"driver.assigned">): Promise<void> {
  const trip = await findTripForNews(ctx.db, event.tripId);
  if (!trip?.continues) return;
  await tellNews(ctx, { kind: "relief", trip, key: event.assignmentId, notifiesCustomer: true });

  const relief = await findCrew(ctx.db, trip.tripId);
  const first = await findCrew(ctx.db, trip.continues);
  if (!relief || relief.assignmentId !== event.assignmentId || !first?.email) return;
  const by = localTimeOf(trip.pickupAt);
  await ctx.emit({
    type: "notice.wanted",
    driverId: first.driverId,
    to: "/driver/dashboard",
    tag: `trip:${trip.continues}`,
    title: `Trip ${trip.reference}: ${relief.firstName} takes over`,
    text: `${relief.vehicle}, ${relief.plate}, expected by ${by}. Please stay with your passengers until then.`,
  });
  await ctx.mail({
    key: `relief-for-driver:${event.assignmentId}`,
    template: "relief-for-driver",
    to: first.email,
    subject: reliefForDriverWords.subject({ reference: trip.reference, first_name: relief.firstName }),
    about: `booking:${trip.reference}`,
    content: createElement(ReliefForDriver, {
      company: await findCompany(ctx.db),
      name: first.firstName,
      reference: trip.reference,
      relief: { name: relief.firstName, phone: relief.phone, vehicle: `${relief.vehicle}, ${relief.plate}` },
      by,
    }),
  });
}
