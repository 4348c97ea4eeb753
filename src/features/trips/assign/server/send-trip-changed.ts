import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import { findAssignmentForEmail, findDrivingOf } from "./email-views.ts";
import { TripChanged, tripChangedWords } from "./emails/trip-changed.tsx";
import { driverText, tripToDrive } from "./send-driver-assigned.ts";

/**
 * Sends the new details to every driver who still has a trip of a changed booking. Released drivers have had
 * their own email.
 */
export async function sendTripChanged(ctx: Context, event: EventOf<"booking.changed">): Promise<void> {
  for (const { id } of await findDrivingOf(ctx.db, event.reference)) {
    const row = await findAssignmentForEmail(ctx.db, id);
    if (!row) continue;
    await ctx.emit({
      type: "notice.wanted",
      driverId: row.driverId,
      to: "/driver/dashboard/trips",
      tag: `trip:${row.tripId}`,
      title: `Trip ${row.reference} has changed`,
      text: `Pickup ${formatMoment(row.pickupAt)}. Open the trip to see what’s new.`,
    });
    await ctx.mail({
      key: `trip-changed:${id}:${event.changeId}`,
      template: "trip-changed",
      to: row.driverEmail ?? "",
      subject: tripChangedWords.subject({ reference: row.reference }),
      about: `booking:${row.reference}`,
      content: createElement(TripChanged, {
        company: await findCompany(ctx.db),
        name: row.driverFirstName,
        trip: tripToDrive(row, ctx.now),
        link: `${ctx.siteUrl}/driver/dashboard`,
      }),
      text: { event: "trip_changed", ...driverText(row, `${ctx.siteUrl}/driver/dashboard`) },
    });
  }
}
