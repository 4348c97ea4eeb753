import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import { findAssignmentForEmail, findLiveDriver } from "./email-views.ts";
import { DriverRemoved, driverRemovedWords } from "./emails/driver-removed.tsx";

/** Emails a driver that a trip is no longer theirs, unless they have it again, in another vehicle for example. */
export async function sendDriverRemoved(ctx: Context, event: EventOf<"driver.removed">): Promise<void> {
  const row = await findAssignmentForEmail(ctx.db, event.assignmentId);
  if (!row || (await findLiveDriver(ctx.db, row.tripId)) === row.driverId) return;
  const at = formatMoment(row.pickupAt);
  await ctx.emit({
    type: "notice.wanted",
    driverId: row.driverId,
    to: "/driver/dashboard/trips",
    tag: `trip:${row.tripId}`,
    title: `Trip ${row.reference} is no longer yours`,
    text: `It was planned for ${at}.`,
  });
  await ctx.mail({
    key: `driver-removed:${row.id}`,
    template: "driver-removed",
    to: row.driverEmail ?? "",
    subject: driverRemovedWords.subject({ reference: row.reference, at }),
    about: `booking:${row.reference}`,
    text: {
      event: "driver_removed",
      phone: row.driverPhone,
      neededAt: row.pickupAt,
      tripId: row.tripId,
      facts: { reference: row.reference, at },
    },
    content: createElement(DriverRemoved, {
      company: await findCompany(ctx.db),
      name: row.driverFirstName,
      reference: row.reference,
      at,
    }),
  });
}
