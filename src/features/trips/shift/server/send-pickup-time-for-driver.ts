import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import { PickupTimeForDriver, pickupTimeForDriverWords } from "./emails/pickup-time-for-driver.tsx";
import { findDriversToTell } from "./shift-views.ts";

/** Emails the driver that the pickup time has changed. */
export async function sendPickupTimeForDriver(ctx: Context, event: EventOf<"trip.shifted">): Promise<void> {
  if (event.hasNewDriver) return;
  for (const { assignmentId, driverId, name, email, phone, reference } of await findDriversToTell(
    ctx.db,
    event.tripId,
  )) {
    const [before, at] = [formatMoment(new Date(event.from)), formatMoment(new Date(event.to))];
    await ctx.emit({
      type: "notice.wanted",
      driverId,
      to: "/driver/dashboard/trips",
      tag: `trip:${event.tripId}`,
      title: `Trip ${reference}: new pickup time`,
      text: at,
    });
    await ctx.mail({
      key: `pickup-time-for-driver:${assignmentId}:${event.to}`,
      template: "pickup-time-for-driver",
      to: email ?? "",
      subject: pickupTimeForDriverWords.subject({ reference }),
      about: `booking:${reference}`,
      content: createElement(PickupTimeForDriver, {
        company: await findCompany(ctx.db),
        name,
        reference,
        reason: event.reason,
        from: before,
        to: at,
      }),
      text: {
        event: "driver_pickup_moved",
        phone,
        neededAt: new Date(event.to),
        tripId: event.tripId,
        facts: { reference, at, before },
      },
    });
  }
}
